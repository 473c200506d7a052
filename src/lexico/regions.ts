import type { FormatFrame, RegionFrame } from './frames.js';
import { hasLines, indentation, type Scan } from './scan.js';

/** Reads the text of a region up to the next thing in it, or to its end. */
export function readRegion(scan: Scan, frame: RegionFrame): void {
  const { text } = scan;
  const { region, close, limit } = frame;
  const { classe, nome, fecha } = region.spec;
  const isWholeLine = typeof fecha === 'object' && 'modelo' in fecha && fecha.linha_inteira === true;
  if (isWholeLine && scan.at === scan.lineStart && closesLine(scan, frame)) return;
  const first = isWholeLine ? -1 : (close?.charCodeAt(0) ?? -1);
  let end = scan.at;
  if (region.stops !== undefined) {
    while (end < limit) {
      const code = text.charCodeAt(end);
      if (code === first || region.stops.has(code)) break;
      end += 1;
    }
  }
  scan.take(classe, end, nome);
  if (scan.at >= limit) return;
  if (isDoubled(scan, frame) || isEscape(scan, frame)) return;
  if (
    first >= 0 &&
    close !== '' &&
    text.startsWith(close as string, scan.at) &&
    scan.at + (close as string).length <= limit
  ) {
    scan.take(classe, scan.at + (close as string).length, nome);
    const behind = region.after?.(text, scan.at, limit)?.[0].length ?? 0;
    scan.take(classe, scan.at + behind, nome);
    scan.leave(true);
    return;
  }
  if (isInterpolated(scan, frame) || (!scan.isFull(false) && isNested(scan, frame))) return;
  if (scan.isBreak(scan.at)) lineEnds(scan, frame);
  else scan.take(classe, scan.at + widthAt(text, scan.at), nome);
}

function lineEnds(scan: Scan, { region }: RegionFrame): void {
  const { classe, nome, fecha, linhas } = region.spec;
  const ends = typeof fecha === 'object' && 'ate' in fecha ? fecha.ate : undefined;
  const frame = scan.frame as RegionFrame;
  if (ends === 'recuo') {
    const next = scan.endOfBreak(scan.at);
    const column = indentation(scan.text, next);
    const isBlank = next + column >= scan.text.length || scan.isBreak(next + column);
    if (!isBlank && column <= frame.column) scan.leave(true);
    else scan.takeLineEnd(classe, nome);
  } else if (ends === 'linha' || !linhas) scan.leave(ends === 'linha');
  else scan.takeLineEnd(classe, nome);
}

/** A terminator at the beginning of a line, and mostly alone in it, as heredocs have. */
function closesLine(scan: Scan, { region, close = '', limit }: RegionFrame): boolean {
  const { fecha, classe, nome } = region.spec;
  const isIndented = typeof fecha === 'object' && 'modelo' in fecha && fecha.recuada === true;
  const from = scan.at + (isIndented ? indentation(scan.text, scan.at) : 0);
  const end = from + close.length;
  if (close === '' || end > limit || !scan.text.startsWith(close, from)) return false;
  if (end < limit && !scan.isBreak(end) && !mayFollow(scan, end, region.notAfter)) return false;
  scan.take(classe, end, nome);
  scan.leave(true);
  return true;
}

function mayFollow({ text }: Scan, at: number, forbidden: RegExp | undefined): boolean {
  return forbidden !== undefined && !forbidden.test(text.slice(at, at + widthAt(text, at)));
}

function isDoubled(scan: Scan, { region, limit }: RegionFrame): boolean {
  const doubled = region.doubled.find(text => scan.text.startsWith(text, scan.at));
  if (doubled === undefined || scan.at + doubled.length > limit) return false;
  scan.part();
  scan.take('escape', scan.at + doubled.length, region.spec.nome);
  return true;
}

function isEscape(scan: Scan, frame: RegionFrame): boolean {
  const { region, limit } = frame;
  const { escapes, classe, nome } = region.spec;
  if (escapes === undefined || !scan.text.startsWith(escapes.prefixo, scan.at)) return false;
  const behind = scan.at + escapes.prefixo.length;
  if (behind > limit) return false;
  const form = region.forms?.(scan.text, behind, limit);
  if (form) {
    scan.part();
    scan.take('escape', behind + form[0].length, nome);
    return true;
  }
  // The end of the text is the end of a line, too.
  if (behind === scan.text.length || (behind < limit && scan.isBreak(behind))) {
    if (!escapes.quebra) return false;
    scan.part();
    scan.take('escape', behind, nome);
    if (behind < limit) scan.takeLineEnd(classe, nome);
    return true;
  }
  // What is no escape may open code, such as `\(`.
  if (region.interpolations.some(({ spec }) => spec.conteudo !== 'nome' && startsAt(scan, spec.abre, limit)))
    return false;
  const kind = escapes.desconhecido ?? 'texto';
  // Nothing is known of the character: neither does it belong to the prefix, nor is it kept from what it says.
  if (kind === 'texto' && !isProtected(scan, frame, behind)) return false;
  const end = Math.min(limit, behind + (behind < limit ? widthAt(scan.text, behind) : 0));
  if (kind !== 'texto') scan.part();
  scan.take(kind === 'texto' ? classe : kind, end, nome);
  return true;
}

/** Whether the character behind a prefix loses what it says. */
function isProtected({ text }: Scan, { region, close = '' }: RegionFrame, behind: number): boolean {
  const { prefixo, protege } = region.spec.escapes ?? {};
  if (protege !== 'fecha') return protege === true;
  return [prefixo, close].some(each => each && text[behind] === each[0]);
}

function startsAt({ text, at }: Scan, opening: string, limit: number): boolean {
  return text.startsWith(opening, at) && at + opening.length <= limit;
}

function isInterpolated(scan: Scan, { region, limit }: RegionFrame): boolean {
  for (const of of region.interpolations) {
    const { abre } = of.spec;
    if (!startsAt(scan, abre, limit)) continue;
    if (of.name === undefined) {
      if (scan.isFull(of.spec.delimita === 'contando')) continue;
      scan.part();
      scan.interpolate(of, region);
      return true;
    }
    const name = of.name(scan.text, scan.at + abre.length, limit);
    if (name === null) continue;
    scan.part();
    scan.take('interpolacao', scan.at + abre.length, region.spec.nome);
    scan.part();
    scan.take('nome', scan.at + name[0].length);
    scan.part();
    return true;
  }
  return false;
}

function isNested(scan: Scan, { region }: RegionFrame): boolean {
  const opened = scan.opened(region.inner);
  if (opened === undefined) return false;
  scan.enter(opened);
  return true;
}

/** Reads a format up to the end of its interpolation, or of its line. */
export function readFormat(scan: Scan, { of, region, limit }: FormatFrame): void {
  const { text } = scan;
  const { abre, fecha = '', formato } = of.spec;
  const { nome } = region.spec;
  let end = scan.at;
  while (end < limit && !text.startsWith(fecha, end) && !isStop(end)) end += 1;
  scan.take('formato', end, nome);
  if (scan.at >= limit) return;
  if (text.startsWith(fecha, scan.at)) {
    scan.take('interpolacao', scan.at + fecha.length, nome);
    scan.leave();
  } else if (scan.isBreak(scan.at) && !hasLines(of, region)) scan.leave();
  else if (scan.isBreak(scan.at)) scan.takeLineEnd('formato', nome);
  else if (scan.isFull(false)) scan.take('formato', scan.at + 1, nome);
  else scan.interpolate(of, region);

  function isStop(at: number): boolean {
    return scan.isBreak(at) || (formato?.aninha === true && text.startsWith(abre, at));
  }
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}
