import { canRun, jsonFrom } from '../extract/interpreter.js';

/** A Python that has the language: of a folder of its own, where the environment names one. */
const PYTHON = process.env.DATAFORGE_PYTHON ?? 'python3';
export const hasLanguage = canRun(PYTHON, '-c', 'import dataforge');

/** Loads a program; what is asked of its server `s`, which is `app` here, is put in between. */
const BEFORE = `
import contextlib, http.client, io, json, sys, warnings
warnings.simplefilter('ignore')
from dataforge.lexer import tokenize
from dataforge.parser import parse
from dataforge.interpreter import Interpreter
from dataforge.stdlib.kiln import ArcaneKiln
source, requests = json.load(sys.stdin)
said = []
with contextlib.redirect_stdout(io.StringIO()):
    i = Interpreter()
    i.run(parse(tokenize(source, 'app.df'), 'app.df'))
    app = i.global_env.get('s')
`;

/**
 * What the language itself answers to requests.
 * @param ask Python, indented by four, that appends to `said` for each of `requests`
 */
export function saidByLanguage(program: string, requests: readonly unknown[], ask: string): unknown {
  const code = `${BEFORE}${ask}\nprint(json.dumps(said))\n`;
  return jsonFrom(PYTHON, ['-c', code], JSON.stringify([program, requests]));
}
