import type { LibraryCall } from '../language/effects.js';
import { each } from '../shared/effects.js';

/** What methods of Rust's collections do with them (doc.rust-lang.org/std). What borrows to look is `read`. */
export const LIBRARY_METHODS: Readonly<Record<string, LibraryCall>> = {
  ...each(
    `len is_empty capacity iter into_iter keys values into_keys into_values get get_key_value contains contains_key first last
    clone to_vec to_owned to_string join concat binary_search binary_search_by binary_search_by_key starts_with ends_with
    windows chunks chunks_exact split_first split_last as_slice as_ptr as_ref as_deref as_str is_some is_none is_ok is_err
    is_sorted eq ne cmp partial_cmp hash fmt borrow deref range first_key_value last_key_value union intersection difference
    is_subset is_superset is_disjoint iter_max repeat into_boxed_slice load is_poisoned read`,
    {},
  ),
  // Who has it may change it.
  ...each(
    `as_mut as_deref_mut as_mut_slice as_mut_ptr borrow_mut deref_mut lock write unwrap expect unwrap_or_default ok by_ref
    unwrap_unchecked into_inner leak enumerate rev skip step_by peekable`,
    { self: 'same' },
  ),
  ...each('iter_mut values_mut', { self: 'places' }),
  ...each('get_mut get_unchecked_mut first_mut last_mut front_mut back_mut peek_mut next nth', {
    self: 'place',
  }),
  for_each: { callback: 'item' },
  ...each('push push_back push_front', { self: 'write', args: ['kept'] }),
  ...each('insert', { self: 'write', args: ['kept', 'kept'] }),
  append: { self: 'write', args: ['write'] },
  ...each('extend', { self: 'write', args: ['merged'] }),
  ...each(
    `extend_from_slice extend_from_within entry remove remove_entry clear truncate pop pop_front pop_back pop_first pop_last
    drain retain retain_mut dedup dedup_by dedup_by_key sort sort_by sort_by_key sort_by_cached_key sort_unstable
    sort_unstable_by sort_unstable_by_key reverse swap swap_remove swap_with_slice rotate_left rotate_right fill fill_with
    resize resize_with copy_from_slice clone_from_slice copy_within split_off split_at_mut split_first_mut split_last_mut
    chunks_mut chunks_exact_mut rchunks_mut split_mut select_nth_unstable replace take set store swap_remove_front
    swap_remove_back make_contiguous get_or_insert get_or_insert_with push_str insert_str splice get_many_mut
    get_disjoint_mut clone_from extract_if first_entry last_entry range_mut shift_remove swap_indices move_index`,
    { self: 'write' },
  ),
};

/** What functions of Rust's library do with what they get, with the path in front of the last part. */
export const LIBRARY_FUNCTIONS: Readonly<Record<string, LibraryCall>> = {
  ...underEach('mem std::mem core::mem ptr std::ptr', {
    ...each('swap replace take', { args: ['write'] }),
    ...each('size_of_val drop forget', {}),
    write: { args: ['write', 'read'] },
  }),
  ...each('drop Arc.clone Rc.clone String.from', {}),
  ...each(
    'Some Ok Box.new Arc.new Rc.new Mutex.new RwLock.new RefCell.new Cell.new black_box std::hint.black_box',
    {
      args: ['same'],
    },
  ),
  ...each('HashMap.from BTreeMap.from HashSet.from BTreeSet.from Vec.from VecDeque.from', { args: ['copy'] }),
  // What they get is called when somebody first asks for the value.
  ...each(
    `Lazy.new LazyLock.new LazyCell.new once_cell::sync::Lazy.new std::sync::LazyLock.new sync::LazyLock.new
    std::cell::LazyCell.new`,
    { keeps: true, callback: 'item' },
  ),
};

function underEach(paths: string, calls: Readonly<Record<string, LibraryCall>>): Record<string, LibraryCall> {
  return Object.fromEntries(
    paths.split(' ').flatMap(path => Object.entries(calls).map(([name, call]) => [`${path}.${name}`, call])),
  );
}
