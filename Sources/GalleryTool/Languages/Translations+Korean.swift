import GalleryKit

extension Translations {
  /// The texts of the commands in Korean.
  static let korean = Translations(
    #"""
    %1 The last good colours stay. = %1 마지막으로 올바르던 색을 그대로 씁니다.
    %1 answered with a web page instead of tokens; you may have to log in =
      %1에서 토큰 대신 웹 페이지가 왔습니다. 로그인이 필요할 수 있습니다
    %1 awkward texts = 까다로운 글 %1개
    %1 cannot be started: %2 = %1 실행 실패: %2
    %1 cannot be written: %2. = %1에 쓸 수 없습니다: %2.
    %1 days ago = %1일 전
    %1 distances = 간격 %1개
    %1 hours ago = %1시간 전
    %1 is gone; %2 was not written. = %1 파일이 없어져 %2을(를) 저장하지 못했습니다.
    %1 is read-only. = %1은(는) 읽기 전용입니다.
    %1 lengths of shadows = 그림자 길이 %1개
    %1 minutes ago = %1분 전
    %1 more looks = 모양 %1개 더 보기
    %1 of %2 states seen = 상태 %2개 중 %1개를 봄
    %1 opacities = 불투명도 %1개
    %1 radii = 모서리 반경 %1개
    %1 s left = %1초 남음
    %1 s: press a key = %1초: 키를 누르세요
    %1 sizes = 크기 %1개
    %1 states = 상태 %1개
    %1 states look like this = 이 모양인 상태 %1개
    %1 states, %2 looks = 상태 %1개, 모양 %2개
    %1 strokes = 선 두께 %1개
    %1 text styles = 텍스트 스타일 %1개
    %1 values = 값 %1개
    %1 was changed by another program; nothing was written. Save again once the new values show. =
      다른 프로그램이 %1을(를) 바꾸어 저장하지 않았습니다. 새 값이 보이면 다시 저장하세요.
    %1 was read again. = %1: 다시 읽었습니다.
    %1: %2 colours changed: %3 = %1: 바뀐 색 %2개 – %3
    %1: %2.|problems = %1: 값을 얻지 못한 토큰 – %2.
    %1: guessed %2. = %1: 추측한 역할 – %2.
    %1: guessed by name %2. %3 of these names are names of the four systems' components; the others are listed and not drawn. =
      %1: 이름으로 추측한 값 – %2. 네 시스템의 컴포넌트가 쓰는 이름은 %3개이며, 나머지는 목록에만 나옵니다.
    %1: no token for %2; drawn as in %3. = %1: 토큰이 없는 역할 – %2. %3 테마의 색으로 그립니다.
    %1; colours of %2 = %1 · %2 색
    %1; neutral colours = %1 · 중립 색
    Axes = 축
    Blink = 깜박이기
    Changed in this branch since %1: %2 causes = %1 이후 이 브랜치의 변경: 원인 %2개
    Close = 닫기
    Colour roles = 색 역할
    Comparison mode = 비교 방식
    Components = 컴포넌트
    Copied = 복사했습니다
    Copy link = 링크 복사
    Difference = 차이
    Filter = 필터
    Find components and states by all of these words = 컴포넌트와 상태에 모두 포함된 단어로 찾기
    Impossible combinations = 불가능한 조합
    Keys = 키
    Light or dark = 라이트 또는 다크
    No differences from the baselines, but this branch has changed them: see below. =
      기준과 차이가 없지만 이 브랜치가 기준을 바꾸었습니다. 아래를 보세요.
    No differences from the baselines. = 기준과 차이가 없습니다.
    No matches = 검색 결과가 없습니다
    Overview = 개요
    Position of the slider = 슬라이더 위치
    Saved %1 in %2. = %1을(를) %2에 저장했습니다.
    Search terms = 검색어
    Side by side = 나란히
    Skip to the components = 컴포넌트로 건너뛰기
    Skip to the differences = 차이로 건너뛰기
    Slider = 슬라이더
    Still there? Closing in %1 s: press any key to stay. = 계신가요? %1초 뒤에 닫습니다. 아무 키나 누르면 계속합니다.
    Still there? Closing in %1 seconds: type a line to stay. = 계신가요? %1초 뒤에 닫습니다. 한 줄을 입력하면 계속합니다.
    Thank you for visiting! = 둘러봐 주셔서 고맙습니다!
    The baselines have not changed. = 기준이 바뀌지 않았습니다.
    The gallery closed, as no key was pressed for a while. Come back whenever you like! =
      한동안 누른 키가 없어 갤러리를 닫았습니다. 언제든 다시 오세요!
    The run ended early. There may be more differences. = 실행이 일찍 끝났습니다. 차이가 더 있을 수 있습니다.
    The text could not be copied = 복사하지 못했습니다
    The time of this visit is over. Thank you for looking, and come back whenever you like! =
      관람 시간이 끝났습니다. 둘러봐 주셔서 고맙습니다. 언제든 다시 오세요!
    The value of %1 cannot be written as one colour; %2 stays as it is. =
      %1의 값은 색 하나로 쓸 수 없어 %2을(를) 그대로 둡니다.
    The value of %1 cannot be written as one number; %2 stays as it is. =
      %1의 값은 수 하나로 쓸 수 없어 %2을(를) 그대로 둡니다.
    The value of %1 is a YAML alias; change the value at its anchor in %2. =
      %1의 값은 YAML 별칭입니다. %2의 앵커에서 값을 바꾸세요.
    This visit ends in %1 s. = %1초 뒤에 관람 시간이 끝납니다.
    Visual review = 시각 리뷰
    Words of a link, a cause or a theme, all of which must be there = 링크나 원인, 테마에 모두 있어야 하는 낱말
    a moment ago = 방금
    after = 변경 후
    and %1 more = 그 밖에 %1개
    axis = 축
    before = 변경 전
    before → after = 이전 → 이후
    by distance %1 = 색 거리로 %1
    by name %1 = 이름으로 %1
    cause = 원인
    clipped = 잘림
    copy the command = 명령 복사
    curl failed with %1 = curl이 %1번 오류로 끝났습니다
    curl failed: %1 = curl 오류 – %1
    default = 기본
    end of the tape = 테이프 끝
    enlarge, shrink = 확대, 축소
    excludes %1, %2 of them alone = %1개를 막고, 그중 %2개는 이것만 막음
    file = 파일
    filter = 필터
    go to changed, new, deleted, renamed, same = 변경, 추가, 삭제, 이름 변경, 동일로 이동
    held = 고정
    interrupted = 중단되었습니다
    keyboard shortcuts = 키보드 단축키
    leave = 나가기
    line %1 failed = %1번째 줄 실패
    looks = 모양
    meaning = 의미
    next comparison mode = 다음 비교 방식
    next look = 다음 모양
    no answer within %1 seconds = %1초 안에 응답이 끝나지 않았습니다
    no server has that name = 그런 이름의 서버가 없습니다
    not drawn = 그리지 못함
    palette %1 = 팔레트 %1
    part %1 of %2 = %2부분 중 %1
    previous, next difference = 이전, 다음 차이
    same = 같음
    servers are asked by the program curl, which is not installed =
      서버에서 받으려면 curl 프로그램이 필요한데 설치되어 있지 않습니다
    shows nothing = 아무것도 표시되지 않음
    since %1 = %1 이후
    space pauses, ← → step, q quits, any other key tries it =
      space 일시 정지, ← → 단계, q 종료, 다른 키로 직접 해 보기
    space plays, ← → step, q quits, any other key tries it = space 재생, ← → 단계, q 종료, 다른 키로 직접 해 보기
    states = 상태
    the answer cannot be decompressed = 응답의 압축을 풀 수 없습니다
    the answer ended too early = 응답이 도중에 끊겼습니다
    the answer is larger than %1 = 응답이 %1보다 큽니다
    the command failed with %1 = 명령이 %1번 오류로 끝났습니다
    the command failed with %1: %2 = 명령이 %1번 오류로 끝났습니다 – %2
    the server answered %1 = 서버가 %1(으)로 응답했습니다
    the server answered nothing = 서버가 아무것도 보내지 않았습니다
    the server cannot be reached = 서버에 연결할 수 없습니다
    the server could not prove who it is: %1 = 서버의 인증서를 믿을 수 없습니다 – %1
    the server redirects in circles = 서버가 계속 다른 주소로 보냅니다
    the server redirects to %1, which is not encrypted = 서버가 암호화되지 않은 %1(으)로 보냅니다
    the server redirects to an address that is not asked = 서버가 허용되지 않은 주소로 보냅니다
    the server was not reached in time = 서버에 제시간에 연결하지 못했습니다
    tier = 단계
    token %1 = 토큰 %1
    unread = 읽지 못함
    values, the default first = 값, 기본값 먼저
    variant = 변형
    variants = 변형
    was %1 = 전에는 %1
    """#)
}
