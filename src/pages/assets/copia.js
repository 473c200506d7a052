/** On pages of a copy: which version the site has now, and this page in it, if it is still there. */
(() => {
  const root = new URL('../../../', document.currentScript.src);
  document.addEventListener('DOMContentLoaded', () => {
    const note = document.querySelector('.copy-note');
    const current = globalThis.refdataCurrent;
    const { page, versao, newer, open, missing } = note.dataset;
    if (!current || current.versao === versao) return;
    const named = text => text.replace('{versao}', () => current.versao);
    if (!current.paginas.includes(page)) {
      note.append(` ${named(newer)} ${missing}`);
      return;
    }
    const link = document.createElement('a');
    link.href = new URL(`.${page}.html${location.hash}`, root).href;
    link.textContent = named(open);
    note.append(` ${named(newer)} `, link);
    // Who goes on to another name of the page means that name.
    addEventListener('hashchange', () => {
      link.hash = location.hash;
    });
  });
})();
