/** How a language documents what a file offers to others, by the looks of its text. */
interface DocumentedLanguage {
  readonly extensions: readonly string[];
  /** A documented definition, one match for each. */
  readonly definition: RegExp;
  /** Whether the files of a folder are one module. */
  readonly isPackage?: boolean;
  /** Whether the language itself has names for its modules. */
  readonly hasModules?: boolean;
}

const LANGUAGES: readonly DocumentedLanguage[] = [
  {
    extensions: ['.py'],
    definition:
      /^(?:async def|def|class) [A-Za-z][^\n]*(?:\n[ \t][^\n]*){0,6}?:[ \t]*(?:#[^\n]*)?\n[ \t]+[rR]?(?:"""|'''|")/gm,
    hasModules: true,
  },
  {
    extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.tsx'],
    definition:
      /\*\/\s*\n(?:export\s|declare\s|interface\s|(?:async\s+)?function\s|(?:module\.)?exports\.|class\s)/g,
  },
  {
    extensions: ['.java'],
    definition: /\*\/\s*\n(?:@[^\n]*\n)*\s*public\s/g,
    isPackage: true,
  },
  {
    extensions: ['.go'],
    definition: /^\/\/ [^\n]*\n(?:func|type) [A-Z]/gm,
    isPackage: true,
  },
  {
    extensions: ['.rs'],
    definition:
      /^[ \t]*\/\/\/[^\n]*\n(?:[ \t]*#\[[^\n]*\n)*pub (?:const |unsafe |async )*(?:fn|struct|trait|enum|macro)\b/gm,
  },
  {
    extensions: ['.h', '.hpp', '.hh'],
    definition: /(?:\*\/|^\/\/[^\n]*)[ \t]*\n(?:extern\s|static\s|[A-Za-z_][\w\s*]*\b\w+\s*\()/gm,
  },
];

/** How the files with an extension are documented; undefined for languages that nothing is known of. */
export function documentedLanguage(extension: string): DocumentedLanguage | undefined {
  const last = /\.\w+$/.exec(extension)?.[0] ?? extension;
  return LANGUAGES.find(({ extensions }) => extensions.includes(last));
}

/** How many documented definitions a text seems to have, without parsing it. */
export function documentedIn(text: string, extension: string): number {
  const language = documentedLanguage(extension);
  return language ? [...text.matchAll(language.definition)].length : 0;
}
