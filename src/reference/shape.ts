import { REPORTED, type Report, type Row } from '../extract/index.js';
import { fromEnglish } from '../findings/english-keys.js';
import { nearest } from '../text/nearest.js';

/** What a field of the contract holds: a text that must be there, a text that may be empty, or a list. */
export type FieldShape = 'needed' | 'optional' | { readonly list: 'text' | Shape };

/** Fields of an object of the contract, in the order in which they are written. */
export type Shape = Readonly<Record<string, FieldShape>>;

export const PALAVRA = {
  palavra: 'needed',
  descricao: 'optional',
  equivalente: 'optional',
} as const satisfies Shape;
export const CONTEXTUAL = { ...PALAVRA, onde: 'optional' } as const satisfies Shape;
export const OPERADOR = {
  simbolo: 'needed',
  descricao: 'optional',
  equivalente: 'optional',
} as const satisfies Shape;
const SIMBOLO = {
  nome: 'needed',
  assinatura: 'optional',
  resumo: 'optional',
} as const satisfies Shape;
export const MODULO = {
  nome: 'needed',
  apelidos: { list: 'text' },
  simbolos: { list: SIMBOLO },
} as const satisfies Shape;
const COMANDO = {
  nome: 'needed',
  uso: 'optional',
  resumo: 'optional',
  detalhe: 'optional',
  opcoes: { list: { flag: 'needed', descricao: 'optional' } },
  exemplos: { list: { comando: 'needed', nota: 'optional' } },
  apelidos: { list: 'text' },
  veja: { list: 'text' },
} as const satisfies Shape;
export const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } } as const satisfies Shape;
export const ERRO = {
  codigo: 'needed',
  titulo: 'optional',
  explicacao: 'optional',
  exemplo: 'optional',
  solucao: 'optional',
  doc: 'optional',
} as const satisfies Shape;

/** Fields of a module that say what it is another name of; not published. */
export const APELIDO_DE = 'apelido_de';

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
  ) {}

  object(value: unknown, shape: Shape, origin: Origin, path = ''): Record<string, unknown> {
    const fields =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? (value as Record<string, unknown>)
        : undefined;
    if (!fields) {
      if (value !== REPORTED) {
        this.complain(
          'field-type',
          `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`,
          origin,
        );
      }
      return this.object(
        {},
        Object.fromEntries(
          Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field]),
        ),
        origin,
      );
    }
    this.refuseUnknown(fields, shape, origin, path);
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [
        name,
        this.field(fields[name], field, origin, path, name),
      ]),
    );
  }

  text(value: unknown, needed: boolean, origin: Origin, path: string): string {
    if (typeof value === 'string') return value;
    if (value === REPORTED) return '';
    if (value === undefined || value === null) {
      // A field that is misspelt is not missing, too.
      if (needed && !this.meant.has(path))
        this.complain('field-missing', `${this.section}${path} is missing.`, origin);
      return '';
    }
    this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
    return '';
  }

  private field(value: unknown, field: FieldShape, origin: Origin, around: string, name: string): unknown {
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
      if (near !== undefined) this.meant.add(`${path}.${near}`);
      this.report({
        rule: 'field-unknown',
        message: `${this.section}${path} has no field "${name}".`,
        remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
        place: origin.place,
      });
    }
  }

  private complain(rule: 'field-type' | 'field-missing', message: string, { place }: Origin): void {
    this.report({ rule, message, place });
  }
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object')
    return value === null
      ? 'nothing'
      : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
  if (value === undefined) return 'nothing';
  return `the ${typeof value} ${String(value).slice(0, 60)}`;
}
