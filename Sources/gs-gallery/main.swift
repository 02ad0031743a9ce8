print("gs-gallery")
