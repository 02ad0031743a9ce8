/// A rule of the specification or of a file format, by its code.
///
/// Codes that begin with `E_` and `R_` are errors, `R_` those of resolver documents; `W_` are warnings.
public enum TokenRule: String, Hashable, Sendable, CaseIterable {
  /// The file is not JSON.
  case json = "E_JSON"
  /// The file has what JSON5 adds to JSON, and its name does not say so.
  case jsonAddition = "W_JSON5"
  /// The file is not YAML, or has a part of YAML that is not read.
  case yaml = "E_YAML"
  /// A value of YAML means something else without quotation marks, as a colour after `#`, or a reference in braces.
  case yamlQuotes = "E_YAML_QUOTES"
  /// The file is JSON or YAML, but not an object.
  case rootType = "E_ROOT_TYPE"
  /// More than the limits of the reader allow.
  case tooLarge = "E_TOO_LARGE"

  /// A name has one of the characters `{`, `}` and `.`.
  case nameCharacters = "E_NAME_CHARS"
  /// A name begins with `$`.
  case nameDollar = "E_NAME_DOLLAR"
  /// An object has the same name twice.
  case nameDuplicate = "E_NAME_DUPLICATE"
  /// Two names differ by case alone.
  case nameCase = "W_NAME_CASE"
  /// A token has tokens or groups in it.
  case tokenAndGroup = "E_TOKEN_AND_GROUP"
  /// `$root` is not a token.
  case rootNotToken = "E_ROOT_NOT_TOKEN"
  /// A member of a group is neither a token nor a group.
  case notObject = "E_NOT_OBJECT"
  /// A type with neither a value nor tokens that inherit it.
  case incompleteToken = "W_INCOMPLETE_TOKEN"
  /// `$description` is not a string.
  case description = "E_DESCRIPTION"
  /// `$deprecated` is neither a Boolean nor a string.
  case deprecated = "E_DEPRECATED"
  /// `$extensions` is not an object.
  case extensions = "E_EXTENSIONS"
  /// A property that the format does not know.
  case unknownTokenProperty = "W_UNKNOWN_PROPERTY"

  /// No type is given, referenced or inherited.
  case typeMissing = "E_TYPE_MISSING"
  /// The type is none of the thirteen.
  case typeUnknown = "E_TYPE_UNKNOWN"
  /// A token of an older dialect has no type, and neither its alias nor its category gives one.
  case untyped = "W_UNTYPED"
  /// `$type` is not a string.
  case typeSyntax = "E_TYPE_SYNTAX"

  /// A reference in braces that is not well formed.
  case referenceSyntax = "E_REF_SYNTAX"
  /// A reference to nothing.
  case referenceUnresolved = "E_REF_UNRESOLVED"
  /// A reference to a group.
  case referenceGroup = "E_REF_GROUP"
  /// A reference into the value of a token.
  case referenceNotToken = "E_REF_NOT_TOKEN"
  /// A reference in braces where only a JSON pointer is allowed.
  case referenceNotAllowed = "E_REF_NOT_ALLOWED"
  /// References in a circle.
  case referenceCircular = "E_REF_CIRCULAR"
  /// A reference to a token that has no value because of its own references.
  case referenceInvalidTarget = "E_REF_INVALID_TARGET"
  /// The referenced token has another type.
  case referenceType = "E_REF_TYPE"
  /// A JSON pointer that is not well formed.
  case pointerSyntax = "E_PTR_SYNTAX"
  /// A JSON pointer to nothing.
  case pointerUnresolved = "E_PTR_UNRESOLVED"
  /// `$value` and `$ref` in the same token.
  case valueAndReference = "E_VALUE_AND_REF"

  /// `$extends` names a token.
  case extendsToken = "E_EXTENDS_TOKEN"
  /// `$extends` names nothing.
  case extendsUnresolved = "E_EXTENDS_UNRESOLVED"
  /// Groups extend each other in a circle, or one that they are in.
  case extendsCircular = "E_EXTENDS_CIRCULAR"
  /// `$extends` is not well formed.
  case extendsSyntax = "E_EXTENDS_SYNTAX"
  /// A token has `$extends`.
  case extendsInToken = "E_EXTENDS_IN_TOKEN"

