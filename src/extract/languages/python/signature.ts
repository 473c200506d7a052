import type { Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { NOT_KNOWN, type OpenPart, OpenSignature } from '../../evaluate/open-signature.js';
import { Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { Annotations } from './annotation.js';
import { Repr } from './repr.js';

/** One parameter as `inspect.Parameter` prints it, or a mark between parameters. */
export interface Shown {
  readonly text: string;
  readonly kind: 'plain' | 'rest' | '/' | '*';
  /** What of it is not known. */
  readonly open?: readonly OpenPart[];
}

/** The text that `str(inspect.signature(f))` gives, without running anything. */
export class Signatures {
  readonly repr: Repr;
  readonly annotations: Annotations;

  constructor(evaluator: Evaluator) {
    this.repr = new Repr(evaluator);
    this.annotations = new Annotations(evaluator, this.repr);
  }

  /**
   * Of a function or lambda.
   * @param bound whether the first parameter is given already (`self`, `cls`).
   */
  of(node: Node, site: Site, bound: boolean): string | Unresolved {
    const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
    const list = node.childForFieldName('parameters');
    let parameters: Shown[] = [];
    for (const child of list?.namedChildren ?? []) {
      const shown = child ? this.parameter(child, site, around) : null;
      if (shown) parameters.push(shown);
    }
    if (bound) parameters = withoutFirst(parameters);
    const type = node.childForFieldName('return_type');
    return together(parameters, type ? this.annotations.of(type, site, around) : '');
  }

  /** A parameter with an annotation, a default, both or neither. */
  shown(
    name: string,
    type: Node | null,
    value: Node | string | null,
    site: Site,
    at: Node,
    isForward = false,
  ): Shown {
    const open: OpenPart[] = [];
    const known = (part: string, text: string | Unresolved) => {
      if (!(text instanceof Unresolved)) return text;
      open.push({ path: `${name.replace(/^\*+/, '')}/${part}`, problem: text });
      return NOT_KNOWN;
    };
    const written = type && known('tipo', this.annotations.of(type, site, at));
    // A named tuple takes a text for the name of a type.
    const annotation = isForward && written && /^['"]/.test(written) ? `ForwardRef(${written})` : written;
    const text =
      value === null || typeof value === 'string' ? value : known('padrao', this.repr.of(value, site, at));
    // By this class `inspect` itself says that there is none.
    if (text === "<class 'inspect._empty'>") return { text: name, kind: 'plain' };
    const typed = annotation === null ? name : `${name}: ${annotation}`;
    const kind = name.startsWith('*') ? 'rest' : 'plain';
    if (text === null) return { text: typed, kind, open };
    return { text: annotation === null ? `${typed}=${text}` : `${typed} = ${text}`, kind, open };
  }

  private parameter(node: Node, site: Site, at: Node): Shown | null {
    switch (node.type) {
      case 'identifier':
        return { text: node.text, kind: 'plain' };
      case 'list_splat_pattern':
      case 'dictionary_splat_pattern':
        return { text: node.text, kind: 'rest' };
      case 'keyword_separator':
        return { text: '*', kind: '*' };
      case 'positional_separator':
        return { text: '/', kind: '/' };
      case 'typed_parameter':
        return this.shown(node.firstNamedChild?.text ?? '', node.childForFieldName('type'), null, site, at);
      case 'default_parameter':
      case 'typed_default_parameter': {
        const name = node.childForFieldName('name')?.text ?? '';
        return this.shown(name, node.childForFieldName('type'), node.childForFieldName('value'), site, at);
      }
    }
    return null;
  }
}

/** The list in parentheses, and the type of the result, if any. */
export function together(
  parameters: readonly Shown[],
  result: string | Unresolved = '',
): string | OpenSignature {
  const behind = result instanceof Unresolved ? NOT_KNOWN : result;
  const text = `(${parameters.map(each => each.text).join(', ')})${behind === '' ? '' : ` -> ${behind}`}`;
  const [first, ...others] = [
    ...parameters.flatMap(({ open = [] }) => open),
    ...(result instanceof Unresolved ? [{ path: '->/tipo', problem: result }] : []),
  ];
  return first ? new OpenSignature(text, [first, ...others]) : text;
}

/** A method whose first parameter is given; `*args` takes it and stays. */
function withoutFirst(parameters: readonly Shown[]): Shown[] {
  const [first, second, ...rest] = parameters;
  if (first?.kind !== 'plain') return [...parameters];
  if (!second) return [];
  return second.kind === '/' ? rest : [second, ...rest];
}
