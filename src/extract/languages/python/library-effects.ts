import type { LibraryCall } from '../language/effects.js';
import { each } from '../shared/effects.js';

/** What all other functions of the library do: they read, and call what they get. */
const READING: LibraryCall = { callback: 'item' };
/** Of modules that work on objects, what they give may hold parts of what they get. */
const GIVING: LibraryCall = { args: ['parts'], named: 'field parts', callback: 'item' };

/** What functions of Python's library do with what they get (docs.python.org/3/library). */
const LIBRARY_FUNCTIONS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `len str repr ascii print any all isinstance issubclass hash id bool format callable hasattr int float bytes
    bytearray complex abs round divmod pow range open input object super slice chr ord bin oct hex memoryview help dir
    copy.deepcopy deepcopy re.compile re.escape pprint.pprint pprint.pformat textwrap.dedent
    dataclasses.fields enum.Enum enum.IntEnum collections.namedtuple typing.get_type_hints
    inspect.signature inspect.getdoc logging.debug logging.info logging.warning logging.error warnings.warn os.path.join
    struct.pack math.prod statistics.mean itertools.count hashlib.sha256 pickle.dumps sys.stdout.write sys.exit bisect.bisect bisect.bisect_left bisect.bisect_right
    operator.itemgetter operator.attrgetter functools.wraps namedtuple
    typing.NamedTuple typing.TypedDict typing.TypeVar typing.Literal string.Template pathlib.Path Path array.array`,
    {},
  ),
  ...each('str.maketrans dataclasses.asdict asdict dataclasses.astuple astuple collections.Counter Counter', {
    givesTable: true,
  }),
  ...each('json.loads ast.literal_eval literal_eval', { givesTable: true, callback: 'item' }),
  'dict.fromkeys': { args: ['read', 'held'], givesTable: true },
  ...each('sorted list tuple set frozenset reversed iter', { args: ['each', 'read'], callback: 'item' }),
  ...each('dict collections.OrderedDict OrderedDict', { args: ['mapped'], named: 'field' }),
  ...each('collections.defaultdict defaultdict', { args: ['copy'], named: 'field', callback: 'item' }),
  'dataclasses.field': { args: ['item'], named: 'same called', callback: 'item' },
  'copy.copy': { args: ['copy'], named: 'copy' },
  ...each('collections.deque deque itertools.chain chain itertools.islice islice', {
    args: ['each'],
    named: 'each',
  }),
  ...each('collections.ChainMap ChainMap', { args: ['same in:maps'] }),
  // What it calls later gets the rest.
  ...each('functools.partial partial functools.partialmethod partialmethod types.MethodType MethodType', {
    args: ['unknown'],
    named: 'unknown',
  }),
  ...each('itertools.chain.from_iterable chain.from_iterable', { args: ['flat'] }),
  ...each('itertools.starmap starmap', { args: ['copy'], callback: 'items' }),
  ...each('itertools.groupby groupby', { args: ['groups'], callback: 'item' }),
  ...each('filter map itertools.takewhile itertools.dropwhile itertools.filterfalse', {
    args: ['copy'],
    callback: 'item',
  }),
  enumerate: { args: ['pairs'] },
  ...each('zip itertools.product itertools.zip_longest itertools.combinations', {
    args: ['tuples'],
    named: 'nested',
  }),
  ...each('min max', { args: ['item'], named: 'same', callback: 'item' }),
  sum: { args: ['parts', 'copy'], named: 'copy' },
  next: { args: ['item', 'same'] },
  ...each('functools.reduce reduce', {
    args: ['item', 'item', 'same given'],
    named: 'same given',
    callback: 'item',
  }),
  getattr: { args: ['member', 'read', 'same'] },
  // With a name, bases and members, it makes a class.
  type: { args: ['read', 'read', 'same'] },
  ...each(
    `delattr type.__delattr__ object.__delattr__ operator.setitem operator.delitem operator.iadd operator.iconcat
    operator.imul operator.ior operator.iand operator.isub operator.ixor random.shuffle heapq.heapify`,
    {
      args: ['write', 'read', 'kept'],
    },
  ),
  ...each('setattr type.__setattr__ object.__setattr__', { args: ['write', 'read', 'attribute'] }),
  ...each('heapq.heappush bisect.insort bisect.insort_right bisect.insort_left', { args: ['write', 'kept'] }),
  ...each('functools.update_wrapper update_wrapper', { args: ['write same', 'read'] }),
  'heapq.heappop': { args: ['write item'] },
  vars: { args: ['same'] },
  ...each('types.MappingProxyType MappingProxyType typing.final', { args: ['same'] }),
  ...each('itertools.repeat contextlib.closing contextlib.nullcontext', { args: ['held'] }),
  ...each('weakref.ref weakref.WeakMethod', { args: ['result'] }),
  'weakref.proxy': { args: ['same'] },
  ...each('typing.cast cast', { args: ['read', 'same'] }),
};

