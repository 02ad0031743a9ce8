import Testing

@testable import GSDesign

@Suite struct CategoryTests {
  @Test func theServicesHaveFifteenAndSixteenInOrder() {
    #expect(
      Category.all(in: .zatch).map { $0.title[.korean] } == [
        "음식", "생활용품", "가구/인테리어", "디지털기기", "잡화", "의류", "뷰티/미용", "도서/문구류", "문화생활", "게임/취미",
        "스포츠/레저", "반려동물", "식물/원예", "차량용품", "기타물품",
      ])
    #expect(
      Category.all(in: .gatch).map { $0.title[.korean] } == [
        "음식|조리", "음식|비조리", "생활용품", "가구/인테리어", "디지털기기", "잡화", "의류", "뷰티/미용", "도서/문구류",
        "문화생활", "게임/취미", "스포츠/레저", "반려동물", "식물/원예", "차량용품", "기타물품",
      ])
  }

  @Test func anUnknownNumberHasNoTag() {
    #expect(GSTag.category(id: 15, service: .zatch) == nil)
    #expect(GSTag.category(id: 15, service: .gatch)?.title == "기타물품")
    for service in Category.Service.allCases {
      for id in [-1, 16, Int.max, Int.min] {
        #expect(GSTag.category(id: id, service: service) == nil)
      }
    }
  }

  @Test func aNumberMeansSomethingElseInTheOtherService() {
    #expect(GSTag.category(id: 1, service: .zatch)?.title == "생활용품")
    #expect(GSTag.category(id: 1, service: .gatch)?.title == "음식|비조리")
    #expect(
      GSTag.category(id: 3, service: .zatch, language: .english, color: .yellow)?.title
        == "Electronics")
  }
}
