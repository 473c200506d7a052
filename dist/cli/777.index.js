export const id = 777;
export const ids = [777];
export const modules = {

/***/ 20023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ ignoreUnused),
/* harmony export */   $v: () => (/* binding */ versaoDeclared),
/* harmony export */   AL: () => (/* binding */ ignoreExpired),
/* harmony export */   An: () => (/* binding */ versaoBumpedTooLittle),
/* harmony export */   B6: () => (/* binding */ VERSAO_BREACHES),
/* harmony export */   H8: () => (/* binding */ ignoreUnknown),
/* harmony export */   JV: () => (/* binding */ packagesUnread),
/* harmony export */   K3: () => (/* binding */ versaoBumpedWithoutChange),
/* harmony export */   Mf: () => (/* binding */ versaoMalformed),
/* harmony export */   Qu: () => (/* binding */ baseUnrelated),
/* harmony export */   UX: () => (/* binding */ versaoFormatNotBumped),
/* harmony export */   Xz: () => (/* binding */ schemaDrift),
/* harmony export */   _X: () => (/* binding */ dataStale),
/* harmony export */   gL: () => (/* binding */ routesUnread),
/* harmony export */   ji: () => (/* binding */ baseMoved),
/* harmony export */   jp: () => (/* binding */ versaoNotBumped),
/* harmony export */   vy: () => (/* binding */ baseNotBuilt),
/* harmony export */   wy: () => (/* binding */ VERDICT_RULES),
/* harmony export */   zr: () => (/* binding */ versaoDecreased)
/* harmony export */ });
/* unused harmony export commentSkipped */
/** What `refdata check` finds besides changes. */
const versaoMalformed = {
    id: 'versao-malformed',
    level: 'error',
    title: '`versao` is a version',
    why: 'Nobody can tell whether data is newer than other data, nor what changed between them.',
    remedy: 'Write a version of numbers and dots, such as 1.4.0 or 2.0.0-rc.1.',
    example: 'versao: próxima',
};
const versaoNotBumped = {
    id: 'versao-not-bumped',
    level: 'error',
    title: 'Changed data has another `versao`',
    why: 'Clients that have the data of this version never fetch it again, or take the new data for the old.',
    remedy: 'Raise `versao` where the language declares it, by as much as is told here.',
    example: 'a reserved word was removed, and versao is still 1.4.0',
};
const versaoBumpedTooLittle = {
    id: 'versao-bumped-too-little',
    level: 'error',
    title: '`versao` is raised as much as the changes ask for',
    why: 'Who reads the version takes an update for harmless that breaks programs.',
    remedy: 'Raise `versao` by as much as is told here, or change the level of the rule in refdata.yml.',
    example: 'a reserved word was removed, and versao went from 1.4.0 to 1.4.1',
};
const versaoDecreased = {
    id: 'versao-decreased',
    level: 'error',
    title: '`versao` never goes back',
    why: 'Clients that look for newer data do not take it; two sets of data come to have one version.',
    remedy: 'Write a version above the one of the base.',
    example: 'versao went from 1.4.0 to 1.3.0',
};
const versaoBumpedWithoutChange = {
    id: 'versao-bumped-without-change',
    level: 'notice',
    title: 'Another `versao` comes with other data',
    why: 'Clients fetch the data again for nothing. Releases that change no data are common, so this is only told.',
    remedy: 'Nothing has to be done.',
    example: 'versao went from 1.4.0 to 1.5.0, and nothing else changed',
};
const versaoFormatNotBumped = {
    id: 'versao-format-not-bumped',
    level: 'error',
    title: 'Another format has another `versao`',
    why: 'Clients compare `versao` with the one they expect before they rely on the format: that is what the specification promises them.',
    remedy: 'Raise `versao`, by a major version where a field went or holds something else.',
    example: 'the field "onde" is gone, and versao is still 1.4.0',
    fixed: true,
};
const versaoDeclared = {
    id: 'versao-declared',
    level: 'error',
    title: '`versao` is the same wherever it is declared',
    why: 'One of the places was forgotten at the last release, and nobody can tell which.',
    remedy: 'Write the same version in both places.',
    example: 'versao is 1.4.0 in src/version.py and 1.3.0 in package.json',
};
const schemaDrift = {
    id: 'schema-drift',
    level: 'error',
    title: 'The data follows the schemas that are published',
    why: 'Clients validate with the schema that they have, and refuse what does not follow it.',
    remedy: 'Keep the format, or raise `versao` by a major version: then this is only told.',
    example: 'a field that the published schema does not allow',
};
const dataStale = {
    id: 'data-stale',
    level: 'error',
    title: 'Committed data is what the source gives',
    why: 'Who reads the committed files sees another language than the source has.',
    remedy: 'Build them again with the command that is told here, and commit them.',
    example: 'src/tokens.py has a word that site/api/sintaxe.json does not have',
};
const baseNotBuilt = {
    id: 'base-not-built',
    level: 'warning',
    title: 'The base can be compared with',
    why: 'Without it nothing can be said about changes. A pull request that mends it must be able to pass, so this is a warning.',
    remedy: 'Mend the base, or name another one.',
    example: 'refdata.yml of the base names a table that is not there',
};
const baseUnrelated = {
    id: 'base-unrelated',
    level: 'notice',
    title: 'Base and head have a common history',
    why: 'The two are compared as they are, so that changes of the base after the branch began are told as if the head undid them.',
    remedy: 'Merge or rebase onto the base; in a workflow, check out with enough history (fetch-depth: 0).',
    example: 'a branch made by git checkout --orphan',
};
const baseMoved = {
    id: 'base-moved',
    level: 'notice',
    title: 'The base has the language where the head has it',
    why: 'A configuration that was renamed, or a folder that was moved, is no new language: it is compared with what it was.',
    remedy: 'Nothing has to be done.',
    example: 'refdata.yml became lume/refdata.yml',
};
const packagesUnread = {
    id: 'packages-unread',
    level: 'warning',
    title: 'Published packages can be compared with',
    why: 'A release that is published must stay what it is, and nobody can tell whether it does.',
    remedy: 'See what is wrong with it with `refdata registry check`, and publish it again.',
    example: 'registry/index.json names pacotes/cor-1.0.0.tar.gz, which is not published',
};
const ignoreUnknown = {
    id: 'ignore-unknown',
    level: 'warning',
    title: 'Exceptions name rules that there are',
    why: 'An exception for a rule that nobody knows excepts nothing.',
    remedy: 'Correct the id: docs/rules.md lists all rules.',
    example: 'rule: reservada-remove',
};
const ignoreExpired = {
    id: 'ignore-expired',
    level: 'warning',
    title: 'Exceptions have not expired',
    why: 'The exception was meant for some time, and holds no longer.',
    remedy: 'Remove it, or give it another date and a reason for that.',
    example: 'expires: 2020-01-01',
};
const ignoreUnused = {
    id: 'ignore-unused',
    level: 'notice',
    title: 'Exceptions except something',
    why: 'One that excepts nothing today may except something tomorrow that nobody looked at.',
    remedy: 'Remove it.',
    example: 'a fingerprint that no change has',
};
const commentSkipped = {
    id: 'comment-skipped',
    level: 'notice',
    title: 'The comment on a pull request can be written',
    why: 'Reviewers find the report only in the job summary. On a pull request from a fork that is how it has to be.',
    remedy: 'Give the job `pull-requests: write`; for forks, see docs/check.md.',
    example: 'a pull request from a fork, whose token may only read',
};
const routesUnread = {
    id: 'routes-unread',
    level: 'notice',
    title: 'All routes can be read',
    why: 'What is not known cannot be compared.',
    remedy: 'Write the path and the method as constants.',
    example: 'a route whose path is read from a file',
};
/** Ids of the rules whose breach is the verdict itself. */
const VERSAO_BREACHES = new Set([versaoMalformed, versaoNotBumped, versaoBumpedTooLittle, versaoDecreased].map(({ id }) => id));
const VERDICT_RULES = [
    versaoMalformed,
    versaoNotBumped,
    versaoBumpedTooLittle,
    versaoDecreased,
    versaoBumpedWithoutChange,
    versaoFormatNotBumped,
    versaoDeclared,
    schemaDrift,
    dataStale,
    baseNotBuilt,
    baseUnrelated,
    baseMoved,
    packagesUnread,
    ignoreUnknown,
    ignoreExpired,
    ignoreUnused,
    commentSkipped,
    routesUnread,
];


