import { alternatives, casesOf, namesOf, numberPattern } from '../../lexico/index.js';
import { escaped } from '../../text/pattern.js';
import { surroundings } from '../surroundings.js';
import { numbersOf } from './numbers.js';
import type { Rule, Writer } from './rule.js';

/** What code is cut into where no region begins: numbers, words, names, symbols, and what the language has no token for. */
export function tokenRules({ lexico, name }: Writer): Rule[] {
  const nomes = namesOf(lexico);
  const { numeros = [], palavras, contextuais = [], simbolos } = lexico;
  const mark = lexico.continuacao?.marca;
  const inCases = casesOf(lexico);
  const wordEnd = `(?![${nomes.resto}])${nomes.fim === undefined ? '' : `(?![${nomes.fim}])`}`;
  // Behind what a name ends with once, it has ended, whatever follows.
  const end = nomes.fim === undefined ? undefined : new RegExp(`(?![${nomes.resto}])[${nomes.fim}]$`, 'u');
  const whole = (words: readonly string[]): string => {
    const ended = words.filter(word => end?.test(word) === true);
    const others = words.filter(word => !ended.includes(word));
    return [
      ...(ended.length === 0 ? [] : [`(?:${inCases(alternatives(ended))})`]),
      ...(others.length === 0 ? [] : [`(?:${inCases(alternatives(others))})${wordEnd}`]),
    ].join('|');
  };
  return [
    ...(mark === undefined ? [] : [{ match: `${escaped(mark)}$` }]),
    ...numbersOf(numeros).flatMap(({ form, parts }) => {
      // What was matched once is not matched shorter because of what follows it.
      const number = `(?=(${inCases(numberPattern(form, nomes.resto, parts))}))\\1`;
      const { nao_seguido } = form;
      const forbidden = typeof nao_seguido === 'string' ? `[${nao_seguido}]` : nao_seguido?.padrao;
      if (forbidden === undefined) return [{ match: number, name: name('numero') }];
      return [
        { match: `${number}(?!${inCases(forbidden)})`, name: name('numero') },
        { match: number, name: name('invalido') },
      ];
    }),
    ...Object.entries(palavras)
      .filter(([, words]) => words.length > 0)
      .map(([group, words]) => ({
        match: whole(words),
        name: name('palavra', group),
      })),
    ...contextuais.flatMap(({ palavra, quando }) =>
      quando.map(when => {
        const { before, behind } = surroundings(lexico, when);
        return {
          match: `${before}(${whole([palavra])})${behind}`,
          captures: { 1: { name: name('contextual') } },
        };
      }),
    ),
    {
      match: `${nomes.sigilos ? `[${nomes.sigilos}]?` : ''}[${nomes.inicio}][${nomes.resto}]*${nomes.fim ? `[${nomes.fim}]?` : ''}`,
      name: name('nome'),
    },
    ...(simbolos.length === 0 ? [] : [{ match: alternatives(simbolos), name: name('simbolo') }]),
    { match: '[^\\s]', name: name('invalido') },
  ];
}
