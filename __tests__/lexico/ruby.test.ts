import { expect, it } from '@jest/globals';
import { type TokenClass, tokenize } from '../../src/lexico/index.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { LANGUAGES } from './languages.js';

/** What each byte of a program is to Ruby itself: a comment, a text or a regular expression, or code; nothing where it is no program. */
const TRUTH = `
require 'ripper'
require 'json'
kinds = {}
%w[comment embdoc_beg embdoc embdoc_end].each { |name| kinds[:"on_#{name}"] = 'comment' }
%w[tstring_beg tstring_content tstring_end label_end heredoc_beg heredoc_end qwords_beg words_beg qsymbols_beg symbols_beg words_sep
   regexp_beg regexp_end backtick CHAR].each { |name| kinds[:"on_#{name}"] = 'text' }
kinds[:on___end__] = 'data'
puts JSON.generate(JSON.parse(STDIN.read).map do |text|
  next nil if Ripper.sexp(text).nil?
  starts = text.lines.each_with_object([0]) { |line, all| all << all.last + line.bytesize }
  found = Array.new(text.bytesize, 'data')
  Ripper.lex(text).each do |(line, column), type, token|
    token.bytesize.times { |i| found[starts[line - 1] + column + i] = kinds[type] || (token.match?(/\\A:["']/) ? 'text' : 'code') }
  end
  found
end)`;

const KINDS: Partial<Record<TokenClass, string>> = {
  comentario: 'comment',
  documentacao: 'comment',
  texto: 'text',
  caractere: 'text',
  regex: 'text',
  escape: 'text',
};

const PROGRAMS = [
  'a = %w[a b [c] d] + %w{x {y}} + %w"it\'s b" + %q\'a"b\' + %i(a (b)) + %I[a#{1} b]\n',
  'b = [%r!/tmp/a!, %r|\\A#{1 + 2}|i, %r"a", %r[a[bc]#{1}]x, %r%a%, %r{a{2,3}}]\n',
  'c = "#{[1].map { |x| "#{x} }" }} # no"  # yes\n',
  'def fmt.%(x) x end\ndef /(x) x end\ny = fmt.%(1) / fmt./(2) / 3\n',
  '$0 = $~; $stderr.puts $!, $/, $-w, @@a, $1 / $2; d = $" # it\'s\n',
  '=begin\nit\'s "doc"\n=end\ne = <<~A + <<-\'B\' + "x"\n  #{1} it\'s\nA\n  "raw #{\nB\nf = 1\n__END__\nit\'s "data\n',
  "g = ?a + ?\\n + (true ? 'x' : 'y'); h = { a: 1, 'b': 2, :c => :\"d e\" }\n",
  'i = 10 / 2; j = i / 2 /1; k = [1] / 2 rescue 0; l = `ls /`\nm = i % 3; n = (i) %2\n',
  'o = "a\\\n  b" \'c\' "\\u{1F600 41}\\e" # x\np = %Q{a {b} #{%q(c)}} % [1]\n',
];

(canRun('ruby', '--version') ? it : it.skip)('knows comments, texts and code of Ruby where Ruby does', () => {
  const { lexico, programa } = LANGUAGES.find(
    language => language.lexico.nome === 'Ruby',
  ) as (typeof LANGUAGES)[number];
  const programs = [programa, ...PROGRAMS];
  const truths = jsonFrom('ruby', ['-e', TRUTH], JSON.stringify(programs)) as (string[] | null)[];
  for (const [i, text] of programs.entries()) {
    expect([text, truths[i]]).not.toEqual([text, null]);
    let at = 0;
    const otherwise = tokenize(lexico, text).flatMap(({ class: kind, name, start, end }) => {
      const piece = text.slice(start, end);
      const from = at;
      at += Buffer.byteLength(piece);
      const own = name === 'fim' ? 'data' : (KINDS[kind] ?? 'code');
      // Blanks that Ruby takes away are no text to it, and the colon of a symbol or a key belongs to its quotes or does not.
      const bytes = [...Buffer.from(piece)].map((byte, at) =>
        /[\s:]/.test(String.fromCharCode(byte)) ? -1 : at,
      );
      const isOther = bytes.some(at => at >= 0 && truths[i]?.[from + at] !== own);
      return isOther ? [`${own}: ${piece}`] : [];
    });
    expect([text, otherwise]).toEqual([text, []]);
  }
});
