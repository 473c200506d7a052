import type { SignatureHelp, SignatureInformation } from 'vscode-languageserver-protocol';
import type { ItemDeReferencia } from '../contract/generated/contract.js';
import { type Code, depthOf, isName, textAt, tokenBefore } from './code-token.js';
import { headOf } from './item-text.js';
import { meantAt } from './lookup.js';
import type { Program } from './program.js';
import { proseMarkdown } from './prose-markdown.js';

/** How far the bracket of a call is looked for. */
const MAX_CALL_TOKENS = 2000;

/** What a call that is being written takes, with the parameter that the place is at. */
export function signatureHelpAt(program: Program, offset: number, isMarkdown: boolean): SignatureHelp | null {
  const code = program.codeAt(offset);
  if (program.isProse(offset) && !isText(code, offset)) return null;
  const call = callAround(program, code, offset);
  if (call === undefined) return null;
  const item = meantAt(program, code, call.open - 1);
  if (item === undefined || item.assinatura === null) return null;
  const forms = formsOf(item);
  const named = forms.findIndex(form => namedParameter(form, call, code) !== undefined);
  const chosen =
    named >= 0
      ? named
      : Math.max(
          0,
          forms.findIndex(form => takesAt(form, call, code)),
        );
  const active = activeParameter(forms[chosen] ?? item, call, code);
  return {
    signatures: forms.map(form => signatureOf(form, isMarkdown)),
    activeSignature: chosen,
    ...(active !== undefined && { activeParameter: active }),
  };
}

/** What can be called in several ways, as each of them. */
function formsOf(item: ItemDeReferencia): readonly ItemDeReferencia[] {
  return (
    item.formas?.map(({ assinatura, parametros, retorno }) => ({
      ...item,
      assinatura,
      parametros,
      retorno,
    })) ?? [item]
  );
}

/** Whether something has a parameter for the argument that the place is in. */
function takesAt(item: ItemDeReferencia, call: Call, code: Code): boolean {
  const count = item.parametros?.length ?? 0;
  const active = activeParameter(item, call, code);
  return active === undefined ? call.isEmpty : active < count;
}

interface Call {
  readonly open: number;
  /** Commas between the bracket and the place. */
  readonly commas: number;
  /** The first token of the argument that the place is in. */
  readonly argument: number;
  /** Nothing stands behind the bracket yet. */
  readonly isEmpty: boolean;
}

/** Whether a place is in a text, which may be an argument, and not in a comment. */
function isText(code: Code, offset: number): boolean {
  const { kind, end = 0 } = code.tokens.get(tokenBefore(code, offset)) ?? {};
  return kind === 'text' && end >= offset;
}

/** The innermost call whose brackets are open at a place: other brackets, but those of blocks, are a part of an argument. */
function callAround({ language }: Program, code: Code, offset: number): Call | undefined {
  const last = tokenBefore(code, offset);
  const { lexico } = language.data;
  const pairs = lexico === undefined ? [['{', '}']] : (lexico.blocos?.pares ?? []);
  let [depth, commas, argument] = [0, 0, last + 1];
  for (let at = last; at >= 0 && last - at < MAX_CALL_TOKENS; at -= 1) {
    const { end = 0 } = code.tokens.get(at) ?? {};
    // A token that the place is inside of is not passed yet.
    if (at === last && end > offset) continue;
    const change = depthOf(code, at);
    const text = textAt(code, at);
    if (depth === 0 && change > 0) {
      if (text === '(' && isName(code, at - 1) && !language.isReserved(textAt(code, at - 1)))
        return { open: at, commas, argument: commas === 0 ? at + 1 : argument, isEmpty: at === last };
      if (pairs.some(([open]) => open === text)) return undefined;
      commas = 0;
      continue;
    }
    depth -= change;
    if (depth === 0 && change === 0 && text === ',') {
      if (commas === 0) argument = at + 1;
      commas += 1;
    }
  }
  return undefined;
}

/** An argument that names its parameter is at that one; what is left over belongs to one that takes all that is left. */
function activeParameter(item: ItemDeReferencia, call: Call, code: Code): number | undefined {
  const { commas } = call;
  const parameters = item.parametros ?? [];
  if (parameters.length === 0) return undefined;
  const named = namedParameter(item, call, code);
  if (named !== undefined) return named;
  const rest = parameters.findIndex(({ modo }) => modo === 'resto');
  return rest >= 0 && commas > rest ? rest : commas;
}

/** The parameter that the argument says it is for. */
function namedParameter(item: ItemDeReferencia, { argument }: Call, code: Code): number | undefined {
  if (!isName(code, argument) || !/^(?:=|:|=>|:=)$/.test(textAt(code, argument + 1))) return undefined;
  const named = (item.parametros ?? []).findIndex(({ nome }) => nome === textAt(code, argument));
  return named < 0 ? undefined : named;
}

function signatureOf(item: ItemDeReferencia, isMarkdown: boolean): SignatureInformation {
  const label = headOf(item);
  const said = item.resumo;
  return {
    label,
    ...(said !== '' && {
      documentation: isMarkdown ? { kind: 'markdown', value: proseMarkdown(said) } : said,
    }),
    parameters: placesOf(item, label).map(place => ({ label: place })),
  };
}

/** Where each parameter stands in the text of a signature; a place without length for one that is not found. */
function placesOf({ parametros }: ItemDeReferencia, label: string): [number, number][] {
  let from = Math.max(0, label.search(/[(\s]/));
  return (parametros ?? []).map(({ nome }) => {
    const at = indexOfName(label, nome, from);
    if (at < 0) return [from, from];
    from = at + nome.length;
    return [at, from];
  });
}

function indexOfName(text: string, name: string, from: number): number {
  if (name === '') return -1;
  for (let at = text.indexOf(name, from); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
    if (!/[\p{L}\p{N}_]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind)) return at;
  }
  return -1;
}