  /// A colour is neither an object nor a reference.
  case color = "E_COLOR"
  /// A colour as text.
  case legacyColor = "E_LEGACY_COLOR"
  /// `channels` for `components`.
  case legacyChannels = "E_LEGACY_CHANNELS"
  /// A colour without its space.
  case colorSpaceMissing = "E_COLOR_SPACE_MISSING"
  /// A colour space that is none of the fourteen, or none of a catalogue's.
  case colorSpace = "E_COLOR_SPACE"
  /// A colour without components.
  case componentsMissing = "E_COMPONENTS_MISSING"
  /// Other than three components.
  case componentsCount = "E_COMPONENTS_COUNT"
  /// A component outside its range.
  case componentRange = "E_COMPONENT_RANGE"
  /// A component that is neither a number nor `none`.
  case componentType = "E_COMPONENT_TYPE"
  /// An alpha outside 0 to 1.
  case alpha = "E_ALPHA"
  /// A `hex` that is not `#` and six digits.
  case hex = "E_HEX"
  /// A `hex` that is another colour than the components.
  case hexMismatch = "W_HEX_MISMATCH"
  /// A property that a value of the type must not have.
  case unknownProperty = "E_UNKNOWN_PROPERTY"
  /// A property that a value of the type must have.
  case missingProperty = "E_MISSING_PROPERTY"
  /// A property that a value of the type must have since 2025.
  case missingDraftProperty = "W_MISSING_PROPERTY"

  /// A dimension without number or unit.
  case dimension = "E_DIMENSION"
  /// A unit other than px and rem.
  case dimensionUnit = "E_DIMENSION_UNIT"
  /// A dimension as text.
  case legacyDimension = "E_LEGACY_DIMENSION"
  /// A duration without number or unit.
  case duration = "E_DURATION"
  /// A unit other than ms and s.
  case durationUnit = "E_DURATION_UNIT"
  /// A duration as text.
  case legacyDuration = "E_LEGACY_DURATION"
  /// A font family that is neither a text nor a list of texts.
  case fontFamily = "E_FONT_FAMILY"
  /// A font weight that is neither 1 to 1000 nor one of the names.
  case fontWeight = "E_FONT_WEIGHT"
  /// A curve of other than four numbers.
  case cubicBezier = "E_CUBIC_BEZIER"
  /// A curve whose x is outside 0 to 1.
  case cubicBezierX = "E_CUBIC_BEZIER_X"
  /// Not a number.
  case number = "E_NUMBER"
  /// Not a stroke style.
  case strokeStyle = "E_STROKE_STYLE"
  /// A border that is not an object.
  case border = "E_BORDER"
  /// A transition that is not an object.
  case transition = "E_TRANSITION"
  /// A shadow that is neither an object nor a list of them.
  case shadow = "E_SHADOW"
  /// A list of shadows within a list of shadows.
  case shadowNested = "E_SHADOW_NESTED"
  /// A gradient that is not a list of stops.
  case gradient = "E_GRADIENT"
  /// A stop outside 0 to 1, which is read as the nearer end.
  case gradientClamp = "W_GRADIENT_CLAMP"
  /// A typography value that is not an object.
  case typography = "E_TYPOGRAPHY"
  /// A number with a unit where the drafts allow both.
  case legacyNumber = "W_LEGACY_NUMBER"
  /// A colour as CSS writes it, in a draft.
  case wildColor = "W_WILD_COLOR"
  /// A dimension that is a bare number or has a unit of CSS, in a draft.
  case wildDimension = "W_WILD_DIMENSION"

