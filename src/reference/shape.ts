import { isObject } from '../contract/json-object.js';
import { noText, REPORTED, type Report, type Row } from '../extract/index.js';
import { fromEnglish } from '../findings/english-keys.js';
import type { Place } from '../findings/finding.js';
import { nearest } from '../text/nearest.js';

/**
 * What a field of the contract holds: a text that must be there, a text that may be empty, or a list; `aside` is a text
 * that the seven files have no field for, and that is kept beside them.
 */
export type FieldShape = 'needed' | 'optional' | 'aside' | { readonly list: 'text' | Shape };

/** Fields of an object of the contract, in the order in which they are written. */
export type Shape = Readonly<Record<string, FieldShape>>;

/** What can be said of every entry, and is in none of the seven files. */
const ASIDE = { documentacao: 'aside', obsoleto: 'aside', desde: 'aside' } as const satisfies Shape;

export const PALAVRA = {
  palavra: 'needed',
  descricao: 'optional',
  equivalente: 'optional',
  ...ASIDE,
} as const satisfies Shape;
export const CONTEXTUAL = { ...PALAVRA, onde: 'optional' } as const satisfies Shape;
export const OPERADOR = {
  simbolo: 'needed',
  descricao: 'optional',
  equivalente: 'optional',
  ...ASIDE,
} as const satisfies Shape;
export const SIMBOLO = {
  nome: 'needed',
  assinatura: 'optional',
  resumo: 'optional',
  ...ASIDE,
} as const satisfies Shape;
/** A global function, where more is said of it than its name. */
export const EMBUTIDA = { nome: 'needed', assinatura: 'aside', ...ASIDE } as const satisfies Shape;
export const MODULO = {
  nome: 'needed',
  apelidos: { list: 'text' },
  simbolos: { list: SIMBOLO },
  ...ASIDE,
} as const satisfies Shape;
export const COMANDO = {
  nome: 'needed',
  uso: 'optional',
  resumo: 'optional',
  detalhe: 'optional',
  opcoes: { list: { flag: 'needed', descricao: 'optional' } },
  exemplos: { list: { comando: 'needed', nota: 'optional' } },
  apelidos: { list: 'text' },
  veja: { list: 'text' },
  ...ASIDE,
} as const satisfies Shape;
export const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } } as const satisfies Shape;
export const ERRO = {
  codigo: 'needed',
  titulo: 'optional',
  explicacao: 'optional',
  exemplo: 'optional',
  solucao: 'optional',
  doc: 'optional',
  ...ASIDE,
} as const satisfies Shape;

/** Fields of a module that say what it is another name of; not published. */
export const APELIDO_DE = 'apelido_de';

/** Fields of objects that could not be read. Sorting entries does not part an object from its fields. */
export type Unread = WeakMap<object, readonly string[]>;

/** Where a value stands, and what it is put together from. */
type Origin = Pick<Row, 'place' | 'items'>;

type Reporter = (problem: Report) => void;

/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
export class Shaper {
  private readonly unknownTold = new Set<string>();
  /** Fields that misspelt ones were meant to be. */
  private readonly meant = new Set<string>();

  constructor(
    private readonly section: string,
    private readonly report: Reporter,
    /** Is given what could not be read of each object. */
    private readonly unread: Unread,
    /** Where refdata.yml names a field. */
    private readonly keyOf: (name: string) => Place | undefined,
  ) {}

