import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { jsonFrom } from '../extract/interpreter.js';
import { type Braces, definedIn } from './blocks.js';

/** The names that each of some files defines, as something that is not ours says. */
export type Truth = (folder: string, files: readonly string[]) => ReadonlyMap<string, readonly string[]>;

/** What a program of the language prints: by file, the names. */
function asked(program: string, args: readonly string[], script: string): Truth {
  return (folder, files) => {
    const input = JSON.stringify({ folder, files });
    return new Map(Object.entries(jsonFrom(program, [...args, script], input) as Record<string, string[]>));
  };
}

/** PHP's own tokens. A function without a name is none; what stands in a function is local. */
export const php = asked(
  'php',
  ['-r'],
  `$in = json_decode(stream_get_contents(STDIN), true); $all = [];
foreach ($in['files'] as $file) {
  $tokens = array_values(array_filter(PhpToken::tokenize(file_get_contents($in['folder'] . '/' . $file)), fn($t) => !$t->isIgnorable()));
  $names = []; $local = []; $depth = 0; $pending = false;
  foreach ($tokens as $i => $t) {
    if ($t->is([T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES]) || $t->text === '{') { $depth++; if ($pending) { $local[] = $depth; $pending = false; } }
    if ($t->text === '}' ) { if ($local && end($local) === $depth) array_pop($local); $depth--; }
    if ($t->text === ';') $pending = false;
    if ($local || ($i > 0 && $tokens[$i - 1]->is([T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_USE]))) continue;
    $next = $tokens[$i + 1] ?? null;
    if ($t->is(T_FUNCTION)) { if ($next && $next->text === '&') $next = $tokens[$i + 2]; if ($next && $next->text !== '(') $names[] = $next->text; $pending = true; }
    if ($t->is([T_CLASS, T_INTERFACE, T_TRAIT]) && $next && $next->is(T_STRING)) $names[] = $next->text;
  }
  $all[$file] = $names;
}
echo json_encode((object) $all);`,
);

/** Elixir's own parser. Clauses of a function of as many parameters are one. */
export const elixir = asked(
  'elixir',
  ['-e'],
  `defmodule Walk do
  def head({:when, _, [head | _]}), do: head(head)
  def head({:unquote, _, _}), do: nil
  def head({name, _, args}) when is_atom(name), do: {name, if(is_list(args), do: length(args), else: 0)}
  def head(_), do: nil
  def all(ast), do: ast |> walk([]) |> Enum.reverse()
  def walk({kind, _, [{:__aliases__, _, parts} | rest]}, found) when kind in [:defmodule, :defprotocol],
    do: walk(rest, [{Enum.join(parts, "."), make_ref()} | found])
  def walk({:defimpl, _, _}, found), do: found
  def walk({kind, _, [first | _]}, found) when kind in [:def, :defp, :defmacro, :defmacrop, :defguard, :defguardp, :defdelegate] do
    case head(first) do
      nil -> found
      {name, arity} -> [{Atom.to_string(name), arity} | found]
    end
  end
  def walk({_, _, args}, found) when is_list(args), do: walk(args, found)
  def walk(list, found) when is_list(list), do: Enum.reduce(list, found, &walk/2)
  def walk({left, right}, found), do: walk(right, walk(left, found))
  def walk(_, found), do: found
end
defmodule Text do
  def json(text), do: "\\"" <> (text |> String.replace("\\\\", "\\\\\\\\") |> String.replace("\\"", "\\\\\\"")) <> "\\""
end
input = IO.read(:stdio, :eof)
[_, folder] = Regex.run(~r/"folder":"([^"]*)"/, input)
[_, list] = Regex.run(~r/"files":\\[([^\\]]*)\\]/, input)
files = Regex.scan(~r/"([^"]*)"/, list) |> Enum.map(fn [_, file] -> file end)
rows = for file <- files do
  {:ok, ast} = Code.string_to_quoted(File.read!(Path.join(folder, file)))
  names = ast |> Walk.all() |> Enum.map(fn {name, arity} -> if is_integer(arity), do: name <> "/" <> Integer.to_string(arity), else: name end)
  Text.json(file) <> ":[" <> Enum.map_join(names, ",", &Text.json/1) <> "]"
end
IO.puts("{" <> Enum.join(rows, ",") <> "}")`,
);

/** Bash's own parser, which prints a program as it has read it; nothing is run. */
export const bash: Truth = (folder, files) =>
  new Map(
    files.map(file => {
      const { stdout } = spawnSync('bash', ['--pretty-print', join(folder, file)], {
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      });
      return [
        file,
        [...stdout.matchAll(/^(?:function )?([^\s()]+) ?\(\) *$/gm)].map(([, name]) => name as string),
      ];
    }),
  );

