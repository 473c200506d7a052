import { type Diagnosis, doctor, type Point, type State } from '../commands/doctor.js';
import { word } from '../text/said.js';
import { visibleLine } from '../text/visible.js';
import { colours } from './colours.js';
import { printFindings } from './findings.js';
import { logText } from './log-text.js';
import { startProgress } from './progress.js';
import { type LanguageFlags, runOptions, whereOf } from './run-options.js';
import { renderTable } from './table.js';

const MAX_LINE_CHARACTERS = 300;
const PAINT: Readonly<Record<State, (text: string) => string>> = {
  ok: colours.green,
  attention: colours.yellow,
  broken: colours.red,
  skipped: colours.dim,
};

const STATES: Readonly<Record<State, string>> = {
  ok: 'ok',
  attention: word('attention'),
  broken: word('broken'),
  skipped: word('skipped'),
};
const AREAS: Readonly<Record<Point['area'], string>> = {
  program: word('program'),
  configuration: word('configuration'),
  list: word('list'),
  build: word('build'),
  files: word('files'),
  tools: word('tools'),
  address: word('address'),
  workflow: 'workflow',
};

interface Options extends LanguageFlags {
  readonly network?: boolean;
  readonly json?: boolean;
}

/** `refdata doctor`: true when nothing is broken. */
export async function runDoctor({ json = false, network = false, ...options }: Options): Promise<boolean> {
  const progress = await startProgress(json);
  const diagnosis = await doctor({
    ...runOptions(options, progress.step),
    network,
    where: whereOf(options),
  }).finally(progress.stop);
  process.stdout.write(json ? `${JSON.stringify(diagnosis, null, 2)}\n` : logText(printed(diagnosis)));
  if (!json)
    for (const { findings, state } of diagnosis.points)
      if (state === 'broken' || state === 'attention') printFindings(findings, process.stdout);
  return diagnosis.ok;
}

/** A line for each point, below it what mends it; in the end, how many are in which state. */
function printed({ points }: Diagnosis): string {
  const rows = points.map(({ state, area, name, message }) => [
    PAINT[state](STATES[state]),
    AREAS[area],
    colours.bold(visibleLine(name, MAX_LINE_CHARACTERS)),
    visibleLine(message, MAX_LINE_CHARACTERS),
  ]);
  const lines = renderTable(rows)
    .split('\n')
    .flatMap((line, i) => [line, ...remedyLines(points[i] as Point)]);
  const counts = (['ok', 'attention', 'broken', 'skipped'] as const)
    .map(state => [state, points.filter(each => each.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => `${count} ${PAINT[state](STATES[state])}`);
  return `${lines.join('\n')}\n${counts.join(', ')}\n`;
}

function remedyLines({ remedy }: Point): string[] {
  return remedy === null ? [] : [`    ${colours.dim(`-> ${visibleLine(remedy, MAX_LINE_CHARACTERS)}`)}`];
}
