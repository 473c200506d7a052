import { STATUS_CODES } from 'node:http';
import type { Node } from '../../extract/index.js';
import type { Program } from './calls.js';

const letters = (text: string) => text.replace(/[^A-Za-z]/g, '').toLowerCase();
const BY_REASON: ReadonlyMap<string, number> = new Map([
  ...Object.entries(STATUS_CODES).map(([code, reason = '']) => [letters(reason), Number(code)] as const),
  // What Go and Python call otherwise, or as RFC 2616 did.
  ['nonauthoritativeinfo', 203],
  ['proxyauthrequired', 407],
  ['requestentitytoolarge', 413],
  ['requesturitoolong', 414],
  ['requestedrangenotsatisfiable', 416],
  ['teapot', 418],
]);
/** `HTTP_404_NOT_FOUND` */
const NUMBERED = /^HTTP_([1-5]\d\d)(?:_|$)/;
/** `http.StatusNotFound`, `HttpStatus.NOT_FOUND`, `HTTPStatus.NOT_FOUND` */
const NAMED = /\b(?:http\.Status|(?:HTTPStatus|HttpStatus|StatusCodes?)(?:\.|::))(\w+)$/;

/** The status that an expression is: a number, or a constant that the library of a language calls by its reason. */
export function statusAt(node: Node, program: Program): number | undefined {
  const value = program.evaluate(node);
  const { text } = node;
  const numbered = NUMBERED.exec(/\w+$/.exec(text)?.[0] ?? '')?.[1];
  const named = NAMED.exec(text)?.[1];
  const status =
    typeof value === 'number'
      ? value
      : numbered !== undefined
        ? Number(numbered)
        : named !== undefined
          ? BY_REASON.get(letters(named))
          : undefined;
  return status !== undefined && Number.isInteger(status) && status >= 200 && status <= 599
    ? status
    : undefined;
}
