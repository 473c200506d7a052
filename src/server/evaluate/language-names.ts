/** Names that every program has without an import, in `dataforge-lang` 1.1.1, besides those that the reader works out itself. */
export const LANGUAGE_NAMES: ReadonlySet<string> = new Set(
  (
    'E EMPTY INF MAX_INT MIN_INT NAN NEWLINE PI TAB TAU abs accumulate acos append asin assert_type atan atan2 base64_decode ' +
    'base64_encode bool capitalize cast cbrt ceil center chain char char_at choice chunk clamp class_name cluster coalesce comb ' +
    'combinations complement compose concat constantly contains cos count count_str curry decode deep_copy default default_val ' +
    'degrees drop e_um encode endswith enumerate env_var every exists exp expandtabs factorial filter find find_first find_last ' +
    'first flat_map flatten float floor format freeze frequencies from_json gcd get_fields get_methods get_mro get_parent ' +
    'has_field has_method hash hash_md5 hash_sha256 hypot id identity includes index index_of insert instanceof int interleave ' +
    'invert_dict is_boolean is_callable is_dict is_empty is_finite is_float is_inf is_integer is_list is_nan is_number is_string ' +
    'is_void isalnum isalpha isascii isdigit islower isnumeric isspace istitle isupper items join keys last last_index_of lcm len ' +
    'lerp lines linhagem ljust log log10 log2 lower lstrip map max mean median memoize merge_dicts min mode none_of omit once ord ' +
    'pad_end pad_start partial partition percentile perm permutations pick pipe_fn pop pow product radians randint random range ' +
    'reduce regex_count regex_extract regex_findall regex_match regex_search regex_split regex_sub regex_test remove removeprefix ' +
    'removesuffix repeat repeat_val replace repr reverse_str reversed rfind rjust rotate round rpartition rstrip sample scan ' +
    'shuffle sign sin sleep slice some sorted split splitlines sqrt startswith stdev str strip substring sum swapcase take tan tap ' +
    'template thaw time timestamp title to_json trim type unique unzip upper uuid validate values variance vault words zfill zip ' +
    'zip_with'
  ).split(' '),
);

/** Functions by what the first of their arguments may be. */
export const NUMBERS_OR_TEXTS = ['clamp', 'float', 'int'];
export const OF_NUMBERS = (
  'abs acos asin atan atan2 cbrt ceil char comb cos degrees exp factorial floor gcd hypot is_finite is_inf is_nan lcm lerp log ' +
  'log10 log2 perm pow radians randint range round sign sin sqrt tan'
).split(' ');
export const OF_TEXT = (
  'base64_decode base64_encode capitalize center encode endswith expandtabs find format from_json hash_md5 hash_sha256 ' +
  'index_of isalnum isalpha isdigit islower isnumeric isspace istitle isupper join last_index_of lines ljust lower lstrip ord ' +
  'pad_end pad_start partition regex_count regex_extract regex_findall regex_match regex_search regex_split regex_sub regex_test ' +
  'removeprefix removesuffix replace rfind rjust rpartition rstrip split splitlines startswith strip swapcase title trim upper ' +
  'words zfill'
).split(' ');
export const OF_SLICES = 'chunk count_str drop reverse_str slice substring take'.split(' ');
export const OF_ITEMS = (
  'accumulate chain char_at combinations contains count enumerate flatten includes interleave len mode permutations product remove ' +
  'reversed sorted unique zip'
).split(' ');
export const OF_OBJECTS = 'invert_dict items keys merge_dicts omit values'.split(' ');
/** Functions that call their first argument with each part of the second. */
export const CALLING =
  'every filter find_first find_last flat_map map none_of reduce scan some zip_with'.split(' ');
/** Functions of numbers that are more than zero, and of those that are not less. */
export const OF_POSITIVES = ['log', 'log10', 'log2'];
export const OF_NATURALS = ['comb', 'factorial', 'perm', 'sqrt'];
export const OF_SOME = 'choice index mean median percentile pop sample stdev variance'.split(' ');
export const CHOOSY_ONES =
  'acos asin base64_decode char comb factorial from_json gcd lcm log log10 log2 ord perm range sqrt'.split(
    ' ',
  );

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What texts, lists, vaults and numbers have under a name, besides what is a function, too. */
export const OTHER_MEMBERS = names(
  'as_integer_ratio bit_count bit_length bytes conjugate denominator expand_tabs extend from_bytes fromhex group_by hex imag ' +
    'index_where intersperse is_title is_upper none numerator push real sliding sort sum_of swap_case tally title_case to_bytes',
);
/** What values of the program's own types, and its actions, have besides what it gives them. */
export const OWN_MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  closure: names('name aridade'),
  enum: names('names values members count has from_value from_name'),
  record: names('fields'),
  object: names('blueprint_name fields methods'),
  blueprint: new Set(),
};
