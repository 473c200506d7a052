import { holds } from './conditions.js';
import type { CodeFrame, RegionFrame } from './frames.js';
import { holdsSeveral } from './patterns.js';
import { hasLines, indentation, type Scan } from './scan.js';

const BLANK = /[^\S\r\n]/;

/** Reads one token of code. */
export function readCode(scan: Scan, frame: CodeFrame): void {
  const { text } = scan;
  const { limit } = frame;
  if (scan.isBreak(scan.at)) {
    lineEnds(scan, frame);
    return;
  }
  if (frame.of !== undefined && frame.counted === undefined && endsInterpolation(scan, frame)) return;
  let end = scan.at;
  while (end < limit && BLANK.test(text.charAt(end))) end += 1;
  if (end > scan.at) {
    scan.part();
    scan.take('branco', end);
    return;
  }
  const mark = scan.machine.lexis.continuacao?.marca;
  if (mark !== undefined && text.startsWith(mark, scan.at) && endsLine(scan, scan.at + mark.length)) {
    // The line goes on in the next as if there were a blank.
    scan.take('branco', scan.at + mark.length);
    if (scan.at < limit) scan.takeLineEnd('branco');
    return;
  }
  const opened = scan.opened(scan.machine.openings);
  if (opened) scan.enter(opened);
  else if (!isNumber(scan, limit) && !isName(scan, limit) && !isSymbol(scan, frame)) {
    const width = (text.codePointAt(scan.at) as number) > 0xffff ? 2 : 1;
    scan.takeCode('invalido', Math.min(limit, scan.at + width));
  }
}

/** The end of the text is the end of a line, too. */
function endsLine(scan: Scan, at: number): boolean {
  return at === scan.text.length || (at < scan.frame.limit && scan.isBreak(at));
}

function lineEnds(scan: Scan, frame: CodeFrame): void {
  const { of, region } = frame;
  if (of && region && !hasLines(of, region)) {
    // The region that it stands in sees the end of the line, too.
    scan.pop();
    return;
  }
  const { machine, text } = scan;
  const { before } = frame;
  const last = before === undefined ? '' : text.slice(before.start, before.end);
  scan.part();
  scan.takeLineEnd('branco');
  scan.part();
  startQueued(scan, frame);
  const isFree = machine.lexis.continuacao?.livre === true;
  const isJoined = isFree || frame.joined > 0 || machine.continues.has(machine.fold(last));
  if (isJoined || isContinued(scan)) return;
  frame.before = undefined;
  if (frame === scan.frames[0]) scan.beginsLine = true;
}

/** Whether the line that begins here goes on from the one before. */
function isContinued({ text, at, machine }: Scan): boolean {
  if (machine.begins.length === 0) return false;
  const first = at + indentation(text, at);
  return machine.begins.some(begin => text.startsWith(begin, first));
}

/** The texts of heredocs follow each other from the line on that begins here. */
function startQueued(scan: Scan, { limit }: CodeFrame): void {
  const { at } = scan;
  const frames = scan.unqueue().map(
    ({ region, close }): RegionFrame => ({
      kind: 'region',
      limit,
      region,
      close,
      column: 0,
      // It begins where the one before ends, which is not known yet.
      span: scan.begin(region, at),
    }),
  );
  for (const queued of frames.reverse()) scan.push(queued);
}

function endsInterpolation(scan: Scan, frame: CodeFrame): boolean {
  const { of, region } = frame;
  if (of === undefined || region === undefined || frame.depth > 0) return false;
  const { fecha = '', formato } = of.spec;
  if (scan.text.startsWith(fecha, scan.at) && scan.at + fecha.length <= frame.limit) {
    scan.part();
    scan.take('interpolacao', scan.at + fecha.length, region.spec.nome);
    scan.leave();
    return true;
  }
  if (formato === undefined || frame.joined > 0 || !scan.text.startsWith(formato.separador, scan.at))
    return false;
  scan.pop();
  scan.push({ kind: 'format', limit: frame.limit, of, region });
  return true;
}

function isNumber(scan: Scan, limit: number): boolean {
  const { machine, text, at } = scan;
  let end = at;
  let isForbidden = false;
  for (const { match, forbidden } of machine.numbers) {
    const length = match(text, at, limit)?.[0].length ?? 0;
    if (at + length <= end) continue;
    end = at + length;
    isForbidden = end < limit && forbidden?.(text, end, limit) != null;
  }
  if (end === at) return false;
  scan.takeCode(isForbidden ? 'invalido' : 'numero', end);
  return true;
}

function isName(scan: Scan, limit: number): boolean {
  const { machine, text, at } = scan;
  const name = machine.name(text, at, limit)?.[0];
  if (name === undefined || name === '') return false;
  const end = at + name.length;
  scan.beginLine();
  const word = machine.fold(name);
  const group = machine.words.get(word);
  const situation = scan.situation(end);
  const isContextual =
    group === undefined &&
    machine.contextual.get(word)?.some(condition => holds(condition, situation)) === true;
  if (group !== undefined) scan.takeCode('palavra', end, group);
  else scan.takeCode(isContextual ? 'contextual' : 'nome', end);
  if (group === undefined && !isContextual) return true;
  scan.blocks.word(word);
  if (machine.blockOpeners.has(word)) scan.blocks.enter();
  else if (machine.blockClosers.has(word)) scan.blocks.leave();
  return true;
}

function isSymbol(scan: Scan, frame: CodeFrame): boolean {
  const { machine, text, at } = scan;
  const { nesting } = frame.of ?? {};
  const symbol = machine.symbols
    .at(text.charCodeAt(at))
    .find(candidate => text.startsWith(candidate, at) && !(nesting && holdsSeveral(candidate, nesting)));
  if (symbol === undefined || at + symbol.length > frame.limit) return false;
  scan.takeCode('simbolo', at + symbol.length);
  if (machine.openers.has(symbol)) frame.joined += 1;
  else if (machine.closers.has(symbol)) frame.joined = Math.max(0, frame.joined - 1);
  if (machine.blockOpeners.has(symbol)) scan.blocks.enter();
  else if (machine.blockClosers.has(symbol)) scan.blocks.leave();
  if (machine.ends.has(symbol) && frame.joined === 0) frame.before = undefined;
  if (nesting !== undefined && symbol.endsWith(nesting[0])) frame.depth += 1;
  else if (nesting !== undefined && symbol.startsWith(nesting[1])) frame.depth -= 1;
  return true;
}