/***/ }),

/***/ 41678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $b: () => (/* binding */ routeUnfollowed),
/* harmony export */   Am: () => (/* binding */ serverMissing),
/* harmony export */   Mw: () => (/* binding */ descriptionOrphaned),
/* harmony export */   N1: () => (/* binding */ GAP_RULES),
/* harmony export */   P_: () => (/* binding */ routeOutsideOpenapi),
/* harmony export */   S6: () => (/* binding */ routeUnreachable),
/* harmony export */   VF: () => (/* binding */ routeParameterNames),
/* harmony export */   b3: () => (/* binding */ validationUnread),
/* harmony export */   bQ: () => (/* binding */ API_RULES),
/* harmony export */   dp: () => (/* binding */ routeDuplicate),
/* harmony export */   ft: () => (/* binding */ routeUnresolved),
/* harmony export */   o2: () => (/* binding */ routeConditional),
/* harmony export */   p8: () => (/* binding */ serverPort),
/* harmony export */   xj: () => (/* binding */ routeShadowed)
/* harmony export */ });
/* unused harmony export descriptionStale */
/** What people are told about the routes of a server and their descriptions. `refdata.yml` is not read for these. */
const routeUnresolved = rule({
    id: 'route-unresolved',
    level: 'warning',
    title: 'Method and path of a route are constants',
    why: 'What only the running program knows is in no description: consumers cannot see the route.',
    remedy: 'Write the path as a text, or build it from constants.',
    example: 'server api on 8080:\n    route GET caminho_de(config):\n        respond text "x"',
});
const routeUnfollowed = rule({
    id: 'route-unfollowed',
    level: 'warning',
    title: 'Everything that may add routes can be followed',
    why: 'Routes behind it are missing in every description.',
    remedy: 'Mount a server that is declared in a file that is there.',
});
const routeDuplicate = rule({
    id: 'route-duplicate',
    level: 'warning',
    title: 'No two routes answer the same requests',
    why: 'The first one always answers; the second one never runs, and is in no description.',
    remedy: 'Remove one of the two, or change its method or path.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/:codigo":\n        respond text "b"',
});
const routeShadowed = rule({
    id: 'route-shadowed',
    level: 'warning',
    title: 'No route takes the requests of a later one',
    why: 'The first route that matches answers: the later one never runs, though descriptions have it.',
    remedy: 'Declare the route whose path says more before the other one.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route GET "/itens/novo":\n        respond text "b"',
});
const routeUnreachable = rule({
    id: 'route-unreachable',
    level: 'warning',
    title: 'A path begins with a slash',
    why: 'Paths of requests begin with one, so the route never answers, and is in no description.',
    remedy: 'Begin the path with "/".',
    example: 'server api on 8080:\n    route GET "itens":\n        respond text "x"',
});
const routeParameterNames = rule({
    id: 'route-parameter-names',
    level: 'warning',
    title: 'One path has one set of parameter names',
    why: 'OpenAPI takes paths that differ only by the names of parameters for one path: there, both have the names of the first.',
    remedy: 'Give the parameter the same name in both routes.',
    example: 'server api on 8080:\n    route GET "/itens/:id":\n        respond text "a"\n    route DELETE "/itens/:codigo":\n        respond text "b"',
});
const routeConditional = rule({
    id: 'route-conditional',
    level: 'notice',
    title: 'A route is there whenever its server is',
    why: 'It is described, though it depends on something that only the running program knows.',
    remedy: 'Look whether consumers should know the route; nothing has to be changed.',
});
const routeOutsideOpenapi = rule({
    id: 'route-outside-openapi',
    level: 'notice',
    title: 'OpenAPI has a place for a route',
    why: 'OpenAPI 3.1 describes no WebSocket, no methods of your own and no second template of one form: such a route is only named in the description.',
    remedy: 'Look into the route table, which has it; nothing has to be changed.',
});
const validationUnread = rule({
    id: 'validation-unread',
    level: 'notice',
    title: 'What a handler checks can be described',
    why: 'Descriptions ask less of requests than the handler does: a schema that only the running program knows is in none of them.',
    remedy: 'Check the body, query, params or headers as a whole, by a schema of constants, outside of conditions.',
    example: 'adopt Kiln\nserver api on 8080:\n    route POST "/itens":\n        erros := Kiln.conferir(body["item"], {"nome": "texto"})\n        respond json erros',
});
const serverPort = rule({
    id: 'server-port',
    level: 'notice',
    title: 'The port of a server is a constant',
    why: 'The base address in the descriptions is a guess.',
    remedy: 'Give the address with --base, or with api-docs-base in a workflow.',
});
const serverMissing = rule({
    id: 'server-missing',
    level: 'error',
    title: 'A file that is to be described declares a server',
    why: 'Without a server there are no routes, and nothing is written.',
    remedy: 'Name the file that declares the server (often src/app.df), not the one that only starts it (main.df).',
    example: 'ignite App.loja on 8080',
});
const descriptionStale = rule({
    id: 'description-stale',
    level: 'error',
    title: 'The committed descriptions are those of the routes',
    why: 'Consumers read descriptions of an API that is not there any more.',
    remedy: 'Write the descriptions again and commit them.',
});
const descriptionOrphaned = rule({
    id: 'description-orphaned',
    level: 'notice',
    title: 'Each description is of a server that is there',
    why: 'Nobody writes it again: it stays as it was when its server, its source or its format was taken away.',
    remedy: 'Delete it, or name its source and its format in the same run as the others.',
});
/** Rules that `--strict` and `fail-on-gaps` make an error: something of the API is in no description. */
const GAP_RULES = new Set([routeUnresolved.id, routeUnfollowed.id]);
const API_RULES = [
    routeUnresolved,
    routeUnfollowed,
    routeDuplicate,
    routeShadowed,
    routeUnreachable,
    routeParameterNames,
    routeConditional,
    routeOutsideOpenapi,
    validationUnread,
    serverPort,
    serverMissing,
    descriptionStale,
    descriptionOrphaned,
];
function rule(info) {
    return { ...info, fixed: true };
}


