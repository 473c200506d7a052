/**
 * The search: exact names before beginnings before what is nearly so, and each list follows from the query alone, so that
 * nothing moves while somebody reads. `nomes.js` has the names, `minisearch.js` finds what is written in another way.
 */
(() => {
  const MAX_RESULTS = 40;
  /** With fewer than these, words of summaries and names that are nearly right are looked for, too. */
  const ENOUGH = 8;
  const CHUNK = 500;
  /** Nobody makes more slips in a word: in a long one, everything would be like everything. */
  const MAX_SLIPS = 6;
  /** What there is not any more comes behind what is found as well. */
  const BEHIND = 0.05;
  /** What is pasted may be a program: the index is asked for so many of its words. */
  const MAX_WORDS = 12;

  const PLAIN = /^[ -~]*$/;
  /** Those of other scripts are vowels: without them it is another word. */
  const ACCENTS = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}])\p{M}/gu;
  const fold = text => (PLAIN.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '')).toLowerCase();
  /** Whatever stands between a module and what it offers. */
  const dotted = folded => folded.replace(/::|->|[/\\#:]/g, '.');
  const lowered = text => (PLAIN.test(text) ? text : text.normalize('NFC')).toLowerCase();
  /** Parts of names: `ordena_por`, `Lume.Texto`, `parseInt`, `HTMLElement`; operators stay whole. */
  const tokens = text => {
    const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    if (!/\p{Lu}/u.test(text)) return [...new Set(words)];
    const parts = words.flatMap(word =>
      word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u),
    );
    return [...new Set([...words, ...parts])];
  };
  /** A name that ends in a number, however that is written: `LM0101`, `lm 101`. */
  const numbered = folded =>
    /\p{N}$/u.test(folded) ? folded.replace(/[\s_.:#-]+/g, '').replace(/(?<!\p{N})0+(?=\p{N})/gu, '') : '';

  const { tipos, modulos, paginas, itens } = globalThis.refdataNames;
  const within = modulos.map(name => dotted(fold(name)));
  /** Other names of modules, which stand at one place: what they are names of. */
  const official = new Map();
  const names = itens.map(([nome, tipo, pagina, fragmento, modulo, resumo, fora], id) => {
    const page = paginas[pagina];
    const fragment = fragmento === 1 ? nome : fragmento;
    const url = fragment === 0 ? page : `${page}#${encodeURIComponent(fragment)}`;
    const folded = fold(nome);
    // As a field of a page gives it back.
    const typed = nome.replace(/[\r\n]+/g, '').trim();
    // A name that there is not any more has its module in it.
    const isGone = modulo === -1;
    const whole = isGone ? dotted(folded) : modulo === 0 ? '' : `${within[modulo - 1]}.${dotted(folded)}`;
    if (fragment === 0) {
      const first = official.get(pagina) ?? dotted(folded);
      official.set(pagina, first).set(dotted(folded), first);
    }
    // What other languages call it, word by word.
    const elsewhere = fora?.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_]*|[^\p{L}\p{N}\s_,;()]+/gu) ?? [];
    const parts = tokens(nome).map(fold);
    const code = numbered(folded);
    const number = code.replace(/^\P{N}+/u, '');
    const lower = lowered(typed);
    const of = modulos[modulo - 1] ?? '';
    return {
      id,
      nome,
      typed,
      lower,
      tipo,
      url,
      folded,
      whole,
      of,
      resumo: resumo ?? '',
      fora,
      elsewhere,
      parts,
      code,
      number,
      isGone,
    };
  });

  let added = 0;
  const mini = new globalThis.MiniSearch({
    fields: names.some(({ resumo }) => resumo !== '') ? ['nome', 'resumo'] : ['nome'],
    tokenize: tokens,
    processTerm: fold,
    // Two letters in each other's place are two edits.
    searchOptions: {
      prefix: true,
      // Of a code with another number nobody thinks.
      fuzzy: term =>
        !/\p{N}/u.test(term) &&
        (term.length > 4 ? Math.min(MAX_SLIPS, Math.max(2, Math.round(term.length / 4))) : term.length === 4),
      boost: { nome: 3 },
    },
  });
  const addUpTo = end => {
    mini.addAll(names.slice(added, end));
    added = Math.min(end, names.length);
  };
  const addMore = () => {
    if (added >= names.length) return;
    addUpTo(added + CHUNK);
    setTimeout(addMore, 0);
  };
  setTimeout(addMore, 200);

  /** What was asked for with the module in front, whichever of its names that is. */
  const wholeOf = folded => {
    const asked = dotted(folded);
    for (let at = asked.lastIndexOf('.'); at > 0; at = asked.lastIndexOf('.', at - 1)) {
      const module = official.get(asked.slice(0, at));
      if (module !== undefined) return module + asked.slice(at);
    }
    return '';
  };

  /** What a text says in its order, whole words and names in them: `Lista.soma("a")` says `lista` and `soma`, too. */
  const saidIn = query => {
    const words = query.split(/\s+/).flatMap(word => {
      const bare = word.replace(/^["'`“”‘’«»(]+|["'`“”‘’«»),;]+$/g, '');
      return [word, bare, ...(bare.match(/[\p{L}\p{M}\p{N}_$]+/gu) ?? [])];
    });
    const said = new Map();
    for (const word of [...words, ...words.map(fold)])
      if (word !== '' && !said.has(word)) said.set(word, said.size);
    return said;
  };

  const asked = query => {
    const folded = fold(query);
    return {
      query,
      folded,
      lower: lowered(query),
      whole: wholeOf(folded),
      code: numbered(folded),
      said: saidIn(query),
    };
  };

  /** Lower is better; nothing for what only the index may find. */
  const rank = (name, { query, lower, folded, whole, code, said }) => {
    if (name.typed === query) return 0;
    if (name.lower === lower) return 1;
    if (name.folded === folded) return 2;
    if (whole !== '' && name.whole === whole) return query.endsWith(name.typed) ? 2.1 : 2.2;
    if (name.fora?.toLowerCase() === lower) return 2.3;
    if (name.elsewhere.includes(lower)) return 2.6;
    if (code !== '' && (name.code === code || name.number === code)) return 2.8;
    if (name.nome.startsWith(query)) return 3;
    if (name.lower.startsWith(lower)) return 3.5;
    if (name.folded.startsWith(folded)) return 4;
    if (whole !== '' && name.whole.startsWith(whole)) return 4.5;
    if (name.parts.includes(folded)) return 5;
    if (name.parts.some(part => part.startsWith(folded))) return 6;
    const at = said.get(name.typed) ?? said.get(name.folded);
    return at === undefined ? undefined : 7 + at / (said.size + 1);
  };

  const find = (query, tipo) => {
    const question = asked(query);
    const fits = name => tipo === '' || name.tipo === Number(tipo);
    const found = [];
    for (const name of names) {
      if (!fits(name)) continue;
      const at = rank(name, question);
      if (at !== undefined) found.push({ name, at: name.isGone ? at + BEHIND : at });
    }
    found.sort((a, b) => a.at - b.at || a.name.nome.length - b.name.nome.length || a.name.id - b.name.id);
    const results = found.map(({ name }) => name);
    if (results.length < ENOUGH && /[\p{L}\p{N}]/u.test(query)) {
      addUpTo(names.length);
      const known = new Set(results);
      for (const { id } of mini.search(tokens(query).slice(0, MAX_WORDS).join(' ')))
        if (fits(names[id]) && !known.has(names[id])) results.push(names[id]);
    }
    return results;
  };

  /** By kind, the kind of the best result first; in each, the best first. */
  const grouped = results => {
    const groups = new Map();
    for (const name of results) groups.set(name.tipo, [...(groups.get(name.tipo) ?? []), name]);
    return [...groups];
  };

  globalThis.refdataSearch = (form, base) => {
    const input = form.querySelector('input');
    const status = document.querySelector('[role="status"]');
    const { none, found, one, kind, all, equivalent } = form.dataset;
    const select = document.createElement('select');
    select.setAttribute('aria-label', kind);
    select.append(new Option(all, ''), ...tipos.map(([, many], i) => new Option(many, String(i))));
    input.after(select);
    const results = document.createElement('div');
    results.className = 'results';
    results.hidden = true;
    const list = document.createElement('div');
    list.id = '-resultados';
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', input.getAttribute('aria-label'));
    const nothing = document.createElement('p');
    nothing.textContent = none;
    results.append(list, nothing);
    form.append(results);
    for (const [name, value] of Object.entries({
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      'aria-controls': list.id,
    }))
      input.setAttribute(name, value);
    let shown = [];
    let active = -1;

    const close = () => {
      results.hidden = true;
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
      active = -1;
    };
    const choose = to => {
      shown[active]?.setAttribute('aria-selected', 'false');
      active = to;
      const option = shown[active];
      if (!option) {
        input.removeAttribute('aria-activedescendant');
        return;
      }
      option.setAttribute('aria-selected', 'true');
      option.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', option.id);
    };
    const element = (tag, text, attributes = {}) => {
      const made = document.createElement(tag);
      made.textContent = text;
      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
      return made;
    };
    const option = (name, i) => {
      const made = element('div', '', { role: 'option', id: `-r${i}`, 'aria-selected': 'false' });
      made.append(element('code', name.nome, { translate: 'no' }));
      if (name.of) made.append(element('small', name.of));
      if (name.resumo) made.append(element('small', name.resumo));
      if (name.fora) made.append(element('small', `${equivalent}: ${name.fora}`));
      made.dataset.url = base + name.url;
      return made;
    };
    const show = () => {
      const query = input.value.trim();
      if (query === '') {
        close();
        status.textContent = '';
        return;
      }
      const matches = find(query, select.value);
      let at = 0;
      list.replaceChildren(
        ...grouped(matches.slice(0, MAX_RESULTS)).map(([tipo, group]) => {
          const label = tipos[tipo][1];
          const made = element('div', '', { role: 'group', 'aria-label': label });
          made.append(
            element('div', label, { 'aria-hidden': 'true' }),
            ...group.map(name => option(name, at++)),
          );
          return made;
        }),
      );
      shown = [...list.querySelectorAll('[role="option"]')];
      const { length } = matches;
      status.textContent = length === 0 ? none : length === 1 ? one : found.replace('{n}', String(length));
      nothing.hidden = length > 0;
      results.hidden = false;
      input.setAttribute('aria-expanded', String(length > 0));
      choose(-1);
    };

    input.addEventListener('input', show);
    select.addEventListener('change', show);
    input.addEventListener('keydown', event => {
      const count = results.hidden ? 0 : shown.length;
      if (event.key === 'ArrowDown' && count > 0) choose((active + 1) % count);
      else if (event.key === 'ArrowUp' && count > 0) choose((Math.max(active, 0) - 1 + count) % count);
      else return;
      event.preventDefault();
    });
    form.addEventListener('keydown', event => {
      if (event.key !== 'Escape') return;
      if (results.hidden) input.value = '';
      close();
      event.preventDefault();
    });
    form.addEventListener('submit', event => {
      event.preventDefault();
      const target = shown[active] ?? shown[0];
      if (target && !results.hidden) location.href = target.dataset.url;
    });
    form.addEventListener('focusout', event => {
      if (!form.contains(event.relatedTarget)) close();
    });
    input.addEventListener('focus', () => {
      if (input.value.trim() !== '') show();
    });
    list.addEventListener('pointerdown', event => event.preventDefault());
    list.addEventListener('click', event => {
      const url = event.target.closest('[role="option"]')?.dataset.url;
      if (url && (event.ctrlKey || event.metaKey)) open(url);
      else if (url) location.href = url;
    });
    if (input.value !== '') show();
  };
})();
