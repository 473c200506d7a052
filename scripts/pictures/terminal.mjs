/** A program in a terminal, seen as people see it: what tmux shows of it, as a page that a browser takes pictures of. */
import { spawnSync } from 'node:child_process';

const SOCKET = `refdata-${process.pid}`;
const BASIC = ['#000', '#b02020', '#207020', '#806000', '#2040b0', '#803080', '#207080', '#c8c8c8'];
const BRIGHT = ['#606060', '#e05050', '#40a040', '#b09020', '#5070e0', '#b060b0', '#40a0b0', '#fff'];

export class Terminal {
  constructor(command, { columns = 96, rows = 26, env = {} } = {}) {
    this.tmux(
      'new-session',
      '-d',
      '-x',
      `${columns}`,
      '-y',
      `${rows}`,
      ...Object.entries(env).flatMap(([k, v]) => ['-e', `${k}=${v}`]),
      command,
    );
  }

  tmux(...args) {
    const { status, stdout, stderr } = spawnSync('tmux', ['-L', SOCKET, ...args], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`tmux ${args[0]}: ${stderr}`);
    return stdout;
  }

  keys(...keys) {
    this.tmux('send-keys', ...keys);
  }

  type(text) {
    this.tmux('send-keys', '-l', text);
  }

  get screen() {
    return this.tmux('capture-pane', '-p');
  }

  /** Waits until the screen shows this. */
  async shows(pattern, milliseconds = 60_000) {
    const end = Date.now() + milliseconds;
    while (!pattern.test(this.screen)) {
      if (Date.now() > end) throw new Error(`The screen does not show ${pattern}:\n${this.screen}`);
      await new Promise(done => setTimeout(done, 100));
    }
  }

  get html() {
    const body = this.tmux('capture-pane', '-e', '-p').replace(/\n+$/, '');
    return `<!DOCTYPE html><meta charset="utf-8"><body style="margin:0"><pre style="margin:0;padding:12px;display:inline-block;background:#fff;color:#202020;font:14px/1.25 'DejaVu Sans Mono',monospace">${styled(body)}</pre></body>`;
  }

  close() {
    spawnSync('tmux', ['-L', SOCKET, 'kill-server']);
  }
}

const escaped = text => text.replace(/[&<>]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** How a terminal is told of colours, as a class of patterns would not write it. */
const ESCAPE = String.fromCharCode(27);
const MARK = new RegExp(`^${ESCAPE}\\[([\\d;:]*)m$`);
const MARKS = new RegExp(`(${ESCAPE}\\[[\\d;:]*m)`);

/** Text with a terminal's marks (ECMA-48, SGR) as HTML. */
function styled(text) {
  let style = {};
  return text
    .split(MARKS)
    .map(piece => {
      const marks = MARK.exec(piece);
      if (marks === null) return piece === '' ? '' : `<span style="${css(style)}">${escaped(piece)}</span>`;
      style = changed(style, marks[1]);
      return '';
    })
    .join('');
}

function changed(style, marks) {
  const numbers = marks.replaceAll('::', ':').split(/[;:]/).map(Number);
  const next = { ...style };
  for (let i = 0; i < numbers.length; i += 1) {
    const number = numbers[i];
    if (number === 0) for (const key of Object.keys(next)) delete next[key];
    else if (number === 1) next.bold = true;
    else if (number === 22) next.bold = false;
    else if (number === 3) next.italic = true;
    else if (number === 23) next.italic = false;
    else if (number === 4) next.underline = true;
    else if (number === 24) next.underline = false;
    else if (number === 7) next.reverse = true;
    else if (number === 27) next.reverse = false;
    else if (number === 38 || number === 48 || number === 58) {
      const isWhole = numbers[i + 1] === 2;
      const colour = isWhole ? `rgb(${numbers.slice(i + 2, i + 5)})` : indexed(numbers[i + 2]);
      next[{ 38: 'fore', 48: 'back', 58: 'line' }[number]] = colour;
      i += isWhole ? 4 : 2;
    } else if (number === 39) delete next.fore;
    else if (number === 49) delete next.back;
    else if (number >= 30 && number < 38) next.fore = BASIC[number - 30];
    else if (number >= 40 && number < 48) next.back = BASIC[number - 40];
    else if (number >= 90 && number < 98) next.fore = BRIGHT[number - 90];
    else if (number >= 100 && number < 108) next.back = BRIGHT[number - 100];
  }
  return next;
}

function indexed(number) {
  if (number < 8) return BASIC[number];
  if (number < 16) return BRIGHT[number - 8];
  if (number >= 232) return `rgb(${Array(3).fill(8 + 10 * (number - 232))})`;
  const level = step => (step === 0 ? 0 : 55 + 40 * step);
  const at = number - 16;
  return `rgb(${[Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6].map(level)})`;
}

function css({ fore, back, line, bold, italic, underline, reverse }) {
  const [text, behind] = reverse ? [back ?? '#fff', fore ?? '#202020'] : [fore, back];
  return [
    text && `color:${text}`,
    behind && `background:${behind}`,
    bold && 'font-weight:bold',
    italic && 'font-style:italic',
    underline && `text-decoration:underline wavy ${line ?? ''}`,
  ]
    .filter(Boolean)
    .join(';');
}
