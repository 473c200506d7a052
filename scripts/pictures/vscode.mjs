/** What a person sees of a program in VS Code's web build, after `refdata editor --try`. */

const WAIT_MS = 60_000;

/** @param picture takes one, of a tab, under a name */
export async function vscodePictures({ tab, address, picture }) {
  tab.setDefaultTimeout(WAIT_MS);
  const seen = name => picture(`vscode-${name}`, tab);
  const press = key => tab.keyboard.press(key);
  const typed = async text => {
    await press('Control+End');
    await tab.keyboard.type(text);
  };
  const list = tab.locator('.suggest-widget.visible .monaco-list-row');
  const zone = text => tab.locator('.zone-widget').getByText(text).first();
  await tab.goto(address);
  await tab.locator('.editor-instance .view-lines').getByText('enumera').first().waitFor();
  // Words have colours of their own once the grammar is there, and modules once the server is.
  const coloured = least =>
    new Set([...document.querySelectorAll('.view-line span[class^=mtk]')].map(each => each.className)).size >
    least;
  await tab.waitForFunction(coloured, 5);
  await tab.locator('.view-line .detected-link').first().waitFor();
  await seen('colours');

  // What the data knows of a module: nobody has typed these names.
  await typed('\nmostra C.');
  await list.filter({ hasText: 'hexadecimal' }).first().waitFor();
  await seen('completion');
  await press('Escape');

  await typed('mistura(C.AZUL, ');
  await tab.locator('.parameter-hints-widget.visible .parameter.active').first().waitFor();
  await seen('signature');
  await press('Escape');
  await tab.keyboard.type('C.BRANCO');
  await press('Escape');

  await typed('\nmostra C.misturra(C.AZUL, C.BRANCO)');
  await tab.locator('.squiggly-warning').first().waitFor();
  await press('F8');
  await zone('mistura').waitFor();
  await seen('problem');
  await press('Escape');
  await press('Control+.');
  await tab
    .locator('.action-widget')
    .getByText(/Trocar por .?mistura/)
    .first()
    .waitFor();
  await seen('fix');
  await press('Enter');
  await tab.locator('.squiggly-warning').first().waitFor({ state: 'detached' });

  await tab.locator('.view-line').getByText('hexadecimal').first().hover();
  await tab.locator('.monaco-hover:not(.hidden) .hover-contents').first().waitFor();
  // It fades in.
  await tab
    .locator('.monaco-hover:not(.hidden)')
    .first()
    .evaluate(hover => Promise.all(hover.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await seen('hover');
  await press('Escape');

  await typed('\nenqu');
  await list.filter({ hasText: 'enquanto' }).first().waitFor();
  await seen('snippet');
  await press('Escape');
  await press('Control+Shift+K');

  await typed('\nimporta Lume.Texto como T\nseja total = 1\nmostra T.titulo("a"), total');
  await tab.locator('.squiggly-info').nth(1).waitFor();
  await press('F8');
  await tab.locator('.zone-widget').getByText('2.0.0').first().waitFor();
  await seen('next');
  await press('Escape');

  await typed('\nseja classe = 1\nse verdadeiro:\n\tmostra "sem fim');
  await tab.locator('.squiggly-error').nth(1).waitFor();
  await press('Control+Shift+M');
  await tab.locator('.markers-panel').getByText('palavra reservada').first().waitFor();
  await seen('problems');
  await press('Control+Shift+M');

  await tab.locator('.view-line').first().click();
  await press('Control+Shift+O');
  await tab.locator('.quick-input-list').getByText('espera_no').first().waitFor();
  await seen('symbols');
  await press('Escape');
  await press('Control+K');
  await press('Control+0');
  await tab.locator('.inline-folded').first().waitFor();
  await seen('folding');

  // What the language's own tools have written names error codes, which have pages.
  await tab.locator('.explorer-folders-view').getByText('saida.log').dblclick();
  await tab.locator('.view-line .detected-link').getByText(/LM0/).first().waitFor();
  await seen('links');
}