/***/ }),

/***/ 71439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ manifestUnlisted),
/* harmony export */   C2: () => (/* binding */ manifestPathUnique),
/* harmony export */   Im: () => (/* binding */ manifestPolicy),
/* harmony export */   T8: () => (/* binding */ manifestBytes),
/* harmony export */   dL: () => (/* binding */ manifestSha256),
/* harmony export */   gf: () => (/* binding */ MANIFEST_RULES),
/* harmony export */   mv: () => (/* binding */ manifestVersao),
/* harmony export */   ws: () => (/* binding */ manifestFileMissing)
/* harmony export */ });
/** What `api/manifest.json`, where there is one, promises about the files. Nothing in refdata.yml changes these. */
const manifestFileMissing = manifestRule({
    id: 'manifest-file-missing',
    title: 'What the manifest lists is there',
    why: 'Mirrors and caches fetch what the manifest lists.',
    remedy: 'Publish the folder as a whole, as it was built.',
});
const manifestBytes = manifestRule({
    id: 'manifest-bytes',
    title: 'A file has the size that the manifest says',
    why: 'The file was changed or cut short after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestSha256 = manifestRule({
    id: 'manifest-sha256',
    title: 'A file has the hash that the manifest says',
    why: 'The file was changed after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestUnlisted = manifestRule({
    id: 'manifest-unlisted',
    title: 'The manifest lists the published files',
    why: 'A file that is not listed is not proved: nobody can tell whether it belongs to this build.',
    remedy: 'Build again; the manifest lists everything that the build writes.',
});
const manifestPathUnique = manifestRule({
    id: 'manifest-path-unique',
    title: 'The manifest lists a file once',
    why: 'Two entries for one file can disagree on its hash.',
    remedy: 'Build again; the manifest is not meant to be edited.',
});
const manifestVersao = manifestRule({
    id: 'manifest-versao',
    title: 'The manifest has the `versao` of the files',
    why: 'The manifest is of another build than the files.',
    remedy: 'Publish the manifest and the files of one build together.',
});
const manifestPolicy = {
    ...manifestRule({
        id: 'manifest-policy',
        title: 'The manifest changes rules that there are',
        why: 'A change that cannot be applied is left out, so the files are judged by the rule as it is.',
        remedy: 'Correct `rules` in refdata.yml and build again; this may also be the mark of another version.',
    }),
    level: 'warning',
};
const MANIFEST_RULES = [
    manifestFileMissing,
    manifestBytes,
    manifestSha256,
    manifestUnlisted,
    manifestPathUnique,
    manifestVersao,
    manifestPolicy,
];
function manifestRule(info) {
    return { ...info, level: 'error', fixed: true };
}


