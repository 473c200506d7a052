/** Shows what of a program the language has. `verificador.js` knows, by what `lingua.js` says of the language. */
(() => {
  const MAX_ROWS = 1000;
  const MAX_LINES = 8;

  const element = (tag, text, attributes = {}) => {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const code = text => element('code', text, { translate: 'no' });

  /** What is said of each name, once for each thing that is said. */
  const byName = ({ judgements, lineOf }) => {
    const found = new Map();
    for (const { name, state, item, near, start } of judgements) {
      const key = JSON.stringify([name, state, item?.id]);
      const row = found.get(key) ?? { name, state, item, near, lines: new Set() };
      row.lines.add(lineOf(start));
      found.set(key, row);
    }
    return [...found.values()];
  };

  globalThis.refdataCheck = (form, base) => {
    const checker = globalThis.refdataChecker(globalThis.refdataLanguage);
    const text = form.querySelector('textarea');
    const place = document.querySelector('.checked');
    const status = document.querySelector('[role="status"]');
    const { states, heads, summary, problems } = JSON.parse(form.dataset.words);
    // What needs somebody's eye comes first.
    const order = ({ state, near }) =>
      state === 'unknown' ? 0 : near.length > 0 ? 1 : state === 'known' ? 2 : 3;

    const cells = ({ name, state, item, near, lines }) => {
      const first = element('th', '', { scope: 'row' });
      const named = item && state === 'known' ? element('a', '', { href: base + item.endereco }) : first;
      named.append(code(name));
      if (named !== first) first.append(named);
      const shown = [...lines];
      const parts = [
        states[state],
        shown.slice(0, MAX_LINES).join(', ') + (shown.length > MAX_LINES ? ', …' : ''),
        (state === 'known' && item?.desde) || '',
      ].map(each => element('td', each));
      const alike = element('td', '');
      for (const [i, each] of near.entries()) alike.append(i > 0 ? ', ' : '', code(each));
      parts.push(alike);
      for (const [i, part] of parts.entries()) part.dataset.label = heads[i + 1];
      return [first, ...parts];
    };

    return () => {
      const checked = checker.check(text.value);
      const rows = byName(checked).sort((a, b) => order(a) - order(b));
      const count = state => String(rows.filter(row => row.state === state).length);
      const told = summary
        .replace('{known}', count('known'))
        .replace('{unknown}', count('unknown'))
        .replace('{cannot}', count('cannot tell'));
      const table = element('table', '');
      const head = element('tr', '');
      head.append(...heads.map(each => element('th', each, { scope: 'col' })));
      table.createTHead().append(head);
      const body = table.createTBody();
      for (const row of rows.slice(0, MAX_ROWS)) {
        const line = element('tr', '', { 'data-state': row.state });
        line.append(...cells(row));
        body.append(line);
      }
      place.replaceChildren(element('p', told));
      if (checked.problems.length > 0) {
        const list = element('ul', '');
        for (const { line, message, error } of checked.problems.slice(0, MAX_ROWS)) {
          const item = element('li', `${line}: ${message}`);
          if (error) {
            const link = element('a', '', { href: base + error.endereco });
            link.append(code(error.nome));
            item.append(' ', link);
          }
          list.append(item);
        }
        place.append(element('h2', problems), list);
      }
      if (rows.length > 0) place.append(table);
      status.textContent = told;
    };
  };
})();