/** TypeScript's own parser. */
export const typescript: Truth = (folder, files) =>
  new Map(
    files.map(file => {
      const source = ts.createSourceFile(
        file,
        readFileSync(join(folder, file), 'utf8'),
        ts.ScriptTarget.Latest,
      );
      const names: string[] = [];
      const walk = (node: ts.Node): void => {
        const isDefinition =
          ts.isFunctionDeclaration(node) ||
          ts.isClassDeclaration(node) ||
          ts.isInterfaceDeclaration(node) ||
          ts.isEnumDeclaration(node) ||
          ts.isTypeAliasDeclaration(node);
        if (isDefinition && node.name) names.push(node.name.text);
        if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node) || ts.isSourceFile(node))
          ts.forEachChild(node, walk);
      };
      walk(source);
      return [file, names];
    }),
  );

/** Go's own parser. */
export const GO = `package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
)

func main() {
	var in struct {
		Folder string
		Files  []string
	}
	json.NewDecoder(os.Stdin).Decode(&in)
	all := map[string][]string{}
	for _, name := range in.Files {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(in.Folder, name), nil, 0)
		if err != nil {
			panic(err)
		}
		names := []string{}
		for _, each := range file.Decls {
			switch it := each.(type) {
			case *ast.FuncDecl:
				names = append(names, it.Name.Name)
			case *ast.GenDecl:
				for _, spec := range it.Specs {
					if own, ok := spec.(*ast.TypeSpec); ok {
						names = append(names, own.Name.Name)
					}
				}
			}
		}
		all[name] = names
	}
	text, _ := json.Marshal(all)
	fmt.Println(string(text))
}
`;

/** Java's own compiler, asked for its trees. */
export const JAVA = `import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

class Names {
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
    List<String> rows = new ArrayList<>();
    for (String file : new String(System.in.readAllBytes()).split("\\n")) {
      JavacTask task = (JavacTask) compiler.getTask(null, manager, d -> {}, null, null,
          manager.getJavaFileObjects(folder.resolve(file)));
      List<String> names = new ArrayList<>();
      for (CompilationUnitTree unit : task.parse())
        new TreeScanner<Void, Void>() {
          public Void visitClass(ClassTree tree, Void none) {
            if (tree.getSimpleName().length() > 0) names.add(tree.getSimpleName().toString());
            return super.visitClass(tree, none);
          }
          public Void visitMethod(MethodTree tree, Void none) {
            if (!tree.getName().contentEquals("<init>")) names.add(tree.getName().toString());
            return null;
          }
          public Void visitVariable(VariableTree tree, Void none) { return null; }
          public Void visitBlock(BlockTree tree, Void none) { return null; }
        }.scan(unit, null);
      StringBuilder row = new StringBuilder("\\"" + file + "\\":[");
      for (String name : names) row.append(row.toString().endsWith("[") ? "" : ",").append("\\"" + name + "\\"");
      rows.add(row + "]");
    }
    System.out.println("{" + String.join(",", rows) + "}");
  }
}
`;

/** A count by braces and words. */
export function counted(braces: Braces): Truth {
  return byText(text => definedIn(text, braces));
}

/** A count of what a pattern matches. */
export function matched(pattern: RegExp, without = /$^/g): Truth {
  return byText(text =>
    [...text.replace(without, '').matchAll(pattern)].map(match => match.slice(1).find(Boolean) as string),
  );
}

function byText(namesIn: (text: string) => string[]): Truth {
  return (folder, files) =>
    new Map(files.map(file => [file, namesIn(readFileSync(join(folder, file), 'utf8'))]));
}

const MODIFIERS = String.raw`(?:@[\w.:]+(?:\([^()]*\))? ?|\[[^\]]*\] ?|(?:public|private|protected|internal|open|final|override|abstract|sealed|static|suspend|inline|operator|infix|tailrec|external|data|inner|value|annotation|implicit|lazy|case|mutating|nonmutating|convenience|required|class|indirect|fileprivate|package|async|unsafe|extern|virtual|readonly|new|partial|pub|export|const|crate|default|actual|expect|noinline|crossinline|reified|lateinit|fun|nonisolated|discardableResult|dynamic|weak|ref|\([\w: ]*\)|"[^"]*")(?:\[[\w.]+\]|\([\w: ]*\))? )*`;

