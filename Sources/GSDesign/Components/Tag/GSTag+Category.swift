extension GSTag {
  /// A filled tag with the name of a category, or nil where the service has none of that number.
  ///
  /// ```swift
  /// GSTag.category(id: 3, service: .zatch)?.title   // 디지털기기
  /// GSTag.category(id: 15, service: .zatch)         // nil
  /// ```
  public static func category(
    id: Int, service: Category.Service, language: Language = .korean, color: TagColor = .purple,
    configuration: TagConfiguration = .height20, isSelected: Bool = false
  ) -> FilledTag? {
    Category(id: id, service: service).map {
      filled(
        $0.title[language], color: color, configuration: configuration, isSelected: isSelected)
    }
  }
}
