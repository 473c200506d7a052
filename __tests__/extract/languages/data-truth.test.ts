import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { printDefinitions } from '../../recipes/fidelity.js';
import { canRunHere, jsonFrom } from '../interpreter.js';
import { folderWith, readIn } from '../small-repository.js';

/** Libraries that come with a language, read by data, compared with what the language's own tools say of them. */

/** Every method, class and module of some files, with its line, as Ruby's own parser has them. */
const RIPPER = `
require 'ripper'; require 'json'
def walk(node, found)
  return unless node.is_a?(Array)
  if node[0].is_a?(Symbol)
    case node[0]
    when :def then found << [node[1][2][0], node[1][1]]; return
    when :defs then found << [node[3][2][0], node[3][1]]; return
    when :class, :module
      at = node[1][0] == :const_ref ? node[1][1] : node[1][-1]
      found << [at[2][0], at[1]]
    end
  end
  node.each { |part| walk(part, found) }
end
folder = RbConfig::CONFIG['rubylibdir']
all = Dir.glob('*.rb', base: folder).sort.filter_map do |name|
  tree = Ripper.sexp(File.read(File.join(folder, name), encoding: 'UTF-8')) or next
  found = []; walk(tree, found)
  [name, found.map { |line, own| [line, own.delete_prefix('\`')] }]
end
puts({ folder: folder, files: all }.to_json)
`;

(canRunHere('ruby', '-rripper', '-rjson', '-e', '1') ? describe : describe.skip)(
  'the library of Ruby',
  () => {
    it('has the definitions that its own parser finds', async () => {
      const { folder, files } = jsonFrom('ruby', ['-'], RIPPER) as {
        folder: string;
        files: [string, [number, string][]][];
      };
      const names = new Set(files.map(([name]) => name));
      const map = { file: 'file', line: 'line', name: 'name' };
      const wanted = "what in ['method', 'function', 'class', 'module']";
      const read = (of?: string) =>
        readIn(folder, { symbols: '*.rb', filter: wanted, map, ...(of && { of }) });
      type Row = { file: string; line: number; name: string };
      const rows = [...(await read()).values, ...(await read('*')).values] as Row[];
      const found = new Set(
        rows
          .filter(({ file }) => names.has(file))
          .map(({ file, line, name }) => `${file}:${line} ${name.split('::').at(-1)}`),
      );
      const expected = files.flatMap(([name, list]) => list.map(([line, own]) => `${name}:${line} ${own}`));
      expect(expected.length).toBeGreaterThan(1000);
      const missing = expected.filter(each => !found.has(each));
      const version = spawnSync('ruby', ['-e', 'print RUBY_VERSION'], { encoding: 'utf8' }).stdout;
      printDefinitions(
        { language: 'Ruby', of: `Ruby's library ${version}`, by: 'its parser' },
        {
          definitions: expected.length,
          found: expected.length - missing.length,
          missing: missing.length,
          more: found.size - new Set(expected.filter(each => found.has(each))).size,
          told: 0,
        },
      );
      expect({ missing, share: missing.length / expected.length }).toMatchObject({ missing: [] });
    });
  },
);

/** Every method that some libraries define, with its place, and whether anybody may call it, as Ruby itself says once it has loaded them. */
const VISIBILITY = `
require 'json'
folder = RbConfig::CONFIG['rubylibdir']
files = %w[set optparse csv logger erb uri net/http resolv delegate pstore timeout ipaddr rdoc]
files.each { |name| begin; require name; rescue LoadError; end }
found = {}
ObjectSpace.each_object(Module) do |one|
  [one, one.singleton_class].each do |each|
    hidden = each.private_instance_methods(false)
    (each.instance_methods(false) + hidden).each do |name|
      file, line = each.instance_method(name).source_location
      next unless file && file.start_with?(folder) && !name.match?(/^(initialize|respond_to_missing)/)
      key = file.delete_prefix(folder + '/') + ':' + line.to_s + ' ' + name.to_s
      found[key] ||= !hidden.include?(name)
    end
  end
end
puts({ folder: folder, files: files.map { |name| name + '.rb' }, methods: found }.to_json)
`;

