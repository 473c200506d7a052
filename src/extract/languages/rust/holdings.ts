import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { Holding } from '../language/expression.js';
import { isNumeric } from '../shared/casts.js';

/** Types that are made of types: more than anybody writes. */
const MAX_TYPES = 16;

/** What a type holds: of `&[(&str, u8)]` the second parts are numbers, also where characters are written. */
export function holdingOf(type: Node | null, depth = 0): Holding | undefined {
  if (!type || depth > MAX_TYPES) return undefined;
  const inner = (node: Node | null | undefined) => holdingOf(node ?? null, depth + 1);
  switch (type.type) {
    case 'primitive_type':
      return isNumeric(type.text) ? type.text : undefined;
    case 'reference_type':
      return inner(type.childForFieldName('type'));
    case 'array_type':
      return { of: inner(type.childForFieldName('element')) };
    case 'tuple_type':
      return { parts: named(type).map(inner) };
    case 'generic_type': {
      const name = /\w+$/.exec(type.childForFieldName('type')?.text ?? '')?.[0] ?? '';
      const list = type.childForFieldName('type_arguments');
      const [first, second] = (list ? named(list) : []).filter(each => each.type !== 'lifetime');
      if (/Map$/.test(name) && second) return { keys: inner(first), of: inner(second) };
      if (LISTS.test(name)) return { of: inner(first) };
      return AROUND.test(name) ? inner(first) : undefined;
    }
    default:
      return undefined;
  }
}

const LISTS = /^(?:Vec|VecDeque|SmallVec|\w*Set)$/;
/** What is one with what it holds. */
const AROUND =
  /^(?:Lazy|LazyLock|LazyCell|OnceLock|OnceCell|Mutex|RwLock|RefCell|Cell|Arc|Rc|Box|Cow|Option)$/;
