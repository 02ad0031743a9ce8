import GalleryKit

extension Translations {
  /// The texts of the four systems' specimens in Korean.
  static let korean = Translations(
    #"""
    A badge needs a tab. = 탭이 없으면 배지도 없습니다.
    A band between sections = 섹션 사이의 띠
    A bar that shows how much is done = 진행 정도를 보여 주는 막대
    A bar with a known end does not move by itself. = 끝을 아는 막대는 저절로 움직이지 않습니다.
    A blocked editor takes neither focus nor pointer. = 차단된 편집기는 초점과 포인터를 받지 않습니다.
    A bookmark that is switched on and off = 켜고 끄는 북마크
    A button that is not visible takes neither focus nor pointer. = 보이지 않는 버튼은 초점과 포인터를 받지 않습니다.
    A button whose label and surface are modified = 라벨과 표면에 모디파이어를 적용한 버튼
    A button with an outline and no fill = 채우기 없이 테두리만 있는 버튼
    A button with round ends, in two heights = 높이가 두 가지인 둥근 버튼
    A centred tag has no inset. = 가운데에 둔 태그에는 안쪽 여백이 없습니다.
    A circle in place of a profile picture = 프로필 사진이 없을 때 놓는 원
    A count beside a label = 라벨 옆에 표시하는 개수
    A disabled button cannot be focused. = 비활성 버튼은 초점을 받지 않습니다.
    A disabled button is neither hovered nor pressed. = 비활성 버튼은 호버와 누름 상태가 없습니다.
    A disabled button keeps its disabled colours. = 비활성 버튼의 색은 바꿀 수 없습니다.
    A disabled field takes neither focus nor pointer. = 비활성 필드는 초점과 포인터를 받지 않습니다.
    A disabled icon takes neither focus nor pointer. = 비활성 아이콘은 초점과 포인터를 받지 않습니다.
    A disabled option takes neither focus nor pointer. = 비활성 옵션은 초점과 포인터를 받지 않습니다.
    A disabled row takes neither focus nor pointer. = 비활성 행은 초점과 포인터를 받지 않습니다.
    A disabled switch takes neither focus nor pointer. = 비활성 스위치는 초점과 포인터를 받지 않습니다.
    A disabled tab takes neither focus nor pointer. = 비활성 탭은 초점과 포인터를 받지 않습니다.
    A disabled tag cannot be focused. = 비활성 태그는 초점을 받지 않습니다.
    A disabled tag is neither hovered nor pressed. = 비활성 태그는 호버와 누름 상태가 없습니다.
    A disabled tag takes neither focus nor pointer. = 비활성 태그는 초점과 포인터를 받지 않습니다.
    A frame around related content = 관련된 내용을 묶는 틀
    A frame in place of a missing image = 이미지가 없을 때 놓는 틀
    A frame of a thin line = 얇은 테두리의 틀
    A full-width primary action = 화면 너비를 채우는 주요 동작
    A label with a thin outline that cannot be pressed = 누를 수 없는 얇은 테두리 태그
    A loading page has no bookmark. = 불러오기 전에는 북마크가 없습니다.
    A message that disappears by itself = 자동으로 사라지는 알림
    A message that has to be answered = 답해야 하는 메시지
    A notification in the colour of its service = 서비스 색으로 표시하는 알림
    A pane that comes up from the bottom = 아래에서 올라오는 시트
    A press gives the focus. = 누르면 초점을 받습니다.
    A quiet button in the accent = 강조색 글자의 조용한 버튼
    A quiet ground around a field or a note = 입력이나 메모를 감싸는 바탕
    A quieter tag with an outline and no fill = 채우기 없이 선으로 그린 선 태그
    A ring that turns while something loads = 불러오는 동안 도는 고리
    A round button above the content = 콘텐츠 위에 떠 있는 둥근 버튼
    A round check that is switched on and off = 켜고 끄는 둥근 체크
    A row that opens to show more = 펼치면 내용이 더 보이는 행
    A set of tags that wraps onto several rows = 여러 행으로 배치되는 태그 그룹
    A single line of text to type = 한 줄 텍스트 입력
    A single tab of the home screen = 홈 화면의 탭 하나
    A small button in the accent = 강조색의 작은 버튼
    A small button with a grey outline = 회색 테두리의 작은 버튼
    A surface with padding = 패딩이 있는 표면
    A tag to press, and to remove while its list is edited = 누를 수 있고, 목록을 편집할 때 제거할 수 있는 태그
    A task in a list, with a switch and a delete button = 스위치와 삭제 버튼이 있는 할 일
    A text button with an icon before it = 앞에 아이콘이 있는 텍스트 버튼
    A text button without a background = 배경이 없는 텍스트 버튼
    A thin line = 얇은 선
    A title with a control at its end = 끝에 컨트롤이 있는 목록 행
    Activity has no filter. = 활동에는 필터가 없습니다.
    All lines of a short log are in view. = 짧은 로그는 모든 줄이 보입니다.
    An answer in a dialog = 대화 상자의 답변 버튼
    An arrow at its bound takes no pointer. = 끝에 닿은 화살표는 포인터를 받지 않습니다.
    An article in a list, with a bookmark = 북마크가 있는 목록의 아티클
    Asks for a name of at most 10 characters = 10자 이내의 이름을 입력받습니다
    Asks for a week from 4 to 40 = 4주에서 40주 사이의 주차를 입력받습니다
    Bars in place of text that is loading = 불러오는 동안 텍스트 자리에 놓는 막대
    Counts in a profile = 프로필의 개수
    Fields with their messages, and a button that submits them = 안내가 있는 필드와 제출 버튼
    Finds a place by its name = 이름으로 장소를 찾는 입력
    GitSpace's text styles = GitSpace의 텍스트 스타일
    Goes from week to week = 한 주씩 이동합니다
    Goes to the next step, shown only while the input is valid = 입력이 유효할 때만 보이는 다음 단계 버튼
    Hugging has no effect between two pinned edges. = 두 변을 고정하면 hugging은 효과가 없습니다.
    Keys and their actions in one line = 키와 동작을 한 줄로 표시
    Labels an item or filters a list = 항목에 라벨을 붙이거나 목록을 필터링합니다
    Lines that are only read, such as a log = 로그처럼 읽기만 하는 여러 줄
    LionHeart's text styles = LionHeart의 텍스트 스타일
    No such answer. = 그런 답은 없습니다.
    One's own message in a chat = 채팅에서 내가 보낸 메시지
    One's own message, compact = 내가 보낸 메시지(작게)
    Only a loading page moves by itself. = 불러오는 동안에만 저절로 움직입니다.
    Only the second tag can be disabled, and there is none. = 비활성이 될 수 있는 두 번째 태그가 없습니다.
    Options of which exactly one is chosen = 반드시 하나를 선택하는 옵션
    Options with a ring before each = 앞에 고리가 있는 옵션
    Panels are distinguished by their surface levels, not by frames. = 패널은 테두리가 아니라 표면 단계로 구별합니다.
    Photographs in three columns = 세 열로 놓은 사진
    Primary action, one per screen = 화면마다 하나만 두는 주요 동작
    Put two asterisks around words to make them bold. = * 두 개로 감싸면 굵게 표시됩니다.
    RIBs-todo's text styles = RIBs-todo의 텍스트 스타일
    Reports someone for a reason = 이유를 골라 신고합니다
    Rows of cells below titles that sort them = 제목으로 정렬하는 표의 행
    Rows that are not sorted have no direction. = 정렬하지 않은 행에는 방향이 없습니다.
    Rows to choose one from = 하나를 선택하는 여러 행
    Says whether a search is filtered = 검색 필터가 켜졌는지 보여 줍니다
    Searches, on a heavy line = 굵은 선 위의 검색 입력
    Searches, with a magnifier before the text = 돋보기가 있는 검색 입력
    Secondary action = 보조 동작
    Sections of an app as icons = 아이콘만 있는 앱 섹션 탭
    Sections of an app in small letters = 작은 글자의 앱 섹션 탭
    Several lines of text to type = 여러 줄 텍스트 입력
    Shows a bar, a card and tabs together. = 내비게이션 바, 카드, 탭이 함께 놓인 화면을 보여 줍니다.
    Shows a tag group and the list it filters. = 태그 그룹과 그것으로 거르는 목록이 함께 놓인 화면을 보여 줍니다.
    Shows tabs, a filter and cards together. = 탭, 필터, 카드가 함께 놓인 화면을 보여 줍니다.
    Someone else's message in a chat = 채팅에서 상대가 보낸 메시지
    Someone else's message, compact = 상대가 보낸 메시지(작게)
    Starred repositories and activity = 스타한 저장소와 활동
    Tabs at the bottom of an app = 앱 하단의 탭
    Tabs at the top of a screen = 화면 상단의 탭
    Tags that filter a list = 목록을 거르는 태그
    The article of the day = 오늘의 아티클
    The bar at the top of a screen, without a line = 선이 없는 화면 위의 막대
    The bar at the top of a screen: title, way back, actions = 화면 위의 막대: 제목, 뒤로 가기, 동작
    The bar has fewer members than that. = 막대의 항목 수가 그보다 적습니다.
    The button takes the pointer only when there is something to send. = 보낼 내용이 있을 때만 버튼이 포인터를 받습니다.
    The button works once a reason is chosen; the chosen one is taken back by a press. =
      이유를 고르면 버튼을 쓸 수 있고, 고른 이유는 다시 누르면 취소됩니다.
    The days of a challenge, those done marked = 완료한 날을 표시하는 챌린지 달력
    The focus has already left the fields before it. = 초점보다 앞에 있는 필드는 이미 지나온 필드입니다.
    The focus is on the chosen option, or beside it if it is disabled. =
      초점은 선택한 옵션에 있고, 그 옵션이 비활성이면 그 옆에 있습니다.
    The icon tabs of a profile = 프로필의 아이콘 탭
    The level of a challenge = 챌린지의 단계
    The message of an empty list = 비어 있는 목록의 안내
    The message of someone who knocks = 노크한 사람의 메시지
    The name of a new tag = 새 태그의 이름 입력
    The pointer is on neither arrow. = 포인터가 화살표 위에 없습니다.
    The row has no such part. = 행에 그런 부분이 없습니다.
    The screen has fewer members than that. = 화면의 항목 수가 그보다 적습니다.
    The setting of the appearance = 화면 모드 설정
    The tag of a town, removed by a press = 누르면 제거되는 동네 태그
    The title of a screen, alone at its top = 화면 맨 위의 큰 제목
    The title of a section with a button = 버튼이 있는 섹션 제목
    The title of a task, in a thin line = 얇은 테두리의 할 일 제목 입력
    The way on from a screen, with round ends = 다음 화면으로 가는 둥근 버튼
    There are fewer tabs than that. = 탭 수가 그보다 적습니다.
    There are fewer tags than that. = 태그 수가 그보다 적습니다.
    Turns a setting on and off = 설정을 켜고 끄는 스위치
    Two items placed by constraints between their anchors = 앵커 사이의 제약으로 배치한 두 항목
    Two panes below one another with a divider to move = 구분선을 옮길 수 있는 위아래 두 패널
    Two panes side by side with a divider to move = 구분선을 옮길 수 있는 좌우 두 패널
    Use above a grid of photographs. For words use tab-bar/home. =
      사진 격자 위에 사용합니다. 글자 탭에는 tab-bar/home을 사용합니다.
    Use above a list of places. To find things use search. =
      장소 목록 위에 사용합니다. 물건을 찾을 때는 search를 사용합니다.
    Use above a part of a list. For a screen use navigation-bar. =
      목록의 한 부분 위에 사용합니다. 화면에는 navigation-bar를 사용합니다.
    Use above the days of a challenge. For a count use badge/default. =
      챌린지 날짜 위에 사용합니다. 개수에는 badge/default를 사용합니다.
    Use above the keyboard of a form. To show that something is missing use round, disabled. =
      입력 화면의 키보드 위에 사용합니다. 입력이 부족함을 보여 줄 때는 비활성 round를 사용합니다.
    Use above the results of a search. The filters themselves are tags. =
      검색 결과 위에 사용합니다. 필터 자체는 태그입니다.
    Use as the one thing on a screen. To find a place use location. =
      화면에 검색만 있을 때 사용합니다. 장소를 찾을 때는 location을 사용합니다.
    Use at the bottom of a chat. For one line use text-field. =
      채팅 화면 아래에 사용합니다. 한 줄만 입력할 때는 text-field를 사용합니다.
    Use at the bottom of a screen, with the keys that work there. = 화면 아래에 두고, 지금 쓸 수 있는 키만 표시합니다.
    Use at the bottom of a screen. In a form that may be incomplete use pill, disabled. =
      화면 아래에 사용합니다. 입력이 부족할 수 있는 화면에는 비활성 pill을 사용합니다.
    Use at the bottom of an onboarding screen. Among other content use primary. =
      온보딩 화면 아래에 사용합니다. 다른 내용과 함께 있을 때는 primary를 사용합니다.
    Use at the left of a chat about goods. For one's own use bubble/sent. =
      물건을 이야기하는 채팅 왼쪽에 사용합니다. 내 메시지에는 bubble/sent를 사용합니다.
    Use at the left of a chat. For one's own messages use bubble/mine. =
      채팅 왼쪽에 사용합니다. 내 메시지에는 bubble/mine을 사용합니다.
    Use at the right of a chat about goods. For others' use bubble/received. =
      물건을 이야기하는 채팅 오른쪽에 사용합니다. 상대의 메시지에는 bubble/received를 사용합니다.
    Use at the right of a chat. For others' messages use bubble/theirs. =
      채팅 오른쪽에 사용합니다. 상대의 메시지에는 bubble/theirs를 사용합니다.
    Use at the top of a list. For one word use add-tag. = 목록 위에 사용합니다. 한 단어에는 add-tag를 사용합니다.
    Use at the top of a profile. For new items use badge. = 프로필 위에 사용합니다. 새로운 것의 개수에는 badge를 사용합니다.
    Use before what cannot be undone. To confirm an action use a toast. =
      되돌릴 수 없는 동작 전에 사용합니다. 작업 결과는 토스트로 알립니다.
    Use below the tabs of a profile. For one picture use image/placeholder. =
      프로필 탭 아래에 사용합니다. 사진 하나에는 image/placeholder를 사용합니다.
    Use beside a filled button of the same task. For another task use neutral. =
      같은 작업의 채워진 버튼 옆에 사용합니다. 다른 작업에는 neutral을 사용합니다.
    Use beside filled tags for less important labels. It cannot be disabled. =
      채워진 태그 옆에서 덜 중요한 라벨에 사용합니다. 비활성 상태가 없습니다.
    Use beside other content. As wide as the screen use fill. =
      다른 내용 옆에 사용합니다. 화면 너비로 채울 때는 fill을 사용합니다.
    Use between parts of a screen. Between rows use divider/line. =
      화면의 부분 사이에 사용합니다. 행 사이에는 divider/line을 사용합니다.
    Use between rows. Between sections use divider/section. =
      행 사이에 사용합니다. 섹션 사이에는 divider/section을 사용합니다.
    Use for a fixed number of days. To show a share use progress. =
      정해진 일수에 사용합니다. 비율을 보여 줄 때는 progress를 사용합니다.
    Use for a list and its details. For content above its output use rows. =
      목록과 그 세부 내용에 사용합니다. 내용 아래에 출력이 있으면 rows를 사용합니다.
    Use for a number to type. To go from week to week use stepper/week. =
      숫자를 직접 입력할 때 사용합니다. 한 주씩 이동할 때는 stepper/week를 사용합니다.
    Use for a setting that takes effect at once. To choose an item use toggle/icon. =
      바로 적용되는 설정에 사용합니다. 항목을 고를 때는 toggle/icon을 사용합니다.
    Use for a text of several lines that is not sent. To send one use editor. =
      보내지 않는 여러 줄의 글에 사용합니다. 보내는 글에는 editor를 사용합니다.
    Use for a whole screen. Where its shape is known use skeleton. =
      화면 전체를 불러올 때 사용합니다. 형태를 알면 skeleton을 사용합니다.
    Use for categories and states. For actions use a button. = 분류와 상태에 사용합니다. 동작에는 버튼을 사용합니다.
    Use for content above its output. For a list and its details use columns. =
      내용과 그 아래의 출력에 사용합니다. 목록과 세부 내용에는 columns를 사용합니다.
    Use for counts on a first screen. completed is for finished items. =
      첫 화면의 개수에 사용합니다. completed는 끝난 것에 사용합니다.
    Use for items of a list or a screen. For whole panes use panel. =
      목록이나 화면의 항목에 사용합니다. 전체 패널에는 panel을 사용합니다.
    Use for long lists of which few parts are read at once. = 한 번에 일부만 읽는 긴 목록에 사용합니다.
    Use for names and searches. The caret moves by whole characters. =
      이름이나 검색어에 사용합니다. 커서는 글자 단위로 움직입니다.
    Use for options that are sentences. For short ones use radio/group. =
      문장으로 된 옵션에 사용합니다. 짧은 옵션에는 radio/group을 사용합니다.
    Use for output that grows. For rows to choose from use list. =
      늘어나는 출력에 사용합니다. 고를 수 있는 행에는 list를 사용합니다.
    Use for rare actions. Destructive ones have a mark. = 드문 동작에 사용합니다. 삭제 동작에는 표시가 붙습니다.
    Use for rare edits, such as to a profile. For the next step use round. =
      프로필처럼 드물게 바꾸는 것에 사용합니다. 다음 단계에는 round를 사용합니다.
    Use for settings in a list. The control alone takes the focus. = 목록의 설정에 사용합니다. 초점은 컨트롤만 받습니다.
    Use for settings, results and trees. For a few short labels use tag/group. =
      설정, 검색 결과, 트리에 사용합니다. 짧은 라벨 몇 개에는 tag/group을 사용합니다.
    Use for the first message of a stranger. In a chat use bubble. =
      모르는 사람의 첫 메시지에 사용합니다. 채팅에는 bubble을 사용합니다.
    Use for the one thing to add on a screen. The label is a single glyph. =
      화면에서 추가하는 동작 하나에 사용합니다. 라벨은 글리프 하나입니다.
    Use for the sections of an app. For views of the same content use tab-bar/home. =
      앱의 섹션에 사용합니다. 같은 콘텐츠를 나눠 볼 때는 tab-bar/home을 사용합니다.
    Use for the towns of a person. To filter use tag/filled. = 내 동네에 사용합니다. 필터에는 tag/filled를 사용합니다.
    Use for two to four short options. For none or several use tag/group. =
      짧은 옵션 두 개에서 네 개에 사용합니다. 선택하지 않거나 여러 개를 고를 때는 tag/group을 사용합니다.
    Use for two to seven views of the same content. For sections of an app use tab-bar/bottom. =
      같은 콘텐츠를 두 가지에서 일곱 가지로 나눠 볼 때 사용합니다. 앱의 섹션에는 tab-bar/bottom을 사용합니다.
    Use for work of more than a second. Where its length is not known use indeterminate. =
      1초가 넘는 작업에 사용합니다. 길이를 모르면 indeterminate를 사용합니다.
    Use in a row of knocks. For a count use badge. = 노크 목록의 행에 사용합니다. 개수에는 badge를 사용합니다.
    Use in lists of articles. Opening and bookmarking are two actions. =
      아티클 목록에 사용합니다. 열기와 북마크는 서로 다른 동작입니다.
    Use in lists of filters. For labels alone use tag/filled. =
      필터 목록에 사용합니다. 표시만 할 때는 tag/filled를 사용합니다.
    Use in lists of tasks. Ask with an alert before deleting. = 할 일 목록에 사용합니다. 삭제하기 전에 알림창으로 확인합니다.
    Use in place of the rows. While they load use skeleton. = 행 대신 사용합니다. 불러오는 동안에는 skeleton을 사용합니다.
    Use in rows and lists, several at a time. For the main action use primary. =
      행과 목록에서 여러 개를 함께 사용합니다. 가장 중요한 동작에는 primary를 사용합니다.
    Use in the list of notifications. What goes away by itself is a toast. =
      알림 목록에 사용합니다. 저절로 사라지는 것은 토스트입니다.
    Use in the settings of an app. A switch is for two values, this for three. =
      앱 설정에 사용합니다. 값이 둘이면 스위치를, 셋이면 이것을 사용합니다.
    Use in the sheet that adds a tag. To search use search-bar. =
      태그를 추가하는 시트에 사용합니다. 검색에는 search-bar를 사용합니다.
    Use inside a screen that has tabs of its own. For the screen use tab-bar/home. =
      이미 탭이 있는 화면 안에서 사용합니다. 화면 자체에는 tab-bar/home을 사용합니다.
    Use inside of a card or a screen. For the card itself use default. =
      카드나 화면 안에 사용합니다. 카드 자체에는 default를 사용합니다.
    Use on a profile, beside compact. For the same task as a filled button use outlined. =
      프로필에서 compact 옆에 사용합니다. 채워진 버튼과 같은 작업에는 outlined를 사용합니다.
    Use on a profile, beside neutral. = 프로필에서 neutral 옆에 사용합니다.
    Use on a profile. For a row or an article use image/placeholder. =
      프로필에 사용합니다. 행이나 아티클에는 image/placeholder를 사용합니다.
    Use on a screen with a title of its own. With a line use navigation-bar/default. =
      제목이 있는 화면에 사용합니다. 선이 필요하면 navigation-bar/default를 사용합니다.
    Use on the first screen of a flow. With a way back use navigation-bar/header. =
      흐름의 첫 화면에 사용합니다. 뒤로 갈 수 있으면 navigation-bar/header를 사용합니다.
    Use one on every screen: root in a tab, pushed with a way back, presented with a cross. =
      화면마다 하나를 둡니다. 탭의 첫 화면은 root, 들어간 화면은 pushed, 위에 띄운 화면은 presented입니다.
    Use one per screen. For less important actions use secondary. =
      한 화면에 하나만 사용합니다. 덜 중요한 동작에는 secondary를 사용합니다.
    Use to add and to change a task. For several lines use editor. =
      할 일을 추가하거나 바꿀 때 사용합니다. 여러 줄에는 editor를 사용합니다.
    Use to agree or to mark an item. For one of several use radio. =
      동의하거나 항목을 표시할 때 사용합니다. 여럿 중 하나에는 radio를 사용합니다.
    Use to ask for several things at once. For one question use field/nickname. =
      여러 가지를 한 번에 입력받을 때 사용합니다. 질문 하나에는 field/nickname을 사용합니다.
    Use to bookmark an item. For an action use button/secondary. =
      항목을 북마크할 때 사용합니다. 동작에는 button/secondary를 사용합니다.
    Use to choose from a few options. For many options use a list. =
      몇 가지 중에서 선택할 때 사용합니다. 선택지가 많으면 목록을 사용합니다.
    Use to choose without leaving the screen. For a yes or no use an alert. =
      화면을 떠나지 않고 고를 때 사용합니다. 예/아니요는 알림창을 사용합니다.
    Use to confirm an action. Do not use it for questions. =
      작업 결과를 알릴 때 사용합니다. 답이 필요한 질문에는 사용하지 않습니다.
    Use to count new items. From 100 it shows 99+; at 0 omit it. =
      새로운 항목의 개수에 사용합니다. 100부터는 99+로 표시하고, 0이면 표시하지 않습니다.
    Use to lay out tabs yourself. For a whole row use tab-bar/home. =
      탭을 직접 배치할 때 사용합니다. 한 줄 전체에는 tab-bar/home을 사용합니다.
    Use to mark a category or a status. To filter use tag/stroke. =
      카테고리나 상태를 표시할 때 사용합니다. 필터에는 tag/stroke를 사용합니다.
    Use two side by side, cancel first. For a whole dialog use alert. =
      취소를 먼저 두고 나란히 사용합니다. 대화 상자 전체에는 alert을 사용합니다.
    Use where a form asks for one short text. Without a rule use text-field. =
      짧은 텍스트 하나를 입력받을 때 사용합니다. 규칙이 없으면 text-field를 사용합니다.
    Use where a screen needs one measure or colour of its own. For another look use another style. =
      한 화면에서만 크기나 색을 바꿀 때 사용합니다. 형태가 다른 버튼에는 다른 스타일을 사용합니다.
    Use where a sheet opens. For a row that opens in place use disclosure. =
      시트가 열리는 곳에 사용합니다. 제자리에서 펼쳐질 때는 disclosure를 사용합니다.
    Use where an icon says more than a word. Without one use plain-text. =
      아이콘이 글자보다 뜻이 분명할 때 사용합니다. 아이콘이 없으면 plain-text를 사용합니다.
    Use where an image may be missing. While text loads use skeleton. =
      이미지가 없을 수 있는 자리에 사용합니다. 텍스트를 불러올 때는 skeleton을 사용합니다.
    Use where every section is known by its icon. Otherwise use tab-bar/bottom. =
      아이콘만으로 알 수 있는 섹션에 사용합니다. 아니면 tab-bar/bottom을 사용합니다.
    Use where neighbours are looked at in turn. For any week use field/week. =
      앞뒤로 차례차례 볼 때 사용합니다. 특정 주차로 갈 때는 field/week를 사용합니다.
    Use where rows and columns are not enough. Conflicts and open sizes are shown as sentences. =
      행과 열로 배치하기 어려울 때 사용합니다. 충돌하는 제약과 정해지지 않은 크기는 문장으로 알려 줍니다.
    Use where rows are compared by more than one value. For one value use list. =
      행을 여러 값으로 비교할 때 사용합니다. 값이 하나면 list를 사용합니다.
    Use where the content matters more than the sections. With a mark use tab-bar/bottom. =
      섹션보다 내용이 중요할 때 사용합니다. 표시가 필요하면 tab-bar/bottom을 사용합니다.
    Use while content loads whose shape is known. Otherwise use progress. =
      형태를 아는 내용을 불러올 때 사용합니다. 모르면 progress를 사용합니다.
    What became of a knock = 노크의 결과
    While it is not known how much is done, no number says it. = 진행 정도를 모를 때는 숫자가 없습니다.
    With automatic activation the focus is on the selected tab, or beside it if it is disabled. =
      자동 활성화에서는 초점이 선택된 탭에 있고, 그 탭이 비활성이면 그 옆에 있습니다.
    With fewer than two tabs none can be disabled. = 탭이 두 개보다 적으면 비활성 탭이 없습니다.
    Without a button there is nothing to focus. = 버튼이 없으면 초점도 없습니다.
    Without a pointer no part of the form is under it. = 포인터가 없으면 포인터 위치도 없습니다.
    Without a pointer no title is under it. = 포인터가 없으면 포인터 아래의 제목도 없습니다.
    Without a width that competes with it, a priority changes nothing. =
      경쟁하는 너비가 없으면 우선순위는 아무것도 바꾸지 않습니다.
    Without focus no part of the form has it. = 초점이 없으면 초점을 가진 부분도 없습니다.
    Without focus no tab has it. = 초점이 없으면 초점 위치도 없습니다.
    Without focus no title has it. = 초점이 없으면 초점을 가진 제목도 없습니다.
    Without tabs there is nothing to focus. = 탭이 없으면 초점도 없습니다.
    Without tags there is nothing to focus. = 태그가 없으면 초점도 없습니다.
    Without tags there is nothing to remove. = 태그가 없으면 제거할 것도 없습니다.
    Words on the accent keep the ink of the accent. = 강조색 위의 글자색은 바꿀 수 없습니다.
    Words that switch between pages = 페이지를 바꾸는 글자 탭
    Words with an arrow that opens a choice = 선택지를 여는 화살표가 있는 글자
    Writes and sends a message = 메시지를 쓰고 보냅니다
    Zatch's text styles = Zatch의 텍스트 스타일
    """#)
}
