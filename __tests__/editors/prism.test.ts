import { describe, expect, it } from '@jest/globals';
import { lumeLexico } from '../lexico/lexico-of.js';
import { coloursAsCut } from './corpora.js';
import { PRISM, registered } from './engines/prism.js';

coloursAsCut(PRISM, 'some');

describe('a page with Prism', () => {
  it('has a program whole, with the classes that style sheets know', async () => {
    const prism = await registered(await lumeLexico());
    const program = 'mostra "a {x}" # <b>\r\nseja y = 1\r\n';
    const html = prism.highlight(program, prism.languages.lume, 'lume');
    expect(html).toContain('<span class="token comment"># &lt;b></span>\r\n');
    const text = html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<');
    expect(text).toBe(program);
    // By its extension, too, as fences in Markdown have it.
    expect(prism.highlight(program, prism.languages.lm, 'lm')).toBe(
      html.replaceAll('language-lume', 'language-lm'),
    );
  });

  it('colours no other language', async () => {
    const prism = await registered(await lumeLexico());
    expect(prism.highlight('a = 1 # b', prism.languages.javascript, 'javascript')).not.toContain('comment');
  });
});
