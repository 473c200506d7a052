import { expect, it } from '@jest/globals';
import { readText } from '../../src/lexico/index.js';
import { canRun, jsonFrom } from '../extract/interpreter.js';
import { LANGUAGES } from './languages.js';

/** Where each heredoc ends, in UTF-8 bytes, as PHP itself says. */
const TRUTH = `
$ends = [];
foreach (json_decode(file_get_contents('php://stdin')) as $text) {
  $found = []; $at = 0;
  foreach (token_get_all($text) as $token) {
    $at += strlen(is_array($token) ? $token[1] : $token);
    if (is_array($token) && $token[0] === T_END_HEREDOC) $found[] = $at;
  }
  $ends[] = $found;
}
echo json_encode($ends);
`;

const HEREDOCS = new Set(['aqui', 'agora']);

const PROGRAMS = [
  '<?php $a = <<<A\n  text $x\n  A;\n$b;',
  '<?php f(<<<A\n  text $x\n  A, 1); $y;',
  '<?php $a = <<<A\nx A\nAB\nA_\n A.$x;',
  '<?php [<<<\'A\'\nx\nA,<<<"B"\ny\nB]; ABS(1);',
  '<?php $a = <<<A\nx\nAé\nA;',
  '<?php $a = <<<A\n{$x}\n\tA1\n\tA\n;',
  '<?php $a = <<<EOT\nEOT . "x";',
];

(canRun('php', '--version') ? it : it.skip)('ends heredocs of PHP where PHP does', () => {
  const { lexico } = LANGUAGES.find(language => language.lexico.nome === 'PHP') as (typeof LANGUAGES)[number];
  const ends = PROGRAMS.map(text =>
    readText(lexico, text)
      .regions.filter(({ name }) => HEREDOCS.has(name))
      .map(({ end }) => Buffer.byteLength(text.slice(0, end))),
  );
  expect(ends).toEqual(jsonFrom('php', ['-r', TRUTH], JSON.stringify(PROGRAMS)));
  expect(ends.flat()).toHaveLength(PROGRAMS.length + 1);
});
