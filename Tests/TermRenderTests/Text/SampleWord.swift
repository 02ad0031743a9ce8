/// A word of a language in its script, such as the language's name for itself.
struct SampleWord: CustomStringConvertible {
  let language: String
  let text: String

  var description: String { language }

  static let all: [SampleWord] = lines.split(separator: "\n").map { line in
    let parts = line.split(separator: ":", maxSplits: 1)
    return SampleWord(language: String(parts[0]), text: String(parts[1].dropFirst()))
  }

  private static let lines = """
    English: English
    Spanish: Español
    French: Français
    Icelandic: Íslenska
    Czech: Čeština
    Turkish: Türkçe
    Azerbaijani: Azərbaycanca
    Vietnamese: Tiếng Việt
    Yoruba: Èdè Yorùbá
    Ewe: Èʋegbe
    Navajo: Diné bizaad
    Greek: Ελληνικά
    Russian: Русский
    Ukrainian: Українська
    Kazakh: Қазақша
    Mongolian, Cyrillic: Монгол хэл
    Church Slavonic: словѣ́ньскъ
    Glagolitic: ⰳⰾⰰⰳⱁⰾⰻⱌⰰ
    Armenian: Հայերեն
    Georgian: ქართული
    Coptic: ⲙⲉⲧⲣⲉⲙⲛ̀ⲭⲏⲙⲓ
    Gothic: 𐌲𐌿𐍄𐌹𐍃𐌺
    Runic: ᚱᚢᚾᚨᛉ
    Ogham: ᚌᚑᚔᚇᚓᚂᚉ
    Old Italic: 𐌓𐌀𐌔𐌄𐌍𐌍𐌀
    Deseret: 𐐔𐐯𐑅𐐨𐑉𐐯𐐻
    Shavian: 𐑖𐑱𐑝𐑾𐑯
    Old Hungarian: 𐲘𐳀𐳎𐳀𐳢
    Old Turkic: 𐱅𐰇𐰼𐰰
    Hebrew: עברית
    Hebrew, pointed: עִבְרִית
    Yiddish: ייִדיש
    Arabic: العربية
    Arabic, pointed: عَرَبِيّ
    Persian: فارسی
    Persian, with a non-joiner: می\u{200C}خواهم
    Urdu: اُردو
    Pashto: پښتو
    Sindhi: سنڌي
    Uyghur: ئۇيغۇرچە
    Kurdish: کوردی
    Kashmiri: کٲشُر
    Syriac: ܣܘܪܝܝܐ
    Mandaic: ࡌࡀࡍࡃࡀࡉࡀ
    Samaritan: ࠔࠌࠓࠉࠌ
    Divehi: ދިވެހި
    N'Ko: ߒߞߏ
    Fulah, Adlam: 𞤆𞤵𞤤𞤢𞤪
    Rohingya: 𐴌𐴗𐴥𐴝𐴙𐴚𐴒𐴙𐴝
    Amharic: አማርኛ
    Tigrinya: ትግርኛ
    Tamazight: ⵜⴰⵎⴰⵣⵉⵖⵜ
    Vai: ꕙꔤ
    Bamum: ꚠꛁꚡꛂ
    Mende: 𞠗𞡋𞠢
    Somali, Osmanya: 𐒋𐒘𐒈𐒑𐒛𐒒𐒕𐒀
    Hindi: हिन्दी
    Marathi: मराठी
    Nepali: नेपाली
    Sanskrit: संस्कृतम्
    Greeting in Hindi: नमस्ते
    Bengali: বাংলা
    Assamese: অসমীয়া
    Punjabi: ਪੰਜਾਬੀ
    Gujarati: ગુજરાતી
    Odia: ଓଡ଼ିଆ
    Tamil: தமிழ்
    Telugu: తెలుగు
    Kannada: ಕನ್ನಡ
    Malayalam: മലയാളം
    Sinhala: සිංහල
    Sinhala, with a joiner: ශ්\u{200D}රී ලංකා
    Thai: ภาษาไทย
    Thai, water: น้ำ
    Lao: ພາສາລາວ
    Khmer: ភាសាខ្មែរ
    Burmese: မြန်မာ
    Burmese, car: ကား
    Burmese, language: မြန်မာဘာသာ
    Burmese, I: ကျွန်ုပ်
    Shan: တႆး
    Shan, language: ၵႂၢမ်းတႆး
    Mon: ဘာသာမန်
    Karen, S'gaw: ကညီကျိာ်
    Karen, Pwo: ဖၠုံ
    Khamti: ꩬꩰႅ
    Tai Tham: ᨣᩣᩴᨾᩮᩬᩥᨦ
    Ahom: 𑜒𑜑𑜪𑜨
    Ahom, with aa: 𑜄𑜡𑜌𑜫
    New Tai Lue: ᦅᧄᦺᦑᦟᦹᧉ
    Tai Le: ᥖᥭᥰᥖᥬᥳ
    Tai Viet: ꪼꪕꪒꪾ
    Kayah Li: ꤊꤢꤛꤢ꤭
    Cham: ꨌꩌ
    Tibetan: བོད་སྐད་
    Dzongkha: རྫོང་ཁ
    Mongolian: ᠮᠣᠩᠭᠣᠯ
    Manchu: ᠮᠠᠨᠵᡠ
    Phags-pa: ꡏꡡꡃꡣꡡꡙ
    Limbu: ᤕᤠᤰᤌᤢᤱ
    Lepcha: ᰛᰩᰵᰛᰧᰵᰶ
    Meetei: ꯃꯤꯇꯩꯂꯣꯟ
    Santali: ᱥᱟᱱᱛᱟᱲᱤ
    Saurashtra: ꢱꣃꢬꢵꢰ꣄ꢜ꣄ꢬꢵ
    Sylheti: ꠍꠤꠟꠐꠤ
    Chakma: 𑄌𑄋𑄴𑄟𑄳𑄦
    Kaithi: 𑂍𑂶𑂟𑂲
    Maithili, Tirhuta: 𑒧𑒻𑒟𑒱𑒪𑒲
    Newar: 𑐣𑐾𑐥𑐵𑐮
    Kashmiri, Sharada: 𑆑𑆳𑆯𑆶𑆫
    Takri: 𑚔𑚭𑚊𑚤𑚯
    Dogri: 𑠖𑠵𑠌𑠤𑠮
    Sindhi, Khudawadi: 𑋩𑋣𑋏𑋠𑋔𑋠𑋏𑋢
    Mahajani: 𑅬𑅱𑅛𑅧
    Marathi, Modi: 𑘦𑘻𑘚𑘲
    Grantha: 𑌗𑍍𑌰𑌨𑍍𑌥
    Nandinagari: 𑧁𑧞𑧁𑧑
    Siddham: 𑖭𑖰𑖟𑖿𑖠𑖽
    Brahmi: 𑀩𑁆𑀭𑀸𑀳𑁆𑀫𑀻
    Gondi, Masaram: 𑴎𑵅𑴘𑴳
    Ho: 𑢹𑣉𑣉
    Mro: 𖩃𖩓𖩑
    Wancho: 𞋒𞋀𞋉𞋃𞋕
    Hmong, Pahawh: 𖬌𖬣𖬵
    Miao: 𖼀𖽡𖽔
    Balinese: ᬩᬮᬶ
    Javanese: ꦧꦱꦗꦮ
    Javanese, with a conjunct: ꦲꦏ꧀ꦱꦫ
    Sundanese: ᮞᮥᮔ᮪ᮓ
    Batak: ᯅᯖᯂ᯲
    Buginese: ᨅᨔᨕᨘᨁᨗ
    Rejang: ꤽꥍꤺꥏ
    Tagalog: ᜆᜄᜎᜓᜄ᜔
    Hanunoo: ᜱᜨᜳᜨᜳᜢ
    Buhid: ᝊᝓᝑᝒᝇ
    Tagbanwa: ᝦᝪᝯ
    Korean: 한국어
    Korean, decomposed: \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}
    Korean, with tone marks: 말〮ᄊᆞ〮미〮
    Japanese: 日本語
    Hiragana: ひらがな
    Katakana: カタカナ
    Chinese, simplified: 简体中文
    Chinese, traditional: 繁體中文
    Bopomofo: ㄓㄨˋㄧㄣ
    Yi: ꆈꌠꉙ
    Lisu: ꓡꓲꓢꓴ
    Nüshu: 𛆁𛈬
    Tangut: 𗼇𗟲
    Cherokee: ᏣᎳᎩ
    Inuktitut: ᐃᓄᒃᑎᑐᑦ
    Cree: ᓀᐦᐃᔭᐍᐏᐣ
    Osage: 𐓏𐓘𐓻𐓘𐓻𐓟
    Sumerian: 𒅴𒂠
    Egyptian: 𓂋𓈖𓆎𓅓𓏏
    Mycenaean Greek: 𐀀𐀏𐀂𐀊
    Ugaritic: 𐎜𐎂𐎗𐎚
    Old Persian: 𐎱𐎠𐎼𐎿
    Phoenician: 𐤊𐤍𐤏𐤍
    Aramaic: 𐡀𐡓𐡌𐡉𐡀
    Avestan: 𐬀𐬬𐬆𐬯𐬙𐬁
    Lycian: 𐊗𐊕𐊐𐊎𐊆𐊍𐊆
    """
}
