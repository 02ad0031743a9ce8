import GalleryKit

extension Translations {
  /// The texts of laws and the audit in Korean.
  static let korean = Translations(
    #"""
    %1 on %2 is %3, below %4 for a line that shows a state. =
      %2 위의 %1은(는) %3(으)로 %4보다 낮습니다 (상태를 알리는 선).
    %1 on %2 is %3, below %4 for a mark. = %2 위의 %1은(는) %3(으)로 %4보다 낮습니다 (표시).
    %1 on %2 is %3, below %4 for large words. = %2 위의 %1은(는) %3(으)로 %4보다 낮습니다 (큰 글자).
    %1 on %2 is %3, below %4. = %2 위의 %1은(는) %3(으)로 %4보다 낮습니다.
    A click on %1 acts on %2. = %1을(를) 눌렀는데 %2이(가) 작동합니다.
    A component is one tab stop; arrows, Home and End stay inside. =
      Tab 키는 컴포넌트에서 한 번만 멈추고, 화살표와 Home, End는 그 안에서 움직입니다.
    A disabled member acts. = 비활성 멤버가 작동합니다.
    A disabled member takes this in. = 비활성 멤버가 이것을 받습니다.
    A press acts on release alone, ends when the pointer leaves, and changes no label. =
      버튼을 뗄 때 동작하고, 포인터가 벗어나면 취소되며, 라벨은 바뀌지 않습니다.
    A tab stop does not take the focus. = 탭 자리가 초점을 받지 않습니다.
    After any input, the state is possible and the next key works. =
      어떤 입력 뒤에도 유효한 상태이고, 다음 키가 동작합니다.
    Another renderer draws another look. = 다른 그리개는 다르게 그립니다.
    Backspace = Backspace
    Built twice, it gives two elements. = 두 번 만들면 요소가 다릅니다.
    By %1 it measures %2 and is drawn %3. = %1(으)로 재면 %2이고 그리면 %3입니다.
    Delete = Delete
    Disabled components ignore focus, keys and pointer, and show none of them. =
      비활성 컴포넌트는 초점, 키, 포인터에 반응하지 않습니다.
    Disabled, it acts when pressed. = 비활성인데 누르면 작동합니다.
    Disabled, it is a tab stop. = 비활성인데 탭 자리입니다.
    Disabled, it shows the pointer. = 비활성인데 포인터를 보입니다.
    Disabled, it takes this in. = 비활성인데 이것을 받습니다.
    End = End
    Escape = Escape
    Home = Home
    In %1 it loses tab stops or actions. = %1 안에서 탭 자리나 동작을 잃습니다.
    In %1 states that keys and pointer led to it was not met. = 키와 포인터로 간 상태 %1개 가운데 없었습니다.
    It acts though the pointer has left. = 포인터가 떠났는데 작동합니다.
    It acts when pressed, not on release. = 뗄 때가 아니라 누를 때 작동합니다.
    It does not take the focus any more. = 더는 초점을 받지 않습니다.
    It has %1 tab stops. = 탭 자리가 %1개입니다.
    It has a tab stop, and no axis says that it is focused. = 탭 자리가 있는데, 초점을 말하는 축이 없습니다.
    It has an action, and no state takes a press. = 동작이 있는데, 누름을 받는 상태가 없습니다.
    It has no tab stop. = 탭 자리가 없습니다.
    It has parts that can be used, and its declaration has no step. =
      쓸 수 있는 부분이 있는데, 선언에 step이 없습니다.
    It is disabled. = 비활성입니다.
    It shows nothing. = 아무것도 보이지 않습니다.
    It takes another size than at rest. = 쉴 때와 크기가 다릅니다.
    Its label is another one than at rest. = 쉴 때와 라벨이 다릅니다.
    Jumping to an end twice goes on. = 끝으로 두 번 가면 또 움직입니다.
    Looks the same. = 모양이 같습니다.
    Moving the focus changes the selection (%1). = 초점을 옮기면 선택이 바뀝니다(%1).
    Moving the focus selects nothing unsaid, and the focus is never lost. =
      초점을 옮겨도 선택이 바뀌지 않고, 초점이 사라지지 않습니다.
    No change of the lightness of %1 mends it. = %1의 명도를 바꾸어서는 고칠 수 없습니다.
    No flag overwrites another; clearing one restores the previous state. =
      표시가 서로를 지우지 않습니다. 표시를 끄면 이전 상태로 돌아갑니다.
    No keys and no pointer lead here. = 키로도 포인터로도 올 수 없습니다.
    No keys lead here, nor does the pointer over any of its %1 parts. = 키로도, %1개 부분 위의 포인터로도 올 수 없습니다.
    No possible state has %1. = %1인 상태는 없습니다.
    Setting %1 and taking it back gives another state. = %1을(를) 바꿨다 되돌리면 다른 상태가 됩니다.
    Smallest change: lightness of %1 %2, %3, for %4. = 가장 작은 변경: %1의 명도 %2, %3, 대비 %4.
    States that mean different things look different, without colour as well. =
      의미가 다른 상태는 색 없이도 구별됩니다.
    The focus is lost with its holder. = 지워진 것과 함께 초점이 사라집니다.
    The focus leaves the component. = 초점이 컴포넌트를 벗어납니다.
    The mark of %1 is gone. = %1 표시가 사라졌습니다.
    The measured size is the drawn one, and no state of the moment changes it. =
      측정한 크기와 그린 크기가 같고, 상호작용으로 크기가 바뀌지 않습니다.
    The press stays when the pointer leaves. = 포인터가 떠나도 눌려 있습니다.
    The same state always has the same look. = 같은 상태는 항상 모양이 같습니다.
    This leads to a state that is called impossible: %1 = 없는 상태라고 한 곳에 이릅니다: %1
    This leads to a state that no axis names: its link gives another one. =
      어떤 축도 말하지 않는 상태에 이릅니다. 링크는 다른 상태를 가리킵니다.
    This rule excludes nothing that the others leave: %1 = 이 규칙은 다른 규칙이 남긴 것을 하나도 빼지 않습니다: %1
    Told apart by colour alone. = 색으로만 구별됩니다.
    Told apart by colours that come near for %1: %2 apart at most, %3 for others. =
      %1에서 가까워지는 색으로만 구별됩니다. 차이는 최대 %2, 다른 눈에는 %3.
    activate = 실행
    anything is survived = 무엇이 와도 견딤
    color-alone = 색으로만 구별
    contrast = 대비
    dead-rule = 쓰이지 않는 규칙
    delete everything = 모두 지우기
    disabled rests = 비활성은 쉼
    down = 아래
    empty|rule = 빈 모양
    flags are kept = 표시 유지
    focus = 초점 받기
    focus is not selection = 초점은 선택이 아님
    forgotten = 선언되지 않은 상태
    law = 법칙
    law “%1” = 법칙 “%1”
    left = 왼쪽
    lose the focus = 초점 잃기
    meaning is seen = 뜻이 보임
    merged = 같은 모양
    one tab stop = 탭 자리 하나
    point at %1 = %1 가리키기
    point at nothing = 밖에서 가리키기
    press acts on release = 뗄 때 작동
    press down on %1 = %1 누르기
    release over %1 = %1 떼기
    release over nothing = 밖에서 떼기
    remove = 제거
    right = 오른쪽
    same state, same look = 같은 상태, 같은 모양
    size stays = 크기 유지
    the terminal's own colour = 터미널의 기본색
    type “%1” = “%1” 입력
    unasked = 확인되지 않은 법칙
    under AA = AA 미달
    unreachable = 도달 불가
    up = 위
    vision|rule = 색각
    """#)
}