  object(value: unknown, shape: Shape, origin: Origin, path = ''): Record<string, unknown> {
    const fields = isObject(value) ? value : undefined;
    if (!fields) {
      if (value !== REPORTED) {
        this.report({
          rule: 'field-type',
          message: `${this.section}${path}: here is ${noText(value).is}, not an object with ${Object.keys(shape).join(', ')}.`,
          remedy: `Make an object of each: { "${Object.keys(shape)[0]}": … } in an expression, or \`{ each: …, map: { ${Object.keys(shape)[0]}: … } }\`.`,
          place: origin.place,
        });
      }
      const empty = this.object(
        {},
        Object.fromEntries(
          Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field]),
        ),
        origin,
      );
      this.unread.set(empty, Object.keys(shape));
      return empty;
    }
    this.refuseUnknown(fields, shape, origin, path);
    const object = Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) =>
        field === 'aside' ? [] : [[name, this.field(fields[name], field, origin, path, name)]],
      ),
    );
    const unread = Object.keys(shape).filter(
      name => shape[name] !== 'aside' && isUnread(fields[name], shape[name] as FieldShape),
    );
    if (unread.length > 0) this.unread.set(object, unread);
    return object;
  }

  /** What a mapping says beside the contract, of a value that {@link object} has brought into the same shape. */
  aside(value: unknown, shape: Shape, origin: Origin): Record<string, string> {
    if (typeof value !== 'object' || value === null) return {};
    const said = Object.entries(shape).flatMap(([name, field]) =>
      field === 'aside'
        ? [[name, this.text((value as Record<string, unknown>)[name], false, origin, `.${name}`)]]
        : [],
    );
    return Object.fromEntries(said.filter(([, text]) => text !== ''));
  }

  text(value: unknown, needed: boolean, origin: Origin, path: string): string {
    if (typeof value === 'string') return value;
    if (value === REPORTED) return '';
    if (value === undefined || value === null) {
      // A field that is misspelt is not missing, too.
      if (needed && !this.meant.has(path))
        this.report({
          rule: 'field-missing',
          message: `${this.section}${path} is missing.`,
          place: origin.place,
          field: `${this.section}${path}`.replaceAll('[]', ''),
        });
      return '';
    }
    const { is, ...remedy } = noText(value);
    this.report({
      rule: 'field-type',
      message: `${this.section}${path} is ${is}, not a text.`,
      ...remedy,
      place: origin.place,
    });
    return '';
  }

  private field(
    value: unknown,
    field: Exclude<FieldShape, 'aside'>,
    origin: Origin,
    around: string,
    name: string,
  ): unknown {
    const path = `${around}.${name}`;
    if (field === 'needed' || field === 'optional') return this.text(value, field === 'needed', origin, path);
    // Mapping languages give a list of one as its item, and an empty one as nothing.
    const items =
      value === undefined || value === null || value === REPORTED
        ? []
        : Array.isArray(value)
          ? value
          : [value];
    const shape = field.list;
    const places = origin.items?.[name];
    return items.map((item, i) => {
      const own = { place: places?.[i] ?? origin.place };
      return shape === 'text'
        ? this.text(item, true, own, `${path}[]`)
        : this.object(item, shape, own, `${path}[]`);
    });
  }

  private refuseUnknown(fields: Record<string, unknown>, shape: Shape, origin: Origin, path: string): void {
    for (const name of Object.keys(fields)) {
      if (
        Object.hasOwn(shape, name) ||
        name.startsWith('_') ||
        name === APELIDO_DE ||
        this.unknownTold.has(`${path}.${name}`)
      )
        continue;
      this.unknownTold.add(`${path}.${name}`);
      const known = Object.keys(shape);
      const near = fromEnglish(name, known) ?? nearest(name, known)[0];
      const [only, ...others] = known.filter(each => shape[each] === 'needed' && fields[each] === undefined);
      const meant = near ?? (others.length === 0 ? only : undefined);
      if (meant !== undefined) this.meant.add(`${path}.${meant}`);
      this.report({
        rule: 'field-unknown',
        message: `${this.section}${path} has no field "${name}".`,
        remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
        place: (path === '' ? this.keyOf(name) : undefined) ?? origin.place,
        field: `${this.section}${path}.${name}`.replaceAll('[]', ''),
      });
    }
  }
}

/** Whether a value of the source is empty in the files because it was not read, or could not be published as it is. */
export function isUnread(value: unknown, field: FieldShape): boolean {
  if (value === REPORTED) return true;
  if (value === undefined || value === null) return false;
  if (typeof field === 'string') return typeof value !== 'string';
  return field.list === 'text' && [value].flat().some(item => isUnread(item, 'needed'));
}
