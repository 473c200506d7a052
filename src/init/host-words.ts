/**
 * Words that languages reserve in which other languages are written, or into which they are translated. A table that holds hardly
 * anything else is there so that a translator avoids these names: it is about the host, not about the language.
 */
const LINES: readonly (readonly [RegExp, string])[] = [
  [
    /^(javascript|js|ecmascript|typescript|ts)$/i,
    'abstract arguments as async await boolean break byte case catch char class const continue debugger default delete do double else enum eval export extends false final finally float for from function get goto if implements import in instanceof int interface let long native new null of package private protected public return set short static super switch synchronized this throw throws transient true try typeof undefined var void volatile while with yield NaN Infinity',
  ],
  [
    /^(python|py|cython)\d*$/i,
    'False None True and as assert async await break case class continue def del elif else except exec finally for from global if import in is lambda match nonlocal not or pass print raise return try type while with yield _ self __peg_parser__',
  ],
  [
    /^java$/i,
    'abstract assert boolean break byte case catch char class const continue default do double else enum exports extends false final finally float for goto if implements import instanceof int interface long module native new non-sealed null open opens package permits private protected provides public record requires return sealed short static strictfp super switch synchronized this throw throws to transient transitive true try uses var void volatile when while with yield _',
  ],
  [
    /^(c|cpp|c\+\+|cxx)$/i,
    'alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor xor_eq _Bool _Complex _Imaginary',
  ],
  [
    /^(go|golang)$/i,
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var',
  ],
  [
    /^rust$/i,
    'abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self Self static struct super trait true try type typeof union unsafe unsized use virtual where while yield',
  ],
];

/** Words that these languages have only in places, and that are names in all others. */
const CONTEXTUAL_LINES: readonly (readonly [RegExp, string])[] = [
  [/^(javascript|js|ecmascript)$/i, 'as async from get of set accessor using'],
  [
    /^(typescript|ts)$/i,
    'abstract accessor any as assert asserts async await bigint boolean constructor declare defer from get global implements infer interface intrinsic is keyof let module namespace never number object of out override package private protected public readonly require satisfies set static string symbol type undefined unique unknown using yield immediate',
  ],
  [/^(python|py|cython)\d*$/i, 'match case type _'],
  [
    /^java$/i,
    'exports module open opens permits provides record requires sealed non-sealed to transitive uses var when with yield',
  ],
  [/^(cpp|c\+\+|cxx)$/i, 'final override import module'],
  [/^rust$/i, 'auto default macro_rules raw safe union'],
];

/** Of words those that the language, one of these, is known to have as names, too. */
export function namesElsewhere(words: readonly string[], names: readonly string[]): string[] {
  const known = CONTEXTUAL_LINES.filter(([name]) => names.some(each => name.test(each)));
  const contextual = new Set(known.flatMap(([, line]) => line.split(' ')));
  return words.filter(word => contextual.has(word));
}

const HOSTS = LINES.map(([name, words]) => ({ name, words: new Set(words.split(' ')) }));

/** So much of a table has to be of the host; a handful of words is in every language. */
const MIN_SHARE = 0.9;
const MIN_WORDS = 15;

/**
 * Whether a table holds the words of another language, and hardly any other.
 *
 * @param names by which the language itself is known: its own words are no other's.
 */
export function isOfHost(words: readonly string[], names: readonly string[]): boolean {
  if (words.length < MIN_WORDS) return false;
  return HOSTS.some(
    host =>
      !names.some(name => host.name.test(name)) &&
      words.filter(word => host.words.has(word)).length >= words.length * MIN_SHARE,
  );
}
