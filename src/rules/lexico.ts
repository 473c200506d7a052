import type { RuleInfo } from '../findings/rule-info.js';

/** What may be found about `lexico`. */
export const LEXICO_RULES = [
  {
    id: 'lexico-pattern',
    level: 'error',
    title: 'Patterns of a lexico mean the same to every engine, and are fast',
    why: 'A pattern goes into grammars for a dozen editors. Where their engines differ it would colour differently, and one that takes long on some text would stop an editor.',
    remedy: 'Write it with what docs/editors.md, "Patterns", lists.',
    example: 'abre: { padrao: "(#+)+!" }',
  },
  {
    id: 'lexico-reference',
    level: 'error',
    title: 'Regions, classes, words and symbols that a lexico names are there',
    why: 'A condition about a class that there is not never holds, and a region that contains one that there is not never ends as its author means.',
    remedy: 'Correct the name, or declare what it names.',
    example: 'contem: [coment]',
  },
  {
    id: 'lexico-opening',
    level: 'error',
    title: 'Every region of a lexico can be opened',
    why: 'Of several openings the longest counts, and of equal ones the first: another never opens anything.',
    remedy: 'Give one of the two another opening, say `quando` it opens, or leave it out.',
    example:
      '- { nome: linha, classe: comentario, abre: "#" }\n- { nome: titulo, classe: diretiva, abre: "#" }',
  },
  {
    id: 'lexico-inside',
    level: 'error',
    title: 'What a region of a lexico holds can be read, and its closing closes it',
    why: 'In a region doubled texts are looked for first, then escapes, the closing, interpolations and other regions: who comes later never gets what an earlier one takes.',
    remedy:
      'Give one of the two another text, or leave it out. Of escapes that begin alike, write the longer one first.',
    example: "- { nome: texto, classe: texto, abre: '\"', dobra: ['\"'] }",
  },
  {
    id: 'lexico-condition',
    level: 'error',
    title: 'Every condition of a lexico can hold',
    why: 'Of a condition everything has to hold. Two parts that shut each other out never do: what depends on them would be coloured nowhere.',
    remedy: 'Leave one of the two out, or correct it.',
    example: 'quando: { inicio: comando, depois_de: { textos: [=] } }',
  },
  {
    id: 'lexico-word',
    level: 'error',
    title: 'Every word, number and symbol of a lexico can be read',
    why: 'A word that is no name, or a number or symbol that something else begins with, is never a token: it would be coloured nowhere.',
    remedy: 'Correct it, or say in `nomes` what names are made of.',
    example: 'palavras: { controle: [end-if] }',
  },
] as const satisfies readonly RuleInfo[];

export type LexicoRuleId = (typeof LEXICO_RULES)[number]['id'];
