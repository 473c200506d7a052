import ts from 'typescript';

/** What has to stay with the code that it stands in. */
const LEGAL = /^\/\*!|@license|@preserve|copyright/i;

/**
 * JavaScript without its comments, which are in the sources that it was made of; everything else as it is written.
 * @param {string} text a module
 */
export function withoutComments(text) {
  const file = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found = new Map();
  // Comments stand in front of tokens: looked for there, what is in texts and patterns is none.
  const visit = node => {
    for (const child of node.getChildren(file)) visit(child);
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, end);
  };
  visit(file);
  let out = '';
  let at = 0;
  for (const [pos, end] of [...found].sort(([a], [b]) => a - b)) {
    if (pos < at || LEGAL.test(text.slice(pos, end))) continue;
    const line = text.lastIndexOf('\n', pos - 1) + 1;
    const isAlone = text.slice(line, pos).trim() === '' && line >= at;
    const next = isAlone ? /[ \t]*\r?\n/y : /(?:)/y;
    next.lastIndex = end;
    const rest = next.exec(text);
    // Where it stands between two tokens, it parts them, and lines where it has several.
    const parts = /\n/.test(text.slice(pos, end)) ? '\n' : ' ';
    out += isAlone ? text.slice(at, rest ? line : pos) : `${text.slice(at, pos)}${parts}`;
    at = end + (rest?.[0].length ?? 0);
  }
  return out + text.slice(at);
}

/** Spaces that the compiler puts in front of a line for each block around it. */
const INDENTATION = 4;

/**
 * JavaScript with a tab for each block around a line, in place of the spaces of the compiler; texts over several lines stay as they are.
 * @param {string} text a module
 */
export function withTabs(text) {
  const file = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const texts = [];
  const visit = node => {
    if (ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node))
      texts.push([node.getStart(file), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const ends = texts.sort(([a], [b]) => a - b);
  let next = 0;
  return text.replace(/(?<=\n) +/g, (spaces, at) => {
    while (next < ends.length && ends[next][1] <= at) next += 1;
    const isInText = next < ends.length && ends[next][0] < at;
    const blocks = Math.floor(spaces.length / INDENTATION);
    return isInText ? spaces : '\t'.repeat(blocks) + spaces.slice(blocks * INDENTATION);
  });
}