export const kotlin: Braces = {
  lines: true,
  texts: /"""[\s\S]*?"""/,
  holds: /^$|^(?!.*\bfun (?!interface\b)).*\b(?:class|interface|object)\b/,
  defines: [
    new RegExp(`^${MODIFIERS}fun (?:<[^()]*?> ?)?(?:[\\w<>?,. *@]+\\.)?(\`[^\`]+\`|\\w+) ?\\(`),
    new RegExp(`^${MODIFIERS}(?:enum )?(?:class|interface|object) (\\w+)`),
    new RegExp(`^${MODIFIERS}companion object (\\w+)`),
  ],
};

export const swift: Braces = {
  lines: true,
  texts: /"""[\s\S]*?"""/,
  holds: /^(?!.*\b(?:func|var|let|init|case)\b).*\b(?:class|struct|enum|protocol|extension|actor)\b/,
  defines: [
    new RegExp(`^${MODIFIERS}func (\`\\w+\`|\\w+|[-+*/<>=!&|^~%]+) ?[<(]`),
    new RegExp(`^${MODIFIERS.replace('|class|', '|')}(?:class|struct|enum|protocol|actor) (\\w+)`),
  ],
};

export const scala: Braces = {
  lines: true,
  texts: /"""[\s\S]*?"""+|`[^`\n]*`/,
  holds: /^(?!.*\bdef\b).*\b(?:class|trait|object|package)\b/,
  defines: [
    new RegExp(
      `^${MODIFIERS}def ((?:\\w|\\$)+(?<=_)[-!#%&*+/:<=>?@^|~\\\\]+|(?:\\w|\\$)+|[-!#%&*+/:<=>?@^|~\\\\]+)`,
    ),
    new RegExp(`^${MODIFIERS}(?:class|trait|object) ([\\w$]+)`),
  ],
};

export const csharp: Braces = {
  texts: /@"(?:[^"]|"")*"|^[ \t]*#[^\n]*/m,
  holds: /\b(?:namespace|class|struct|interface)\b(?!.*[)=])/,
  defines: [
    /^(?:\[[^\]]*\] ?)*(?:(?:public|private|protected|internal|static|abstract|sealed|partial|unsafe) )*(?:class|struct|interface|enum) (\w+)/,
    /^(?=[^=(]*\()(?:\[[^\]]*\] ?)*(?:(?:public|private|protected|internal|static|virtual|override|abstract|sealed|async|extern|unsafe|new|partial|readonly) )*(?!return|new|throw|else|delegate|using|operator)[\w.]+(?:<.*?>)?(?:\[\]|\?)* (?:[\w.]+(?:<[^()]*>)?\.)?(?!operator\b)(\w+) ?(?:<[^()]*>)? ?\(/,
    /\bdelegate .*?(\w+) ?(?:<[^()]*>)? ?\(/,
  ],
};

export const rust: Braces = {
  texts: /r(#+)"[\s\S]*?"\1|b'(?:\\.|[^'])'/,
  holds: /^(?!.*\bfn\b).*\b(?:impl|trait|mod|extern)\b/,
  defines: [
    /^(?:#!?\[.*\] )?(?:pub(?:\([\w: ]+\))? )?(?:(?:default|const|async|unsafe|extern(?: "?[^ ]*"?)?) )*fn (r#\w+|\w+)/,
    /^(?:#!?\[.*\] )?(?:pub(?:\([\w: ]+\))? )?(?:unsafe )?(?:auto )?(?:struct|enum|union|trait) (\w+)/,
  ],
};

export const zig: Braces = {
  texts: /\\\\[^\n]*/,
  holds: /= ?(?:(?:extern|packed) )?(?:struct|enum|union|opaque)(?:\(.*\))?$|^$/,
  defines: [/^(?:(?:pub|export|extern|inline|noinline) )*fn (\w+) ?\(/],
};

/** Haskell: what has a type of its own at the beginning of a line, and types and classes. */
export const haskell = matched(
  /^(?:(?:data|newtype|type)(?: family)? (?:\(?(?:[\w ]+\) )?=> )?([A-Z][\w']*)|class (?:[^\n]*?=> )?([A-Z][\w']*)|(?!pattern\b)([a-z_][\w']*)(?=[^\n=]*\s::(?:\s|$)))/gm,
  /\{-[\s\S]*?-\}|--(?![!#$%&*+./<=>?@\\^|~:])[^\n]*/g,
);

/** Lua: functions with a name that begin a line, and what `NAME = function` binds there. */
export const lua = matched(
  /^(?:local )?function (?:[\w.]+[.:])?(\w+)[ \t]*\(|^(?:local )?(?:[\w.]+\.)?(\w+)[ \t]*=[ \t]*function\b/gm,
  /--\[(=*)\[[\s\S]*?\]\1\]|--[^\n]*/g,
);
