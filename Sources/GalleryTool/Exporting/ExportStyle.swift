/// What of its style only the page of an export has.
enum ExportStyle {
  static let rules = """
    h4{font-size:.9rem;font-weight:600;margin:1.5rem 0 .5rem}
    h5,caption{font-size:.8rem;font-weight:600;margin:0 0 .25rem;text-align:left;padding:0}
    .summary{margin:.4rem 0 0;max-width:60rem}
    .usage{margin:0 0 1rem;max-width:60rem}
    .facts{display:flex;flex-wrap:wrap;gap:1.25rem 3rem;font-size:.85rem;margin-top:1.5rem}
    .facts>div{flex:1 1 16rem;max-width:34rem}
    .facts ul,.facts p{margin:0;padding:0;list-style:none}
    .facts table{border-collapse:collapse;align-self:start}
    .facts th,.facts td{text-align:left;font-weight:400;padding:.12rem 1rem .12rem 0;\
    vertical-align:top}
    thead th{color:var(--secondary);font-size:.9em}
    tbody th{white-space:nowrap}
    td b{font-weight:600;color:var(--text)}
    .roles{display:flex;flex-wrap:wrap;gap:.2rem 1rem}
    .roles span{white-space:nowrap}
    .roles s{display:inline-block;width:.8em;height:.8em;border-radius:3px;margin-right:.2em;\
    box-shadow:0 0 0 1px var(--line)}

    """
}
