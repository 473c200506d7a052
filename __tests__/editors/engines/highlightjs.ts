import hljs from 'highlight.js/lib/core';
import { highlightjsEditor, highlightjsScope } from '../../../src/editors/highlightjs.js';
import type { Coloured, EngineUnderTest } from './engine.js';
import { loaded } from './module.js';

interface Node {
  readonly scope?: string;
  readonly children: readonly (Node | string)[];
}

let languages = 0;

/** The innermost scope of each UTF-16 unit, from the engine's own tree. */
function scopesOf(text: string, language: string): Coloured {
  const { _emitter, errorRaised } = hljs.highlight(text, { language }) as unknown as {
    _emitter: { rootNode: Node };
    errorRaised?: Error;
  };
  if (errorRaised) throw errorRaised;
  const scopes: (string | undefined)[] = [];
  const walk = (node: Node, scope: string | undefined): void => {
    for (const child of node.children) {
      if (typeof child !== 'string') walk(child, child.scope ?? scope);
      else for (let i = 0; i < child.length; i += 1) scopes.push(scope);
    }
  };
  walk(_emitter.rootNode, undefined);
  return scopes;
}

export const HIGHLIGHTJS: EngineUnderTest = {
  title: 'highlight.js',
  styleOf: (_, kind, group) => highlightjsScope(kind, group),
  async load(lexico) {
    const { default: language } = await loaded<{ default: () => object }>(highlightjsEditor, lexico);
    languages += 1;
    const name = `language-${languages}`;
    hljs.registerLanguage(name, language as never);
    return texts => texts.map(text => scopesOf(text, name));
  },
};
