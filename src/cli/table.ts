import Table from 'cli-table3';

/** Rows as aligned columns without lines; numbers to the right. */
export function renderTable(rows: readonly (readonly (string | number)[])[]): string {
  const [first = []] = rows;
  const table = new Table({
    chars: {
      top: '',
      'top-mid': '',
      'top-left': '',
      'top-right': '',
      bottom: '',
      'bottom-mid': '',
      'bottom-left': '',
      'bottom-right': '',
      left: '',
      'left-mid': '',
      mid: '',
      'mid-mid': '',
      right: '',
      'right-mid': '',
      middle: '  ',
    },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colAligns: first.map(cell => (typeof cell === 'number' ? 'right' : 'left')),
  });
  for (const row of rows) table.push([...row]);
  return table
    .toString()
    .split('\n')
    .map(line => `  ${line.trimEnd()}`)
    .join('\n');
}
