import type { ModelRules } from '../../../config/framework-models.js';

const text = (format: string) => ({ type: 'string', format });
const list = { type: 'array', items: '$0' };
const set = { type: 'array', uniqueItems: true, items: '$0' };
const map = { type: 'object', additionalProperties: '$1' };
const tuple = { type: 'array', prefixItems: '$*', minItems: '$#', maxItems: '$#' };
const NAMED = '[(identifier) (attribute) (subscript) (call)]';
const field = (left: string, type: string, right: string) =>
  `(class_definition body: (block (expression_statement (assignment left: (identifier) ${left} type: (type) ${type} right: (_)? ${right})))) @model`;
/** A setting of a model: `model_config = {"…": …}`, `ConfigDict(…=…)`, or in a class of its own. */
const setting = (names: string, value: string, also = '') => {
  const wanted = (own: string) => `(#eq? @_own "${own}") (#any-of? @_setting ${names}) ${also}`;
  const config = (right: string) =>
    `((class_definition body: (block (expression_statement (assignment left: (identifier) @_own right: ${right})))) @model ${wanted('model_config')})`;
  return [
    config(`(dictionary (pair key: (string (string_content) @_setting) value: (_) ${value}))`),
    config(
      `(call arguments: (argument_list (keyword_argument name: (identifier) @_setting value: (_) ${value})))`,
    ),
    `((class_definition body: (block (class_definition name: (identifier) @_own body: (block (expression_statement (assignment left: (identifier) @_setting right: (_) ${value})))))) @model ${wanted('Config')})`,
  ].join('\n');
};

/** Models of pydantic 2, and the data classes of Python that it takes for such. */
export const models: ModelRules = {
  types: {
    str: { type: 'string' },
    int: { type: 'integer' },
    float: { type: 'number' },
    bool: { type: 'boolean' },
    bytes: text('binary'),
    UploadFile: text('binary'),
    None: { type: 'null' },
    Decimal: { anyOf: [{ type: 'number' }, { type: 'string' }] },
    Any: {},
    object: {},
    datetime: text('date-time'),
    date: text('date'),
    time: text('time'),
    timedelta: text('duration'),
    UUID: text('uuid'),
    UUID1: text('uuid1'),
    UUID3: text('uuid3'),
    UUID4: text('uuid4'),
    UUID5: text('uuid5'),
    EmailStr: text('email'),
    NameEmail: text('name-email'),
    HttpUrl: { ...text('uri'), minLength: 1, maxLength: 2083 },
    AnyHttpUrl: { ...text('uri'), minLength: 1 },
    AnyUrl: { ...text('uri'), minLength: 1 },
    SecretStr: { ...text('password'), writeOnly: true },
    Path: text('path'),
    IPv4Address: text('ipv4'),
    IPv6Address: text('ipv6'),
    PositiveInt: { type: 'integer', exclusiveMinimum: 0 },
    NonNegativeInt: { type: 'integer', minimum: 0 },
    NegativeInt: { type: 'integer', exclusiveMaximum: 0 },
    PositiveFloat: { type: 'number', exclusiveMinimum: 0 },
    NonNegativeFloat: { type: 'number', minimum: 0 },
    // Calls, whose arguments say more: `constr(min_length=1)`.
    constr: { type: 'string' },
    conbytes: text('binary'),
    conint: { type: 'integer' },
    confloat: { type: 'number' },
    condecimal: { anyOf: [{ type: 'number' }, { type: 'string' }] },
    condate: text('date'),
    conlist: list,
    conset: set,
    confrozenset: set,
    list,
    List: list,
    Sequence: list,
    Iterable: list,
    set,
    Set: set,
    frozenset: set,
    FrozenSet: set,
    dict: map,
    Dict: map,
    Mapping: map,
    MutableMapping: map,
    tuple,
    Tuple: tuple,
    'tuple...': list,
    'Tuple...': list,
    Optional: { anyOf: ['$0', { type: 'null' }] },
    Union: { anyOf: '$*' },
    Literal: { enum: '$values' },
  },
  // A decimal number is a text in answers, so that none of its digits is lost.
  answered: { Decimal: { type: 'string' }, condecimal: { type: 'string' } },
  annotated: 'Annotated',
  skipped: ['ClassVar'],
  optional: ['NotRequired'],
  partial:
    '((class_definition superclasses: (argument_list (keyword_argument name: (identifier) @_total value: (false)))) @model (#eq? @_total "total"))',
  extends: ['BaseModel', 'SQLModel', 'TypedDict'],
  marks: ['dataclass'],
  marked:
    '(decorated_definition (decorator [(identifier) (attribute) (call)] @mark) definition: (class_definition) @model)',
  plain: ['object', 'ABC', 'Generic', 'Protocol'],
  roots: ['RootModel'],
  generics: [
    '((class_definition superclasses: (argument_list (subscript value: [(identifier) @_of (attribute attribute: (identifier) @_of)] subscript: (identifier) @name))) @model (#any-of? @_of "Generic" "Protocol"))',
    '(class_definition type_parameters: (type_parameter (type (identifier) @name))) @model',
  ].join('\n'),
  bases: `(class_definition superclasses: (argument_list ${NAMED} @base)) @model`,
  fields: `(${field('@name', '@type', '@default')} (#not-match? @name "^_|^model_config$"))`,
  documentation: '(class_definition body: (block . (expression_statement (string) @text))) @model',
  enums: {
    extends: ['Enum', 'IntEnum', 'StrEnum'],
    members:
      '(class_definition body: (block (expression_statement (assignment left: (identifier) right: (_) @value)))) @model',
  },
  closed: setting('"extra"', '@_extra', '(#match? @_extra "forbid")'),
  open: setting('"extra"', '@_extra', '(#match? @_extra "allow|ignore")'),
  more: setting('"json_schema_extra"', '@more'),
  unclear: `${setting('"alias_generator" "ser_json_bytes" "val_json_bytes"', '@_any')}
    ((class_definition body: (block (decorated_definition (decorator [(identifier) @_mark (call function: (identifier) @_mark)])))) @model (#any-of? @_mark "computed_field" "field_serializer" "model_serializer"))`,
  says: {
    calls: ['Field', 'StringConstraints', 'field'],
    default: [0, 'default'],
    made: 'default_factory',
    left_out: 'exclude',
    texts: ['Decimal', 'UUID'],
    alias: {
      request: ['validation_alias', 'alias'],
      response: ['serialization_alias', 'alias'],
    },
    keywords: {
      gt: 'exclusiveMinimum',
      ge: 'minimum',
      lt: 'exclusiveMaximum',
      le: 'maximum',
      multiple_of: 'multipleOf',
      min_length: 'minLength',
      max_length: 'maxLength',
      min_items: 'minItems',
      max_items: 'maxItems',
      discriminator: 'discriminator',
      pattern: 'pattern',
      regex: 'pattern',
      description: 'description',
      example: 'example',
      examples: 'examples',
      deprecated: 'deprecated',
      json_schema_extra: '*',
    },
  },
};
