import type { LibraryCall } from '../language/effects.js';
import { each } from '../shared/effects.js';

/** What functions of C's library do with what they get. */
const OF_C: Readonly<Record<string, LibraryCall>> = {
  ...each(
    'strlen strcmp strncmp printf fprintf sizeof puts fputs bsearch memcmp assert strchr strstr abs size',
    {},
  ),
  ...each('memset qsort bzero', { args: ['write', 'read'] }),
  ...each('memcpy memmove strcpy strncpy sprintf snprintf strcat', { args: ['write', 'read'] }),
};

/** The same of C++ (eel.is/c++draft/algorithms). What calls a function with places (`for_each`) is not among them. */
const OF_CPP: Readonly<Record<string, LibraryCall>> = {
  ...each('size ssize empty distance equal accumulate count is_sorted binary_search includes reduce', {}),
  ...each(
    'begin end cbegin cend rbegin rend data next prev find lower_bound upper_bound max_element min_element',
    {
      args: ['same'],
    },
  ),
  ...each(
    'sort stable_sort fill iota reverse rotate unique remove shuffle partial_sort nth_element replace',
    {
      args: ['write', 'read', 'write', 'read'],
    },
  ),
};

const inStd = (calls: Readonly<Record<string, LibraryCall>>) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [`std.${name}`, call]));

export const LIBRARY_FUNCTIONS: Readonly<Record<string, LibraryCall>> = {
  ...OF_C,
  ...inStd(OF_C),
  ...inStd(OF_CPP),
};

/** What methods of C++'s containers do with them. */
export const LIBRARY_METHODS: Readonly<Record<string, LibraryCall>> = {
  ...each('size empty count contains length capacity max_size c_str compare substr', {}),
  ...each('begin end rbegin rend find data lower_bound upper_bound', { self: 'same' }),
  ...each('cbegin cend', { self: 'copy' }),
  ...each(
    `push_back emplace_back insert emplace erase clear resize assign pop_back push_front pop_front insert_or_assign try_emplace
    merge sort reverse unique remove remove_if append`,
    { self: 'write item', args: ['kept'] },
  ),
  swap: { self: 'write', args: ['write'] },
};
