/** What a changelog says, in its words, and the changes by which the report has to say it, or why it does not. */
export interface Statement {
  readonly says: string;
  /** Rule and name. */
  readonly told?: readonly string[];
  readonly not?: string;
}

const added = (says: string, ...names: readonly string[]): Statement => ({
  says,
  told: names.map(name => `simbolo-added ${name}`),
});
const not = (says: string, why: string): Statement => ({ says, not: why });

const C = 'a module of C, and the recipe reads what is written in Python';
const BEHAVIOUR = 'what it does, and not what it is called';

/** Read to the end, for all that names words, functions, modules, commands or codes. */
export const STATEMENTS: Readonly<Record<string, readonly Statement[]>> = {
  DataForge: [
    {
      says: "hash_password(senha, iteracoes=None, algoritmo='scrypt')",
      told: ['parametro-default-changed hash_password', 'parametro-added-optional hash_password'],
    },
    added('precisa_rehash(guardada)', 'precisa_rehash'),
    added('conferir_pkce(verificador, desafio)', 'conferir_pkce'),
    added('estado_de_oauth(bytes_=32)', 'estado_de_oauth'),
    added('pkce(tamanho=64)', 'pkce'),
    added('Forge.esperar(url) espera o banco', 'esperar'),
    added('Forge.de_ambiente() lê DATABASE_URL', 'de_ambiente'),
    added('Forge.compose(url) devolve o serviço', 'compose'),
    {
      says: 'os **79 módulos** Arcane.*',
      told: ['modulo-added Arcane.Politica', 'modulo-added Arcane.Chaves', 'modulo-added Arcane.Deteccao'],
    },
    {
      says: 'os **218 códigos de erro**',
      told: ['codigo-added DF1908', 'codigo-added DF1909', 'codigo-added DF1910'],
    },
    not('79 módulos (2156 símbolos)', 'counts, which follow from the lists'),
  ],
  gojq: [
    {
      says: 'implement add/1, skip/2 functions',
      told: ['assinatura-variante-added add', 'simbolo-added skip'],
    },
    {
      says: 'implement --library-path option as the alias of -L option',
      told: ['comando-renamed-kept -L'],
    },
    added('implement ltrim, rtrim, and trim functions', 'ltrim', 'rtrim', 'trim'),
    { says: 'remove pow10 in favor of exp10', told: ['simbolo-removed pow10', 'embutida-removed pow10'] },
    {
      says: 'implement abs, pick, and debug/1 functions',
      told: ['simbolo-added abs', 'simbolo-added pick', 'assinatura-variante-added debug'],
    },
    {
      says: 'implement --raw-output0 option, and remove --nul-output (-0) option',
      told: ['comando-added --raw-output0', 'comando-removed --nul-output'],
    },
    { says: 'remove deprecated leaf_paths function', told: ['simbolo-removed leaf_paths'] },
    not('implement @urid format string', 'the contract has no field for formats'),
    not('fix last/1 to yield no values when the argument yields no values', BEHAVIOUR),
    not('fix limit/2 to emit an error on negative count', BEHAVIOUR),
  ],
  Lua: [
    { says: "optional 'init' argument to 'string.gmatch'", told: ['parametro-added-optional gmatch'] },
    { says: "new functions 'lua_resetthread' and 'coroutine.close'", told: ['simbolo-added close'] },
    { says: 'warning system', told: ['embutida-added warn'] },
    {
      says: 'An extra parameter in these functions makes them more permissive',
      told: [
        'parametro-added-optional codepoint',
        'parametro-added-optional codes',
        'parametro-added-optional len',
      ],
    },
    {
      says: 'userdata can have multiple user values',
      told: ['parametro-added getuservalue', 'parametro-added setuservalue'],
    },
    not('to-be-closed variables', 'an attribute, and no word'),
    not('const variables', 'an attribute, and no word'),
    not('The function io.lines now returns four values', BEHAVIOUR),
    not('The constant LUA_ERRGCMM was removed', 'the interface of C'),
  ],
  Python: [
    {
      says: 'The remaining 19 "dead batteries" (legacy stdlib modules) have been removed',
      told: 'aifc cgi cgitb chunk crypt imghdr mailcap nntplib pipes sndhdr sunau telnetlib uu xdrlib'
        .split(' ')
        .map(name => `modulo-removed ${name}`),
    },
    { says: 'Remove the locale.resetlocale function', told: ['simbolo-removed resetlocale'] },
    not('Remove the 2to3 tool and lib2to3 module', 'the recipe reads no lib2to3'),
    not('Remove the tkinter.tix module', 'the recipe reads no tkinter'),
    not('Remove the typing.io and typing.re namespaces', 'made while typing is loaded'),
    {
      says: 'The asynchat, asyncore, and imp modules have been removed',
      told: ['modulo-removed asynchat', 'modulo-removed asyncore', 'modulo-removed imp'],
    },
    { says: 'Remove the asyncore-based smtpd module', told: ['modulo-removed smtpd'] },
    {
      says: "Remove locale's locale.format function, deprecated in Python 3.7",
      told: ['simbolo-removed format'],
    },
    added('typing.override decorator', 'override'),
    added('Add os.path.splitroot to split a path into a triad', 'splitroot'),
    not('Add itertools.batched for collecting into even-sized', C),
  ],
  TypeScript: [],
};
