import ColorScience
import GSDesign

/// The style of a page, in the colours of the gallery's own theme.
struct PageStyle {
  /// What only this page has, after what all pages have.
  let rules: String

  var text: String {
    """
    :root{color-scheme:light;\(colors(.light))}
    :root[data-appearance=dark]{color-scheme:dark;\(colors(.dark))}
    @media (prefers-color-scheme:dark){:root:not([data-appearance=light])\
    {color-scheme:dark;\(colors(.dark))}}
    \(Self.common)\(rules)
    """
  }

  /// The roles that the page uses, as custom properties.
  private static let roles: [(name: String, role: ColorRole)] = [
    ("page", .page), ("surface", .surface), ("raised", .raised), ("text", .text),
    ("secondary", .textSecondary), ("accent", .accentText), ("line", .separator),
    ("outline", .outline), ("field", .fieldFill), ("chosen", .selectionFill),
    ("toast", .toastFill), ("on-toast", .onToast),
  ]

  private func colors(_ appearance: Appearance) -> String {
    let scheme = Theme.chrome.scheme(appearance, .normal)
    return Self.roles.map { "--\($0.name):\(scheme[$0.role].hex);" }.joined()
  }

  /// What all pages have.
  private static let common = """
    *{box-sizing:border-box}
    a,b,bdi,code,i,small,span,summary{unicode-bidi:isolate}
    html{scroll-padding-top:4.5rem}
    body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,-apple-system,\
    "Segoe UI","Noto Sans","Noto Sans KR","Apple SD Gothic Neo",sans-serif;\
    display:grid;grid-template:auto 1fr / 15rem minmax(0,1fr)}
    header{grid-column:1 / -1;position:sticky;top:0;z-index:2;display:flex;gap:1rem;\
    align-items:center;padding:.75rem 2rem;background:var(--surface)}
    h1{font-size:1.1rem;margin:0}
    header .counts{margin:0;flex:1}
    .counts,.usage,dl,h4,h5,caption,td,figcaption,summary,i{color:var(--secondary)}
    i{font-style:normal;font-size:.85em}
    .skip{position:absolute;left:-100vw}
    .skip:focus{left:1rem;top:1rem;z-index:3;background:var(--raised);padding:.5rem 1rem}
    input{font:inherit;width:20rem;max-width:40vw;padding:.35rem .8rem;border:0;border-radius:8px;\
    background:var(--field);color:inherit}
    button{font:inherit;color:inherit;background:var(--raised);border:0;border-radius:8px;\
    padding:.3rem .7rem;cursor:pointer}
    a{color:inherit;text-decoration:none}
    a:hover{color:var(--accent)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:2px}
    nav{position:sticky;top:3.6rem;align-self:start;max-height:calc(100vh - 3.6rem);\
    overflow:auto;padding:1.5rem 1rem 2rem 2rem;font-size:.93rem}
    nav ul{list-style:none;margin:0;padding:0}
    nav>ul>li{margin-bottom:.9rem}
    nav span{font-weight:600}
    nav a{display:flex;justify-content:space-between;align-items:baseline;padding:.1rem .6rem;border-radius:6px}
    nav a:hover,nav a:focus{background:var(--raised)}
    nav dl{display:grid;grid-template-columns:auto 1fr;gap:0 .8rem;font-size:.8rem;\
    padding:.5rem .6rem}
    dt{font-weight:600}
    dd{margin:0}
    main{padding:1.5rem 2rem 6rem 1rem;min-width:0}
    main:focus{outline:none}
    h2{font-size:1.6rem;margin:2.5rem 0 .25rem}
    section:first-of-type h2{margin-top:0}
    article{padding:1.25rem 0 2rem}
    article+article{border-top:1px solid var(--line)}
    h3{font-size:1.05rem;margin:0;display:inline-block}
    h3+.counts{display:inline-block;margin:0 0 0 1rem;font-size:.9rem}
    .looks{display:flex;flex-wrap:wrap;gap:1rem;align-items:stretch}
    figure{margin:0;background:var(--surface);border-radius:12px;overflow:hidden;display:flex;\
    flex-direction:column;min-width:15rem;max-width:100%}
    figure:focus{outline:2px solid var(--accent);outline-offset:2px}
    .canvas{display:flex;justify-content:center;align-items:center;padding:.4rem;min-height:7rem}
    figure img{display:block;max-width:100%;height:auto}
    figcaption{padding:.6rem .9rem .8rem;font-size:.82rem;width:0;min-width:100%;\
    display:flex;flex-direction:column;flex:1}
    figcaption .tools{margin-top:auto}
    figcaption p{margin:0}
    .name{color:var(--text);font-weight:600;overflow-wrap:anywhere}
    code{font:inherit;font-family:ui-monospace,"SF Mono","Cascadia Mono","DejaVu Sans Mono",\
    monospace;font-size:.92em;overflow-wrap:anywhere}
    summary{cursor:pointer}
    details ul{list-style:none;margin:.3rem 0;padding:0}
    button.link{background:none;padding:.1rem 0;text-align:left;border-radius:4px}
    button.link:hover{color:var(--accent)}
    .tools{display:flex;gap:.8rem;align-items:center;padding-top:.5rem}
    .tools button:hover{background:var(--chosen)}
    #said{position:fixed;bottom:1.5rem;left:50%;transform:translateX(-50%);margin:0;\
    padding:.5rem 1rem;border-radius:10px;background:var(--toast);color:var(--on-toast)}
    #said:empty{display:none}
    [hidden]{display:none!important}
    @media (max-width:50rem){body{display:block}nav{position:static;max-height:none;padding:1rem}\
    header{flex-wrap:wrap;padding:.75rem 1rem}main{padding:1rem}input{width:100%;max-width:none}}
    @media print{nav,header input,button,.tools{display:none}body{display:block}}

    """
}
