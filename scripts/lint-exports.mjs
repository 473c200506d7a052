/**
 * Finds exports that nothing imports: neither src/ nor tests, scripts or benchmarks. What src/bundle.ts, src/index.ts and the
 * generated files export is public.
 */
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOR_OTHERS = /^src\/((bundle|index|client\/index)\.ts|.*generated\/)/;

const files = globSync(['src/**/*.ts', '__tests__/**/*.ts', 'scripts/*.mjs', 'bench/*.mjs'], {
  cwd: ROOT,
  absolute: true,
}).sort();
const options = {
  allowJs: true,
  noEmit: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
};
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));

const used = new Set();
/** Names that scripts import from `build/`, the compiled sources. */
const usedInBuild = new Set();
for (const source of sources) {
  const modules = namesOfModules(source);
  ts.forEachChild(source, function visit(node) {
    if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
      use(node.propertyName ?? node.name, source, node);
    // Of what is no module the types would have to be worked out: nine tenths of the time, and never an export.
    else if (ts.isPropertyAccessExpression(node) && isModule(node.expression, modules))
      use(node.name, source, node);
    else if (ts.isBindingElement(node) && ts.isIdentifier(node.name))
      usedInBuild.add((node.propertyName ?? node.name).text);
    else if (ts.isImportTypeNode(node) && node.qualifier) use(node.qualifier, source, node);
    ts.forEachChild(node, visit);
  });
}

const unused = sources.flatMap(source => {
  const file = relative(ROOT, source.fileName).split(sep).join('/');
  const module = checker.getSymbolAtLocation(source);
  if (!module || FOR_OTHERS.test(file) || !file.startsWith('src/')) return [];
  return checker
    .getExportsOfModule(module)
    .filter(symbol => !used.has(symbol) && !used.has(resolved(symbol)) && !usedInBuild.has(symbol.name))
    .flatMap(symbol => (symbol.declarations ?? []).slice(0, 1))
    .filter(declaration => !usedInside(declaration, source))
    .map(declaration => {
      const { line } = source.getLineAndCharacterOfPosition(declaration.getStart(source));
      return `${file}:${line + 1}: ${declaration.name?.getText(source) ?? 'the default export'} is exported, and nothing imports it`;
    });
});
for (const line of unused) console.log(line);
if (unused.length > 0) process.exitCode = 1;
else console.log('Every export is used.');

/** What a file calls modules: `import * as x`, `const x = await import(…)`. */
function namesOfModules(source) {
  const names = new Set();
  ts.forEachChild(source, function visit(node) {
    if (ts.isNamespaceImport(node)) names.add(node.name.text);
    else if (ts.isVariableDeclaration(node) && node.initializer && isImport(node.initializer))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  });
  return names;
}

function isModule(expression, modules) {
  return (ts.isIdentifier(expression) && modules.has(expression.text)) || isImport(expression);
}

/** Whether an expression loads a module, or waits for one. */
function isImport(expression) {
  if (ts.isParenthesizedExpression(expression) || ts.isAwaitExpression(expression))
    return isImport(expression.expression);
  return ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function use(name, source, node) {
  const symbol = checker.getSymbolAtLocation(name);
  if (symbol) {
    used.add(symbol);
    used.add(resolved(symbol));
  }
  const { text } = name;
  const from = node.parent?.parent?.parent?.moduleSpecifier?.text ?? '';
  if (!source.fileName.endsWith('.ts') && from.includes('/build/')) usedInBuild.add(text);
}

function resolved(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether the same file uses the type, in the signature of an exported function for example: then it has to be exported. */
function usedInside(declaration, source) {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration)) return false;
  const name = declaration.name.text;
  let count = 0;
  ts.forEachChild(source, function visit(node) {
    if (ts.isIdentifier(node) && node.text === name) count += 1;
    ts.forEachChild(node, visit);
  });
  return count > 1;
}
