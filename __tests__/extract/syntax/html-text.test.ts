import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { read } from '../small-repository.js';

/** Texts of the elements `<td>` of a page. */
async function cells(html: string): Promise<readonly unknown[]> {
  const match = '((element (start_tag (tag_name) @_t)) @t.value (#eq? @_t "td"))';
  return (await read({ 'a.html': html }, { query: { file: 'a.html', match }, map: 't' })).values;
}

describe('@capture.value of a part of an HTML page is its text', () => {
  it.each([
    ['<td>a  <b>b</b>\n c</td>', 'a b c'],
    ['<td>x<sup>2</sup>, <code>f (x)</code>.</td>', 'x2, f (x).'],
    ['<td>&lt;a&gt; &amp;amp; &middot;&#8211;&#x3c0;</td>', '<a> &amp; ·–π'],
    ['<td>&#0;&#xD800;&#x110000;&nosuch;&</td>', '\ufffd\ufffd\ufffd&nosuch;&'],
    ['<td><!-- no --><script>no()</script>yes<style>no</style></td>', 'yes'],
    ['<td></td>', ''],
  ])('%s', async (html, text) => {
    expect(await cells(html)).toEqual([text]);
  });

  it('attributes have their value, without quotes', async () => {
    const match = '(quoted_attribute_value) @v.value';
    const { values } = await read(
      { 'a.html': '<a title="a &quot;b&quot;">x</a>' },
      { query: { file: 'a.html', match }, map: 'v' },
    );
    expect(values).toEqual(['a "b"']);
  });

  it('any text comes back after it was escaped', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map(t => t.replace(/[\p{Cc}\p{Z}\s]+/gu, ' ').trim());
    await fc.assert(
      fc.asyncProperty(text, async t => {
        const escaped = [...t].map(c => (/[\w ]/.test(c) ? c : `&#${c.codePointAt(0)};`)).join('');
        expect(await cells(`<td>${escaped}</td>`)).toEqual([t]);
      }),
      { numRuns: 40 },
    );
  });
});
