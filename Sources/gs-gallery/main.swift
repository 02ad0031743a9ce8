import GalleryTool

Gallery.main()