  /// A resolver document without its version.
  case resolverVersionMissing = "R_VERSION_MISSING"
  /// A version other than 2025.10.
  case resolverVersion = "R_VERSION"
  /// A resolver document without its order.
  case resolverOrderMissing = "R_ORDER_MISSING"
  /// A set whose sources are not a list of objects.
  case resolverSources = "R_SOURCES"
  /// A modifier without contexts.
  case resolverContextsNone = "R_CONTEXTS_NONE"
  /// A modifier with one context.
  case resolverContextsOne = "R_CONTEXTS_ONE"
  /// A context that is not a list.
  case resolverContextsType = "R_CONTEXTS_TYPE"
  /// A default that is none of the contexts.
  case resolverDefault = "R_DEFAULT"
  /// A reference to a modifier from elsewhere than the order.
  case resolverPointerModifier = "R_PTR_MODIFIER"
  /// A reference into the order.
  case resolverPointerOrder = "R_PTR_ORDER"
  /// An inline set or modifier without a name.
  case resolverInlineName = "R_INLINE_NAME"
  /// An entry of the order that is neither a reference, a set nor a modifier.
  case resolverInlineType = "R_INLINE_TYPE"
  /// Two inline sets or modifiers with one name.
  case resolverNameDuplicate = "R_NAME_DUPLICATE"
  /// References in a circle.
  case resolverReferenceCircular = "R_REF_CIRCULAR"
  /// A reference to nothing.
  case resolverReferenceUnresolved = "R_REF_UNRESOLVED"
  /// A fragment that is not a JSON pointer, read as one.
  case resolverReferenceForm = "W_REF_FORM"
  /// A file that does not exist or cannot be read.
  case resolverFile = "R_FILE"
  /// A choice for an unknown modifier.
  case resolverInputUnknown = "R_INPUT_UNKNOWN"
  /// A choice that is none of the contexts.
  case resolverInputContext = "R_INPUT_CONTEXT"
  /// No choice for a modifier without a default.
  case resolverInputMissing = "R_INPUT_MISSING"
  /// A choice that is not a string.
  case resolverInputType = "R_INPUT_TYPE"

  /// A colour set without a list of colours.
  case catalogueColors = "E_COLORS"
  /// A component that is missing or not a number.
  case catalogueComponent = "E_COMPONENT"
  /// Two colours of one set for the same appearance.
  case catalogueDuplicateVariant = "E_DUPLICATE_VARIANT"
  /// A colour set without its file.
  case catalogueNoContents = "E_NO_CONTENTS"
  /// An alpha of 0 or 1 as an integer, which Xcode reads in 255ths.
  case catalogueAlpha = "W_ALPHA_INTEGER"
  /// A colour without its space, read as the declared gamut.
  case catalogueSpaceMissing = "W_COLOR_SPACE_MISSING"
  /// A value of an older dialect that stays as it is.
  case notConverted = "W_NOT_CONVERTED"

  /// A value that has to be computed (arithmetic, a modifier, a function), or of an unknown kind.
  case notComputed = "E_NOT_COMPUTED"
  /// A file in another dialect than the files read with it.
  case dialect = "E_DIALECT"
  /// A file without a token among several files.
  case noTokens = "E_NO_TOKENS"
  /// A mapping of a theme names a token that does not exist.
  case mappingUnresolved = "E_MAPPING_UNRESOLVED"
  /// A mapping of a theme names a token whose value gives no such colour, text style or length.
  case mappingValue = "E_MAPPING_VALUE"
  /// A mapping of a theme names a colour of the system, which has no value of its own.
  case mappingSystemColor = "W_MAPPING_SYSTEM_COLOR"
  /// A token that an export cannot represent.
  case droppedToken = "E_DROPPED_TOKEN"
  /// A mode that an export cannot represent.
  case droppedMode = "E_DROPPED_MODE"
  /// A part of a value that an export cannot represent.
  case droppedPart = "E_DROPPED_PART"

  /// Whether it is an error; otherwise it is a warning.
  public var isError: Bool { !rawValue.hasPrefix("W_") }

  /// The loss caused by an export that breaks the rule; nil for a rule about files.
  public var loss: TokenLoss? {
    TokenLoss.allCases.first { $0.rules.contains(self) }
  }
}

/// A loss that an export makes only if the user allows it.
public enum TokenLoss: String, Hashable, Sendable, CaseIterable {
  /// Whole tokens: of a type that the format does not have, or with a name that is taken.
  case tokens
  /// Modes and contexts other than the exported one.
  case modes
  /// Parts of values.
  case parts
  /// Values that have to be computed: they are exported unchanged or left out.
  case values
  /// Tokens of an unknown type: they are exported unchecked or left out.
  case types

  /// The rules whose findings report the loss.
  var rules: Set<TokenRule> {
    switch self {
    case .tokens: [.droppedToken]
    case .modes: [.droppedMode]
    case .parts: [.droppedPart]
    case .values: [.notComputed]
    case .types: [.typeUnknown]
    }
  }
}
