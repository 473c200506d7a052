/** On every page: buttons that copy, and the search, which is loaded when somebody turns to it. */
(() => {
  const here = document.currentScript.src;
  const file = name => new URL(name, here).href;
  const ready =
    document.readyState === 'loading' ? fn => addEventListener('DOMContentLoaded', fn) : fn => fn();

  /** Classic scripts, one after the other: they load from a disk, too. */
  const load = names =>
    names.reduce(
      (before, name) =>
        before.then(
          () =>
            new Promise((done, fail) => {
              const script = document.createElement('script');
              script.src = file(name);
              script.onload = done;
              script.onerror = fail;
              document.head.append(script);
            }),
        ),
      Promise.resolve(),
    );

  /** A name that is asked of a page in parts stands on one of them. */
  const lead = page => {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch {
      // It is meant as it is written.
    }
    if (name === '' || document.getElementById(name)) return;
    load([new URL(page.dataset.parts, location.href).href]).then(() => {
      const part = globalThis.refdataParts.findIndex(names => names.includes(name));
      const [ending] = /(?:\.html)?$/.exec(location.pathname);
      if (part < 0) return;
      const path = location.pathname.slice(0, location.pathname.length - ending.length);
      location.replace(`${path}~${part + 1}${ending}${location.hash}`);
    });
  };

  ready(() => {
    const long = document.querySelector('[data-parts]');
    if (long) {
      lead(long);
      addEventListener('hashchange', () => lead(long));
    }
    const form = document.querySelector('.search');
    if (!form) return;
    const { copy, copied } = form.dataset;
    const status = document.querySelector('[role="status"]');
    const offer = (place, text, what) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = copy;
      if (what) button.setAttribute('aria-label', `${copy}: ${what}`);
      button.onclick = async () => {
        await navigator.clipboard.writeText(text());
        status.textContent = copied;
        button.textContent = copied;
        setTimeout(() => {
          button.textContent = copy;
        }, 1500);
      };
      place(button);
    };
    // Commands name the address that the site really has.
    if (location.protocol !== 'file:') {
      for (const text of document.querySelectorAll('[data-path]')) {
        const address = new URL(`..${text.dataset.path}`, here).href.replaceAll("'", '%27');
        text.textContent = `curl --compressed '${address}'`;
      }
      // What ends texts of a shell or of JavaScript is no part of an address as it is.
      const site = new URL('..', here).href
        .replace(/\/$/, '')
        .replace(/[$`"'\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
      for (const block of document.querySelectorAll('[data-site]')) {
        const code = block.querySelector('code');
        code.textContent = code.textContent.replaceAll(block.dataset.site, () => site);
      }
    }
    if (navigator.clipboard) {
      for (const block of document.querySelectorAll('.code'))
        offer(
          button => block.append(button),
          () => block.querySelector('pre').textContent,
        );
      for (const text of document.querySelectorAll('.copy'))
        offer(
          button => text.after(button),
          () => text.textContent,
          text.dataset.what,
        );
    }

    const checker = document.querySelector('.checker');
    let checking;
    const prepare = () => {
      checking ??= load(['lingua.js', 'verificador.js', 'verifica.js']).then(() =>
        globalThis.refdataCheck(checker, new URL('..', here).href),
      );
      return checking;
    };
    checker?.addEventListener('focusin', prepare, { once: true });
    checker?.addEventListener('submit', event => {
      event.preventDefault();
      prepare().then(check => check());
    });

    const input = form.querySelector('input');
    let isLoading = false;
    const start = () => {
      if (isLoading) return;
      isLoading = true;
      let isAsked = false;
      const wait = event => {
        event.preventDefault();
        isAsked = true;
      };
      // Who types faster than it loads asks the search, too; without it there is the list of all names.
      form.addEventListener('submit', wait);
      load(['minisearch.js', 'nomes.js', 'busca.js'])
        .then(() => globalThis.refdataSearch(form, new URL('..', here).href))
        .finally(() => {
          form.removeEventListener('submit', wait);
          if (isAsked) form.requestSubmit();
        });
    };
    input.addEventListener('focus', start, { once: true });
    if (document.activeElement === input) start();
    addEventListener('keydown', event => {
      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName ?? '');
      const isKey = event.key.toLowerCase() === 'k' && !event.shiftKey && (event.ctrlKey || event.metaKey);
      if (!isKey && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  });
})();
