/**
 * Monaco, without a page: reads `{ module, id, texts }` from its input, and writes what Monaco says of each line of
 * each text, and what it knows of the language. Style sheets are left out, and what Monaco asks of a page when it is
 * loaded is answered by nothing; its tokens do not depend on either.
 */
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

const LOADER = `export async function load(url, context, next) {
  if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  const isModule = url.includes('/monaco-editor-core/') && url.endsWith('.js');
  return next(url, isModule ? { ...context, format: 'module' } : context);
}`;
register(`data:text/javascript,${encodeURIComponent(LOADER)}`);

const nothing = () =>
  new Proxy(() => {}, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return function* () {};
      if (key === 'then') return undefined;
      return key === 'length' ? 0 : nothing();
    },
    set: () => true,
    apply: () => nothing(),
    construct: () => nothing(),
  });
const navigator = { userAgent: 'node', language: 'en', maxTouchPoints: 0, clipboard: {} };
Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
for (const name of ['UIEvent', 'MouseEvent', 'KeyboardEvent', 'HTMLElement', 'Element', 'Node', 'DragEvent'])
  globalThis[name] = class {};
Object.assign(globalThis, {
  window: globalThis,
  document: nothing(),
  location: { href: 'http://localhost/', search: '' },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
  CSS: { escape: text => text },
  customElements: { define() {}, get() {} },
});

const MONACO = 'monaco-editor-core/esm/vs/editor';
const { createMonacoLanguagesAPI } = await import(`${MONACO}/standalone/browser/standaloneLanguages.js`);
const { tokenize } = await import(`${MONACO}/standalone/browser/standaloneEditor.js`);
const { StandaloneServices } = await import(`${MONACO}/standalone/browser/standaloneServices.js`);
const { ILanguageConfigurationService } = await import(
  `${MONACO}/common/languages/languageConfigurationRegistry.js`
);

process.stdin.setEncoding('utf8');
let input = '';
for await (const chunk of process.stdin) input += chunk;
const { module, id, texts } = JSON.parse(input);
const { default: registerLanguage } = await import(pathToFileURL(module).href);
const languages = createMonacoLanguagesAPI();
registerLanguage({ languages });
const { comments, brackets } = StandaloneServices.get(ILanguageConfigurationService).getLanguageConfiguration(
  id,
);
const output = {
  tokens: texts.map(text => tokenize(text, id).map(line => line.map(({ offset, type }) => [offset, type]))),
  comments,
  brackets: brackets?.brackets.map(({ open, close }) => [open, close]),
  extensions: languages.getLanguages().find(language => language.id === id).extensions,
};
process.stdout.write(JSON.stringify(output), () => process.exit(0));
