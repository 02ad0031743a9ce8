/// What of its style only the page of a report has.
enum ReportStyle {
  static let rules = """
    u{text-decoration:none;display:inline-block;width:1.3em;font-weight:600;\
    font-family:ui-monospace,"SF Mono","Cascadia Mono","DejaVu Sans Mono",monospace}
    header .counts{font-size:.9rem;white-space:nowrap;font-variant-numeric:tabular-nums;\
    display:flex;gap:.2rem 1rem;flex-wrap:wrap}
    header .counts u{width:auto;margin-right:.35em;opacity:.7}
    header input{width:14rem;flex-shrink:1;min-width:8rem}
    .ways{display:flex;background:var(--raised);border-radius:8px;padding:2px;flex-shrink:0}
    .ways button{background:none;padding:.2rem .7rem;border-radius:6px;font-size:.88rem;\
    color:var(--secondary)}
    .ways button[aria-pressed=true]{background:var(--page);color:var(--text)}
    nav .bucket span{font-size:1rem}
    nav b{font-weight:400;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0;\
    padding-left:1.3em}
    nav a{gap:.6rem}
    h2 i{font-weight:400;font-size:.95rem;margin-left:.4rem;color:var(--secondary)}
    h2 u{color:var(--secondary);font-weight:400}
    h3{font-weight:600;line-height:1.7}
    h2 em,nav em{font-style:normal;display:inline-block}
    h2 em::first-letter,nav em::first-letter{text-transform:uppercase}
    .looks{margin-top:.9rem;display:grid;grid-template-columns:repeat(12,minmax(0,1fr))}
    figure{grid-column:span 4;min-width:0}
    figure.wide{grid-column:span 6}
    .swatches{white-space:nowrap;margin-left:.3rem}
    .swatches s{display:inline-block;width:1.1em;height:1.1em;vertical-align:-.18em;\
    box-shadow:inset 0 0 0 1px var(--line)}
    .swatches s:first-child{border-radius:4px 0 0 4px}
    .swatches s:last-child{border-radius:0 4px 4px 0}
    .nothing{font-size:1.3rem;margin:2rem 0}
    .notices{list-style:none;margin:0 0 1.5rem;padding:.8rem 1.1rem;border-radius:10px;\
    background:var(--surface);font-size:.9rem}
    .failures{list-style:none;margin:1rem 0 0;padding:0;display:grid;gap:1rem}
    .rest{margin-top:1rem;font-size:.85rem}
    .rest ul{columns:2;column-gap:2rem}
    .rest li{break-inside:avoid}
    .canvas{flex-direction:column;gap:.8rem;padding:1.4rem 1.4rem 1rem;min-height:9rem;\
    overflow-x:auto;justify-content:safe center;align-items:safe center}
    .stage{--s:2;position:relative;display:flex;flex-wrap:wrap;gap:1rem 1.6rem;\
    align-items:flex-start;justify-content:safe center}
    .stage.plain{--s:1}
    .stage img,.stage svg{display:block;max-width:none;\
    width:calc(var(--w)*var(--s)*var(--z,1));height:calc(var(--h)*var(--s)*var(--z,1))}
    .stage span{display:block;margin-top:.45rem;text-align:center;font-size:.72rem;opacity:.65}
    .canvas input{display:none;width:min(100%,14rem);padding:0;background:none;\
    accent-color:currentColor;max-width:none}
    .marks{display:none!important}
    .marks path{fill:currentColor;fill-opacity:.14;stroke:currentColor;stroke-width:1.5;\
    vector-effect:non-scaling-stroke}
    main:not([data-way=side]) .stage{display:grid;justify-content:stretch}
    main:not([data-way=side]) .stage>*{grid-area:1/1}
    main[data-way=slide] .stage span,main[data-way=marks] .stage span{visibility:hidden}
    main[data-way=slide] .stage:has(.before):has(.after)>.before\
    {clip-path:inset(0 calc(100% - var(--cut,50%)) 0 0)}
    main[data-way=slide] .stage:has(.before)>.after{clip-path:inset(0 0 0 var(--cut,50%))}
    main[data-way=slide] .stage:has(.before):has(.after)::after{content:"";position:absolute;\
    top:-.5rem;bottom:1.2rem;left:var(--cut,50%);width:2px;margin-left:-1px;\
    background:currentColor;opacity:.55;pointer-events:none}
    main[data-way=slide] .stage:has(.before):has(.after){cursor:ew-resize;touch-action:pan-y}
    main[data-way=slide] .canvas input{display:block}
    main[data-way=blink][data-phase=before] .stage:has(.before)>.after,\
    main[data-way=blink]:not([data-phase=before]) .stage:has(.after)>.before{visibility:hidden}
    main[data-way=marks] .stage:has(.marks)>.before{visibility:hidden}
    main[data-way=marks] .stage:has(.marks)>.after img{opacity:.4}
    main[data-way=marks] .marks{display:block!important}
    figure{cursor:default;scroll-margin:5rem}
    main figure.large{grid-column:1/-1}
    figure.large .stage{--z:2}
    figcaption{gap:.25rem}
    figcaption .link{font-size:.95em}
    figcaption .tools button{white-space:nowrap;padding:.2rem .6rem}
    .tools a{color:var(--secondary)}
    .tools a:hover{color:var(--accent)}
    table{border-collapse:collapse;width:100%;max-width:60rem;margin-top:1rem;font-size:.9rem;\
    font-variant-numeric:tabular-nums}
    th,td{text-align:right;font-weight:400;padding:.35rem .6rem;white-space:nowrap}
    th:first-child{text-align:left;padding-left:0}
    thead th{color:var(--secondary);font-size:.85rem}
    tbody tr{border-top:1px solid var(--line)}
    td{color:var(--text)}
    .nought{color:var(--secondary)}
    dialog{border:0;border-radius:14px;padding:1.5rem 2rem;background:var(--surface);\
    color:var(--text);max-width:min(30rem,90vw)}
    dialog::backdrop{background:var(--page);opacity:.7}
    dialog h2{font-size:1.1rem;margin:0 0 .8rem}
    dialog dl{display:grid;grid-template-columns:auto 1fr;gap:.45rem 1.4rem;margin:0 0 1.2rem}
    dialog dd{color:var(--text)}
    dialog form{text-align:right}
    kbd{font:inherit;font-size:.85em;background:var(--raised);border-radius:5px;\
    padding:.05rem .4rem;color:var(--text)}
    @media (min-width:100rem){figure{grid-column:span 3}figure.wide{grid-column:span 4}}
    @media (max-width:64rem){figure{grid-column:span 6}figure.wide{grid-column:1/-1}\
    header{flex-wrap:wrap;gap:.6rem 1rem}}
    @media (max-width:50rem){header{position:static}.ways{order:3}header .counts{white-space:normal;\
    flex:1 0 60%}header input{order:4;width:100%;flex:1}nav ul ul{display:none}\
    nav>ul{display:flex;flex-wrap:wrap;gap:.3rem .6rem}nav>ul>li{margin:0}\
    .bucket{background:var(--surface)}.rest ul{columns:1}figure,figure.wide{grid-column:1/-1}\
    #same{overflow-x:auto}}
    @media print{.ways,.canvas input{display:none}}

    """
}