/** Modules of Python's library whose functions change nothing that they get, but for those above, and give texts and numbers. */
const READING_MODULES: ReadonlySet<string> = new Set(
  `abc argparse ast base64 binascii builtins csv datetime decimal difflib enum errno fnmatch
  fractions glob hashlib html io json keyword locale logging math numbers os pathlib
  pickle platform pprint re secrets shutil signal str string struct subprocess sys sysconfig tempfile
  textwrap time tokenize traceback unicodedata urllib uuid warnings zlib`.split(/\s+/),
);

/** Those that give objects, too. */
const GIVING_MODULES: ReadonlySet<string> = new Set(
  `collections contextlib copy dataclasses functools heapq inspect itertools operator random statistics types typing
  typing_extensions weakref`.split(/\s+/),
);

/** Types of the language, as far as their methods are asked for through the type: `dict.update(K, x=1)`, `type(K).update(K, x=1)`. */
const TYPES = /^(?:dict|list|set|collections\.\w+|type\([^()]*\)|[\w.]+\.__class__)\.(\w+)$/;

/** What methods of objects do that functions give is not said by the module: `random.Random(3).shuffle(K)`. */
const FULL_NAME = /^\w+(?:\.\w+)+$/;

/** What a function of the library does with what it gets, by its full name; undefined where that is not known. */
export function libraryFunction(written: string): LibraryCall | undefined {
  const name = written.replace(/^builtins\./, '');
  if (Object.hasOwn(LIBRARY_FUNCTIONS, name)) return LIBRARY_FUNCTIONS[name];
  const method = TYPES.exec(name)?.[1];
  if (method !== undefined && Object.hasOwn(LIBRARY_METHODS, method)) {
    const { self = 'read', args = [], ...more } = LIBRARY_METHODS[method] as LibraryCall;
    return { ...more, args: [self, ...(args.length > 0 ? args : ['read'])] };
  }
  if (!FULL_NAME.test(name)) return undefined;
  const [module = ''] = name.split('.');
  return READING_MODULES.has(module) ? READING : GIVING_MODULES.has(module) ? GIVING : undefined;
}

/** What methods of Python's own types do with their object and with what they get. */
export const LIBRARY_METHODS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `keys index count join format startswith endswith strip lstrip rstrip split rsplit splitlines replace upper lower title
    capitalize encode decode isdigit isalpha isupper islower isidentifier find rfind partition format_map issubset
    issuperset isdisjoint __contains__ __len__ __repr__ __str__ __eq__ __hash__ casefold zfill ljust rjust center
    removeprefix removesuffix translate match fullmatch search findall finditer sub group write writelines writerow writerows debug info warning
    error exception critical substitute safe_substitute add_argument set_defaults assertEqual assertNotEqual assertIn
    assertNotIn assertTrue assertFalse assertIs assertIsNone assertIsInstance assertDictEqual assertListEqual
    assertCountEqual`,
    {},
  ),
  ...each(
    'copy values _asdict union intersection difference symmetric_difference __iter__ __or__ __add__ elements',
    {
      self: 'copy',
      args: ['copy'],
    },
  ),
  ...each('get __getitem__ __getattribute__', { self: 'item', args: ['read', 'same'] }),
  _replace: { self: 'copy', named: 'field' },
  items: { self: 'pairs' },
  pop: { self: 'write item', args: ['read', 'same'] },
  most_common: { givesTable: true },
  popitem: { self: 'write item' },
  popleft: { self: 'write item' },
  ...each('append add appendleft', { self: 'write', args: ['kept'] }),
  insert: { self: 'write', args: ['read', 'kept'] },
  __setitem__: { self: 'write', args: ['read', 'kept'] },
  __setattr__: { self: 'write', args: ['read', 'attribute'] },
  setdefault: { self: 'write item', args: ['read', 'kept same'] },
  ...each('extend update __iadd__ __ior__ extendleft', { self: 'write', args: ['merged'], named: 'kept' }),
  ...each(
    `remove discard clear sort reverse rotate difference_update intersection_update symmetric_difference_update
    __delitem__ move_to_end subtract`,
    { self: 'write', callback: 'item' },
  ),
};
