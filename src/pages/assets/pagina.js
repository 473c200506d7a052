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

  ready(() => {
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

    const input = form.querySelector('input');
    let loading;
    const start = () => {
      loading ??= load(['minisearch.js', 'nomes.js', 'busca.js']).then(() =>
        globalThis.refdataSearch(form, new URL('..', here).href),
      );
    };
    input.addEventListener('focus', start, { once: true });
    if (document.activeElement === input) start();
    addEventListener('keydown', event => {
      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName ?? '');
      const isKey = event.key === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
  });
})();