/***/ }),

/***/ 6257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ visibleLine),
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/**
 * Characters that a reader cannot see or that reorder what he sees: controls, line separators, overrides of the
 * writing direction, tags. Not tab and line feed, nor the joiners that some scripts are written with.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;
/** Most lines are so: printable ASCII, and single blanks between words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/** Text from somebody else's repository with nothing hidden in it: `\u{202e}` stands for what was there. */
function visible(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
/** The same on one line, cut to at most `limit` characters. */
function visibleLine(text, limit) {
    if (text.length <= limit && PLAIN_LINE.test(text))
        return text;
    const line = visible(text.length > limit ? text.slice(0, limit) : text)
        .replace(/\s+/g, ' ')
        .trim();
    return text.length > limit ? `${line}…` : line;
}


/***/ }),

/***/ 85193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iu: () => (/* binding */ RULE_IDS),
  PI: () => (/* binding */ ruleInfo)
});

// UNUSED EXPORTS: RULE_GROUPS

// EXTERNAL MODULE: ./build/drift/verdict-rules.js
var verdict_rules = __webpack_require__(20023);
// EXTERNAL MODULE: ./build/exporters/rules.js
var rules = __webpack_require__(41678);
;// CONCATENATED MODULE: ./build/extract/rules.js
/** What extraction itself may find. Each has a section in `docs/rules.md`. */
const extractionRules = [
    {
        id: 'source-missing',
        level: 'error',
        title: 'A file that refdata.yml names exists',
        why: 'Nothing can be read from a file that is not there; publishing without it would lose data silently.',
        remedy: 'Correct the path: it is relative to the root of the repository.',
        example: 'table: src/tokns.py#KEYWORDS',
    },
    {
        id: 'source-outside',
        level: 'error',
        title: 'Sources stay inside the repository',
        why: 'A path or link that leads out could publish what is not meant for the public.',
        remedy: 'Use a path relative to the root of the repository, without "..", and no link that leads out.',
        example: 'data: ../secrets.yml',
    },
    {
        id: 'source-too-large',
        level: 'error',
        title: 'Sources are of a size that can be parsed',
        why: 'A parser needs many times the memory of the text that it reads.',
        remedy: 'Name a smaller file, or raise limits.source_mib.',
        example: 'data: dumps/everything.json',
    },
    {
        id: 'source-encoding',
        level: 'error',
        title: 'Sources are UTF-8',
        why: 'Guessing an encoding turns accents into other characters without anybody noticing.',
        remedy: 'Save the file as UTF-8.',
        example: 'table: src/latin1.py#WORDS',
    },
    {
        id: 'source-language',
        level: 'error',
        title: 'Tables are read from implementation languages that are known',
        why: 'Without a grammar a source file cannot be read exactly.',
        remedy: 'Use a file in a language that is supported, or a `data` source.',
        example: 'table: src/words.cob#WORDS',
    },
    {
        id: 'source-syntax',
        level: 'error',
        title: 'Sources have no syntax errors',
        why: 'Around a syntax error nobody knows what belongs to which table.',
        remedy: 'Mend the file; or lower this rule to a warning if the grammar does not know the newest syntax.',
        example: 'WORDS = {"se": "if",',
    },
    {
        id: 'source-format',
        level: 'error',
        title: 'Data files hold what their format says',
        why: 'A data file that does not parse yields nothing.',
        remedy: 'Mend the file at the place that is named.',
        example: '{"words": [}',
    },
    {
        id: 'table-missing',
        level: 'error',
        title: 'A table that refdata.yml names exists in its file',
        why: 'A table that was renamed would otherwise be published as empty.',
        remedy: 'Correct the name behind "#".',
        example: 'table: src/tokens.py#KEYWRDS',
    },
    {
        id: 'table-partial',
        level: 'notice',
        title: 'Each file that a glob matches has the table that is named behind it',
        why: 'A file whose table was renamed would otherwise be left out unseen.',
        remedy: 'Narrow the glob to the files that have it, or switch this rule off.',
        example: 'table: src/modules/*.c#functions',
    },
    {
        id: 'table-ambiguous',
        level: 'error',
        title: 'A table is named unambiguously',
        why: 'Which of two tables of one name holds at run time depends on the program.',
        remedy: 'Say which one: with the names around it (`Lexer.WORDS`) or by its number (`WORDS@2`).',
        example: 'table: src/tokens.py#WORDS',
    },
    {
        id: 'table-scalar',
        level: 'error',
        title: 'Lists come from tables and single values from constants',
        why: 'A table where one value belongs, or the other way round, is most likely the wrong name.',
        remedy: 'Name a constant for a single value, a table for a list.',
        example: 'versao: { table: src/tokens.py#KEYWORDS }',
    },
    {
        id: 'table-changed',
        level: 'error',
        title: 'A table holds what its literal says',
        why: 'A loop or condition that fills a table while the program loads adds entries that cannot be seen in the source.',
        remedy: 'Put the entries into the literal, or add what is missing with a `value` source and lower this rule to a warning.',
        example: 'for w in EXTRA: WORDS[w] = make(w)',
    },
    {
        id: 'table-changed-later',
        level: 'warning',
        title: 'A table is not changed by functions',
        why: 'A function that changes a table (to register a plug-in, say) may make it differ from what is published.',
        remedy: 'Nothing, if the function is for users of the language; otherwise move the entries into the literal.',
        example: 'def register(word): WORDS.append(word)',
    },
    {
        id: 'table-conditional',
        level: 'notice',
        title: 'Entries of a table do not depend on how the program is compiled',
        why: 'Whether a condition of the preprocessor holds is decided when the program is compiled; entries under one are read as if it did.',
        remedy: 'Leave them out by a filter on `condition`, or keep them if the language is published as it is compiled with them.',
        example: '#if defined(COMPAT)\n  {"pow", math_pow},\n#endif',
    },
    {
        id: 'table-duplicate-key',
        level: 'warning',
        title: 'A table has each key once',
        why: 'The earlier entry is lost when the program runs, and so it is here.',
        remedy: 'Remove one of the two entries.',
        example: 'WORDS = {"se": 1, "se": 2}',
    },
    {
        id: 'source-cycle',
        level: 'error',
        title: 'Constants are not defined through themselves',
        why: 'A constant that needs itself has no value.',
        remedy: 'Break the cycle that the message shows.',
        example: 'A = [*B]; B = [*A]',
    },
    {
        id: 'source-unresolved',
        level: 'error',
        title: 'What is published can be worked out without running the program',
        why: 'Guessing is worse than saying that a value is not known.',
        remedy: 'Write the value as a literal, supply it with `join`, or lower this rule: the field is then left empty and counted.',
        example: 'WORDS = {"se": translate("if")}',
    },
    {
        id: 'symbol-unresolved',
        level: 'warning',
        title: 'Signature and documentation of a symbol can be read in the sources',
        why: 'What is written in C, or made by a decorator while the program runs, says nothing of itself in the source.',
        remedy: 'Supply it with `join`, or accept that the field is left empty and counted.',
        example: 'from _bisect import bisect',
    },
    {
        id: 'symbol-conditional',
        level: 'notice',
        title: 'A symbol has one definition',
        why: 'Which of several definitions holds is decided when the program runs; the last one is published.',
        remedy: 'Nothing, if all of them look the same to users.',
        example: 'try: from _heapq import * …',
    },
    {
        id: 'query-invalid',
        level: 'error',
        title: 'Queries are ones that the grammar understands',
        why: 'A query with a wrong name would find nothing, or something else.',
        remedy: 'Mend the query where the caret points; https://tree-sitter.github.io tells how queries are written.',
        example: 'query: { file: src/words.rb, match: "(strin) @palavra" }',
    },
    {
        id: 'query-bounds',
        level: 'error',
        title: 'Queries and patterns end, with a number of matches that can be published',
        why: 'What matches nearly everything yields nothing that anybody could use.',
        remedy: 'Make the query or pattern narrower.',
        example: 'query: { file: "**/*.rb", match: "(_) @x" }',
    },
    {
        id: 'command-off',
        level: 'error',
        title: 'Commands are run only where that has been switched on',
        why: 'Whoever can change refdata.yml, in a pull request from a fork too, could otherwise run any program.',
        remedy: 'Give --allow-commands (the action: allow-commands: true), or read the source with another kind.',
        example: 'command: [node, tools/words.js]',
    },
    {
        id: 'command-failed',
        level: 'error',
        title: 'Commands print JSON and end well',
        why: 'Half of what a program was to print would be published as if it were all.',
        remedy: 'Run the command by hand in the root of the repository and mend what it says.',
        example: 'command: [node, tools/crashes.js]',
    },
    {
        id: 'source-empty',
        level: 'warning',
        title: 'A source yields something',
        why: 'A source without records is most likely the wrong place, or a filter that keeps nothing.',
        remedy: 'Correct the source, or remove it.',
        example: 'filter: value = "no such thing"',
    },
    {
        id: 'count-empty',
        level: 'warning',
        title: 'A count finds something',
        why: 'A pattern that matches no file is most likely misspelt.',
        remedy: 'Correct the pattern; for a true zero write `value: 0`.',
        example: 'count: exampels/*.lm',
    },
    {
        id: 'filter-unresolved',
        level: 'warning',
        title: 'A filter looks at what is known',
        why: 'Whether a record passes cannot be said when what the filter asks about is only known while the program runs; it is left out.',
        remedy: 'Filter by something else, for example by its type before: $type(args[0]) = "string" and args[0] = "x". Switch this rule off if such records are not meant.',
        example: 'filter: value.kind = "word", for WORDS = {"se": make("if")}',
    },
    {
        id: 'map-failed',
        level: 'error',
        title: 'Mapping expressions work on every record',
        why: 'An expression that fails on a record leaves a hole in the data.',
        remedy: 'Mend the expression; the message shows the record that it failed on.',
        example: 'map: { palavra: $uppercase(value.count) }',
    },
    {
        id: 'map-nothing',
        level: 'error',
        title: 'Mapping expressions find something',
        why: 'An expression that yields nothing on any record is most likely misspelt.',
        remedy: 'Correct the name in the expression; the message shows what a record holds.',
        example: 'map: { palavra: keyy }',
    },
    {
        id: 'join-missing',
        level: 'error',
        title: 'A join finds its counterpart',
        why: 'A record without counterpart would be published without what the join was to add.',
        remedy: 'Add the missing entries, or say `optional: true`.',
        example: 'a word without an entry in the table of meanings',
    },
    {
        id: 'join-ambiguous',
        level: 'error',
        title: 'A join finds one counterpart',
        why: 'Of two entries with one key only one can be taken.',
        remedy: 'Remove one of the entries, or make `key` more precise.',
        example: 'two meanings for one word',
    },
    {
        id: 'join-unused',
        level: 'notice',
        title: 'Every entry of a joined source is used',
        why: 'An entry that belongs to nothing is often left over from something that was renamed.',
        remedy: 'Remove the entries that are left over.',
        example: 'a meaning for a word that is gone',
    },
    {
        id: 'field-missing',
        level: 'error',
        title: 'Every record has the fields that name and describe it',
        why: 'Consumers rely on every field of the contract.',
        remedy: 'Map the field to something that every record has.',
        example: 'map: { descricao: value.text }',
    },
    {
        id: 'field-type',
        level: 'error',
        title: 'Fields have the type of the contract',
        why: 'A number where a text belongs breaks consumers.',
        remedy: 'Convert it in the expression, with $string(…) for example.',
        example: 'map: { codigo: "args[0]" }',
    },
    {
        id: 'field-unknown',
        level: 'error',
        title: 'Only fields of the contract are published',
        why: 'A misspelt field would be lost silently.',
        remedy: 'Correct the name; fields for the steps in between begin with "_".',
        example: 'map: { palavras: key }',
    },
    {
        id: 'alias-unknown',
        level: 'error',
        title: 'An alias belongs to a module that exists',
        why: 'An alias of nothing cannot be folded into anything.',
        remedy: 'Correct `apelido_de`, or add the module.',
        example: '{ nome: Txt, apelido_de: Lume.Txeto }',
    },
];