(canRunHere('ruby', '-rjson', '-roptparse', '-e', '1') ? describe : describe.skip)(
  'what the library of Ruby keeps to itself',
  () => {
    it('is what Ruby lets nobody call', async () => {
      const { folder, files, methods } = jsonFrom('ruby', ['-W0', '-'], VISIBILITY) as {
        folder: string;
        files: string[];
        methods: Record<string, boolean>;
      };
      const map = { key: "file & ':' & $string(line) & ' ' & name", exported: 'exported' };
      const source = { symbols: `{${files.join(',')}}`, of: '*', filter: "what = 'method'", map };
      const rows = (await readIn(folder, source)).values as { key: string; exported: boolean }[];
      const told = rows.filter(({ key }) => Object.hasOwn(methods, key));
      const hidden = told.filter(({ key }) => !methods[key]).map(({ key }) => key);
      expect(told.length).toBeGreaterThan(500);
      expect(hidden.length).toBeGreaterThan(50);
      expect(told.filter(({ exported }) => !exported).map(({ key }) => key)).toEqual(hidden);
    });
  },
);

/** Other names of methods that some libraries have, with what these take, as Ruby itself says. */
const ALIASES = `
require 'json'
folder = RbConfig::CONFIG['rubylibdir']
files = %w[set optparse csv logger erb net/http resolv delegate pstore ipaddr rdoc forwardable matrix prime ostruct shellwords]
files.each { |name| begin; require name; rescue LoadError; end }
found = {}
ObjectSpace.each_object(Module) do |one|
  next unless one.name
  one.instance_methods(false).each do |name|
    method = one.instance_method(name)
    next if method.name == method.original_name
    next unless method.source_location&.first.to_s.start_with?(folder)
    found[one.name.gsub('::', '.') + ' ' + name.to_s] = method.parameters.filter_map(&:last)
  end
end
puts({ folder: folder, files: files.map { |name| name + '.rb' }, methods: found }.to_json)
`;