// EXTERNAL MODULE: ./build/reference/contract-rules.js
var contract_rules = __webpack_require__(96032);
// EXTERNAL MODULE: ./build/reference/files.js
var files = __webpack_require__(89977);
;// CONCATENATED MODULE: ./build/reference/json-layout.js
/** JSON is broken into lines where it would be longer than this. */
const MAX_LINE_LENGTH = 100;
/** JSON for people: what fits stands on one line, the rest is broken and indented by two spaces. */
function layOutJson(value, indent = '') {
    const line = oneLine(value);
    if (indent.length + line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null)
        return line;
    const deeper = `${indent}  `;
    const parts = Array.isArray(value)
        ? value.map(element => layOutJson(element, deeper))
        : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOutJson(part, deeper)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}
function oneLine(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(oneLine).join(', ')}]`;
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

// EXTERNAL MODULE: ./build/reference/json-pointer.js
var json_pointer = __webpack_require__(1962);
// EXTERNAL MODULE: ./build/reference/manifest-rules.js
var manifest_rules = __webpack_require__(71439);
// EXTERNAL MODULE: ./build/reference/rules/comandos.js
var comandos = __webpack_require__(88576);
// EXTERNAL MODULE: ./build/reference/rules/completeness.js
var completeness = __webpack_require__(20928);
// EXTERNAL MODULE: ./build/reference/rules/conteudos.js
var conteudos = __webpack_require__(8474);
// EXTERNAL MODULE: ./build/reference/rules/enderecos.js
var enderecos = __webpack_require__(58666);
// EXTERNAL MODULE: ./build/reference/rules/erros.js + 1 modules
var erros = __webpack_require__(32505);
// EXTERNAL MODULE: ./build/reference/rules/modulos.js
var modulos = __webpack_require__(80789);
// EXTERNAL MODULE: ./build/reference/rules/names.js
var names = __webpack_require__(19498);
// EXTERNAL MODULE: ./build/reference/rules/sintaxe.js
var sintaxe = __webpack_require__(22644);
// EXTERNAL MODULE: ./build/reference/rules/texts.js
var texts = __webpack_require__(15878);
// EXTERNAL MODULE: ./build/reference/rules/totals.js
var totals = __webpack_require__(58991);
// EXTERNAL MODULE: ./build/reference/rules/versao.js
var versao = __webpack_require__(56394);
// EXTERNAL MODULE: ./build/registry/rules.js
var registry_rules = __webpack_require__(72949);
;// CONCATENATED MODULE: ./build/rules.js




















/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
const RULE_GROUPS = [
    { title: 'The sources', rules: extractionRules },
    { title: 'The published files', rules: contract_rules/* CONTRACT_RULES */.pJ },
    { title: 'Versions, totals and addresses', rules: infos(versao/* versaoRules */.G, totals/* totalRules */.m, enderecos/* enderecoRules */.L) },
    { title: 'Names', rules: infos(names/* nameRules */.J) },
    { title: 'Syntax', rules: infos(sintaxe/* sintaxeRules */.Q) },
    { title: 'Functions and modules', rules: infos(modulos/* moduloRules */.g) },
    { title: 'Commands', rules: infos(comandos/* comandoRules */.H) },
    { title: 'Error codes', rules: infos(erros/* erroRules */.m) },
    { title: 'Content inventory', rules: infos(conteudos/* conteudoRules */.T) },
    { title: 'Texts', rules: infos(texts/* textRules */.f, completeness/* completenessRules */.W) },
    { title: 'The manifest', rules: manifest_rules/* MANIFEST_RULES */.gf },
    { title: 'Packages', rules: registry_rules/* PACKAGE_RULES */.ZP },
    { title: 'The package registry', rules: registry_rules/* REGISTRY_RULES */.kw },
    { title: 'API descriptions', rules: rules/* API_RULES */.bQ },
    { title: 'Comparing with a base', rules: verdict_rules/* VERDICT_RULES */.wy },
];
const BY_ID = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all rules, in the order of `docs/rules.md`. */
const RULE_IDS = [...BY_ID.keys()];
/** What is known of a rule; nothing for an id that there is not. */
function ruleInfo(id) {
    return BY_ID.get(id);
}
function infos(...lists) {
    return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
        const exampleAt = pointer === '' ? (0,files/* pathOf */.XM)(file) : `${(0,files/* pathOf */.XM)(file)}, ${(0,json_pointer/* shownPointer */.l)(pointer)}`;
        return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
    });
}


/***/ })

};