(canRunHere('ruby', '-rjson', '-roptparse', '-e', '1') ? describe : describe.skip)(
  'another name of a method of Ruby',
  () => {
    it('takes what Ruby says that it takes, or nothing is said of that', async () => {
      const { folder, files, methods } = jsonFrom('ruby', ['-W0', '-'], ALIASES) as {
        folder: string;
        files: string[];
        methods: Record<string, string[]>;
      };
      const map = { key: "container & ' ' & name", signature: "signature ? signature : ''" };
      const source = { symbols: `{${files.join(',')}}`, of: '*', filter: "what = 'method'", map };
      const rows = (await readIn(folder, source)).values as { key: string; signature: string }[];
      // A class and its instances may both have a method of one name.
      const once = rows.filter(({ key }) => rows.filter(each => each.key === key).length === 1);
      const told = once.filter(({ key, signature }) => Object.hasOwn(methods, key) && signature !== '');
      const named = (signature: string) =>
        [...signature.matchAll(/(?:^\(?|, ?)[*&]*([a-z_]\w*)/g)].map(([, name]) => name);
      expect(told.length).toBeGreaterThan(40);
      expect(told.map(({ key, signature }) => [key, named(signature)])).toEqual(
        told.map(({ key }) => [key, methods[key]]),
      );
    });
  },
);

const OCAML_FOLDER = spawnSync('ocamlc', ['-where'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const PARSER = [
  '-I',
  '+compiler-libs',
  'ocamlcommon.cma',
  join(import.meta.dirname ?? '.', 'definitions.ml'),
];

(canRunHere('ocaml', ...PARSER, '/') ? describe : describe.skip)('the library of OCaml', () => {
  it('has the definitions, types and documentation that its own parser finds', async () => {
    const { stdout } = spawnSync('ocaml', [...PARSER, OCAML_FOLDER], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    type Truth = [file: string, line: number, name: string, type: string | null, documentation: string];
    const truth = stdout
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as Truth);
    const map =
      '{ "file": file, "name": name, "line": line, "signature": signature, "documentation": documentation }';
    type Row = { file: string; name: string; line: number; signature?: string | null; documentation: string };
    const read = async (of?: string) =>
      (await readIn(OCAML_FOLDER, { symbols: '*.mli', map, ...(of && { of }) })).values as Row[];
    const found = new Map<string, Row[]>();
    for (const row of [...(await read()), ...(await read('*'))]) {
      const key = `${row.file} ${row.name}`;
      found.set(key, [...(found.get(key) ?? []), row]);
    }
    const missing: string[] = [];
    const different: string[] = [];
    for (const [file, line, name, type, documentation] of truth) {
      const near = (found.get(`${file} ${name}`) ?? []).toSorted(
        (a, b) => Math.abs(a.line - line) - Math.abs(b.line - line),
      );
      const [own] = near;
      if (own === undefined) missing.push(`${file}:${line} ${name}`);
      else {
        if (type !== null && own.signature && plain(own.signature) !== plain(type))
          different.push(`${file}:${line} ${name} ${own.signature} | ${type}`);
        if (documentation !== '' && words(own.documentation) !== words(documentation))
          different.push(`${file}:${line} ${name} ${own.documentation} | ${documentation}`);
      }
    }
    // Cases of the language itself, which have no names: `[]`, `::`, `()`.
    const unfound = missing.filter(each => !/ (?:\[\]|::|\(\))$/.test(each));
    const definitions = truth.length - missing.length + unfound.length;
    const { stdout: version } = spawnSync('ocamlc', ['-version'], { encoding: 'utf8' });
    printDefinitions(
      { language: 'OCaml', of: `OCaml's library ${version.trim()}`, by: 'its parser' },
      {
        definitions,
        found: truth.length - missing.length,
        missing: unfound.length,
        more: found.size - new Set(truth.map(([file, , name]) => `${file} ${name}`)).size + missing.length,
        told: 0,
      },
    );
    expect(truth.length).toBeGreaterThan(3000);
    expect(unfound).toEqual([]);
    expect(different).toEqual([]);
  });
});

/** Every form in which names are given to what defines methods, or says who may call them. */
const FORMS = [' :@', ' "@"', ' [:@]', ' %i[@]', ' %w[@]', ' *[:@]', ' *%i[@]', ' *%w[@]', '(*[:@])'];
const LISTED = `class A
${FORMS.map((form, i) => {
  const called = (name: string) => form.replace('@', `${name}${i}`);
  return `  attr_reader${form.includes('*') ? called('r') : ` :r${i}`}
  def a${i}; end
  private${called('a')}
  private
  def c${i}; end
  public${called('c')}
  public
  def self.d${i}; end
  private_class_method${called('d')}
`;
}).join('')}end
`;

(canRunHere('ruby', '-rjson', '-e', '1') ? describe : describe.skip)('names that Ruby is given', () => {
  it('say who may call what, in arrays and spread, too', async () => {
    const folder = folderWith({ 'a.rb': LISTED });
    const asked = 'puts [*A.public_instance_methods(false), *A.singleton_methods].sort.to_json';
    const truth = jsonFrom('ruby', ['-rjson', '-'], `${LISTED}${asked}\n`);
    const { values, reported } = await readIn(folder, {
      symbols: 'a.rb',
      of: 'A',
      filter: 'exported',
      map: 'name',
    });
    expect([...values].sort()).toEqual(truth);
    expect(reported).toEqual([]);
    const unknown = folderWith({ 'a.rb': 'class A\n  N = [:a]\n  def a; end\n  private(*N)\nend\n' });
    expect((await readIn(unknown, { symbols: 'a.rb', of: 'A' })).reported).toEqual([
      'source-not-taken a.rb:4',
    ]);
  });
});

/** A module of Lua with tables in tables, and the functions that it really has, by their whole names. */
const NESTED = `local M = { deep = {} }
local late, own
local hidden
M.deep.er = {}
M.deep.er.put = function(a) end
M.deep["get"] = function(b) end
function M.deep.er.of(c) end
M.deep.name = 1
hidden = function(d) end
function own(e) end
M.late = function(f) end
return M
`;
const FUNCTIONS = `local names = {}
local function walk(of, path)
  for key, value in pairs(of) do
    if type(value) == "function" then names[#names + 1] = '"' .. path .. key .. '"' end
    if type(value) == "table" then walk(value, path .. key .. ".") end
  end
end
walk(dofile("a.lua"), "")
table.sort(names)
print("[" .. table.concat(names, ",") .. "]")
`;

(canRunHere('lua', '-e', '') ? describe : describe.skip)('a module of Lua', () => {
  it('has the functions in tables of tables that others reach, and no others', async () => {
    const folder = folderWith({ 'a.lua': NESTED });
    const { stdout } = spawnSync('lua', ['-'], { input: FUNCTIONS, cwd: folder, encoding: 'utf8' });
    const map = "(container ? $replace(container, /^M[.]/, '') & '.' : '') & name";
    const filter = "exported and what in ['function', 'method']";
    const read = async (of?: string) => readIn(folder, { symbols: 'a.lua', filter, map, ...(of && { of }) });
    const { values, reported } = await read('*');
    expect([...(await read()).values, ...values].sort()).toEqual(JSON.parse(stdout));
    expect(reported).toEqual([]);
  });
});

/** Every printable character behind a backslash in a text: what the language makes of it, null where it takes none. */
const ESCAPES = {
  'a.rb': {
    program: 'ruby',
    args: ['-rjson', '-W0', '-e'],
    code: 'puts((33..126).map { |c| begin; eval(%q(") + "a\\\\" + c.chr + "1z" + %q(")); rescue SyntaxError; nil; end }.to_json)',
    file: (items: string) => `w = [${items}]\n`,
  },
  'a.php': {
    program: 'php',
    args: ['-r'],
    code: 'echo json_encode(array_map(function ($c) { try { return eval("return \\"a\\\\" . chr($c) . "1z\\";"); } catch (ParseError $e) { return null; } }, range(33, 126)), JSON_INVALID_UTF8_SUBSTITUTE);',
    file: (items: string) => `<?php\n$w = [${items}];\n`,
  },
  'a.lua': {
    program: 'lua',
    args: ['-e'],
    code: 'local r = {} for c = 33, 126 do local f = load("return \\"a\\\\" .. string.char(c) .. "1z\\"") local v = f and f() r[#r + 1] = v and "\\"" .. v:gsub(".", function(x) return string.format("\\\\u%04x", x:byte()) end) .. "\\"" or "null" end print("[" .. table.concat(r, ",") .. "]")',
    file: (items: string) => `w = { ${items} }\n`,
  },
};

describe.each(Object.entries(ESCAPES))(
  'escapes in texts of %s',
  (file, { program, args, code, file: around }) => {
    (canRunHere(program, ...args, '') ? it : it.skip)(
      'are what the language reads, or not known',
      async () => {
        const truth = jsonFrom(program, [...args, code], '') as (string | null)[];
        const texts = truth.map((_, i) => `"a\\${String.fromCharCode(33 + i)}1z"`);
        const kept = truth.flatMap((value, i) =>
          value === null ? [] : [{ value, text: texts[i] as string }],
        );
        expect(kept.length).toBeGreaterThan(15);
        const folder = folderWith({ [file]: around(kept.map(({ text }) => text).join(', ')) });
        const { values } = await readIn(folder, { table: `${file}#w`, map: '{ "at": key, "value": value }' });
        const read = values as { at: number; value: string }[];
        expect(read.map(({ at, value }) => [kept[at]?.text, value])).toEqual(
          read.map(({ at }) => [kept[at]?.text, kept[at]?.value]),
        );
        expect(read.length).toBeGreaterThan(8);
      },
    );
  },
);

/** A type without white space, comments and what is said of it to the compiler. */
function plain(type: string): string {
  return type.replace(/\[@+[^\]]*\]|\(\*[\s\S]*?\*\)|\s/g, '');
}

function words(text: string): string {
  return text.replace(/[\s*]+/g, ' ').trim();
}
