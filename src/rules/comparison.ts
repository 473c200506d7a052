import type { RuleInfo } from '../findings/rule-info.js';

/** What `refdata check` finds besides changes. */

export const repositoriesCompared: RuleInfo = {
  id: 'repositories-compared',
  level: 'notice',
  title: 'It is told which commits of other repositories were compared',
  why: 'A change may come from another repository, of which this one only names another commit.',
  remedy: 'Nothing has to be done.',
  example: 'repositories: { stdlib: gleam-lang/stdlib@v0.45.0 }, and the base names v0.44.0',
};

export const versaoMalformed: RuleInfo = {
  id: 'versao-malformed',
  level: 'error',
  title: '`versao` is a version',
  why: 'Nobody can tell whether data is newer than other data, nor what changed between them.',
  remedy:
    'Write a version of numbers and dots, such as 1.4.0 or 2.0.0-rc.1; if the language counts in another way, let `check.versions` in refdata.yml say how.',
  example: 'versao: próxima',
};

export const versaoNotBumped: RuleInfo = {
  id: 'versao-not-bumped',
  level: 'error',
  title: 'Changed data has another `versao`',
  why: 'Clients that have the data of this version never fetch it again, or take the new data for the old.',
  remedy: 'Raise `versao` where the language declares it, by as much as is told here.',
  example: 'a reserved word was removed, and versao is still 1.4.0',
};

export const versaoBumpedTooLittle: RuleInfo = {
  id: 'versao-bumped-too-little',
  level: 'error',
  title: '`versao` is raised as much as the changes ask for',
  why: 'Who reads the version takes an update for harmless that breaks programs.',
  remedy: 'Raise `versao` by as much as is told here, or change the level of the rule in refdata.yml.',
  example: 'a reserved word was removed, and versao went from 1.4.0 to 1.4.1',
};

export const versaoDecreased: RuleInfo = {
  id: 'versao-decreased',
  level: 'error',
  title: '`versao` never goes back',
  why: 'Clients that look for newer data do not take it; two sets of data come to have one version.',
  remedy: 'Write a version above the one of the base.',
  example: 'versao went from 1.4.0 to 1.3.0',
};

export const versaoBumpedWithoutChange: RuleInfo = {
  id: 'versao-bumped-without-change',
  level: 'notice',
  title: 'Another `versao` comes with other data',
  why: 'Clients fetch the data again for nothing. Releases that change no data are common, so this is only told.',
  remedy: 'Nothing has to be done.',
  example: 'versao went from 1.4.0 to 1.5.0, and nothing else changed',
};

export const versaoFormatNotBumped: RuleInfo = {
  id: 'versao-format-not-bumped',
  level: 'error',
  title: 'Another format has another `versao`',
  why: 'Clients compare `versao` with the one they expect before they rely on the format: that is what the specification promises them.',
  remedy: 'Raise `versao`, by a major version where a field went or holds something else.',
  example: 'the field "onde" is gone, and versao is still 1.4.0',
  fixed: true,
};

export const versaoDeclared: RuleInfo = {
  id: 'versao-declared',
  level: 'error',
  title: '`versao` is the same wherever it is declared',
  why: 'One of the places was forgotten at the last release, and nobody can tell which.',
  remedy: 'Write the same version in both places.',
  example: 'versao is 1.4.0 in src/version.py and 1.3.0 in package.json',
};

export const versaoNotTagged: RuleInfo = {
  id: 'versao-not-tagged',
  level: 'warning',
  title: 'The tag of a release is its `versao`',
  why: 'Who takes the release by its tag finds data that calls itself another version. Only tags that are written like one of an earlier release of the language are looked at.',
  remedy:
    'Raise `versao` where the language declares it before the release is tagged, or tag the version that is declared.',
  example: 'the tag v2.0.0 stands at this commit, and versao is 1.0.0',
};

export const schemaDrift: RuleInfo = {
  id: 'schema-drift',
  level: 'error',
  title: 'The data follows the schemas that are published',
  why: 'Clients validate with the schema that they have, and refuse what does not follow it.',
  remedy: 'Keep the format, or raise `versao` by a major version: then this is only told.',
  example: 'a field that the published schema does not allow',
};

export const dataStale: RuleInfo = {
  id: 'data-stale',
  level: 'error',
  title: 'Committed data is what the source gives',
  why: 'Who reads the committed files sees another language than the source has.',
  remedy: 'Build them again with the command that is told here, and commit them.',
  example: 'src/tokens.py has a word that site/api/sintaxe.json does not have',
};

export const baseNotBuilt: RuleInfo = {
  id: 'base-not-built',
  level: 'warning',
  title: 'The base can be compared with',
  why: 'Without it nothing can be said about changes. A pull request that mends it must be able to pass, so this is a warning.',
  remedy: 'Mend the base, or name another one.',
  example: 'refdata.yml of the base names a table that is not there',
};

export const nothingCompared: RuleInfo = {
  id: 'nothing-compared',
  level: 'error',
  title: 'There is something to compare',
  why: 'A side without any entry is most likely one that was read from the wrong place, and would let everything pass.',
  remedy: 'Correct what is read: `refdata build` says how many entries each list has.',
  example: 'a base whose seven files have empty lists',
  fixed: true,
};

export const comparedWithItself: RuleInfo = {
  id: 'compared-with-itself',
  level: 'warning',
  title: 'The head is compared with something else',
  why: 'Base and head are one commit, so that nothing differs whatever is in it: that says nothing of any change. In the action it is an error, unless `require-base: false` is set or a tag is checked.',
  remedy:
    'Name the commit before, a tag or the address of what is published as what to compare with: `--base`, or in a workflow the input `base`.',
  example: '`refdata check` on the branch main, where all is committed',
};

export const unknownValues: RuleInfo = {
  id: 'unknown-values',
  level: 'warning',
  title: 'What is compared could be read on both sides',
  why: 'A value that could not be read is empty in the data: whether it changed, nobody can tell.',
  remedy: 'Make it readable, or supply it with `join`; `check.unknown` sets how many may be unknown.',
  example: 'def other(x): … under a decorator that is not in the sources',
};

export const unknownOverBudget: RuleInfo = {
  id: 'unknown-over-budget',
  level: 'error',
  title: 'No more values are unknown than `check.unknown` allows',
  why: 'The more is unknown, the less a verdict says.',
  remedy: 'Make some of them readable, or supply them with `join`; or raise `check.unknown`.',
  example: 'check: { unknown: 5 }, and six signatures that could not be read',
  fixed: true,
};

export const policyChanged: RuleInfo = {
  id: 'policy-changed',
  level: 'warning',
  title: 'A change is judged by the terms that were there before it',
  why: 'Who removes a word and switches its rule off in the same change would read that nothing changes.',
  remedy: 'Merge the other terms by themselves first; from then on they hold.',
  example: 'rules: { reservada-removed: { level: off } }, in the pull request that removes a word',
  fixed: true,
};

export const changesSwitchedOff: RuleInfo = {
  id: 'changes-switched-off',
  level: 'notice',
  title: 'Every change counts',
  why: 'A rule that is off takes its changes out of the report and of the level, and "nothing changes" would be no truth.',
  remedy:
    'Nothing, where that is what the language wants; otherwise take the rules out of `rules` in refdata.yml.',
  example: 'a removed word, where refdata.yml of the base has rules: { reservada-removed: { level: off } }',
  fixed: true,
};

export const baseUnrelated: RuleInfo = {
  id: 'base-unrelated',
  level: 'notice',
  title: 'Base and head have a common history',
  why: 'The two are compared as they are, so that changes of the base after the branch began are told as if the head undid them.',
  remedy: 'Merge or rebase onto the base; in a workflow, check out with enough history (fetch-depth: 0).',
  example: 'a branch made by git checkout --orphan',
};

export const baseMoved: RuleInfo = {
  id: 'base-moved',
  level: 'notice',
  title: 'The base has the language where the head has it',
  why: 'A configuration that was renamed, or a folder that was moved, is no new language: it is compared with what it was.',
  remedy: 'Nothing has to be done.',
  example: 'refdata.yml became lume/refdata.yml',
};

export const coloursChanged: RuleInfo = {
  id: 'colours-changed',
  level: 'warning',
  title: 'Programs are coloured as they were',
  why: 'Where `lexico` reads programs that there are otherwise than before, comments become code, or names keywords, in every editor.',
  remedy:
    'Where that is not meant, change `lexico` or the words and symbols so that these programs are read as before.',
  example: 'The new `~/` turns 3 comments into code, in 2 of 29 programs: `~//` shows it.',
};

export const grammarStale: RuleInfo = {
  id: 'grammar-stale',
  level: 'warning',
  title: 'Grammars in the repository are those of the language',
  why: 'Who installs a grammar that was made of an earlier `lexico` sees new words as names, and what is gone as words.',
  remedy: 'Run `refdata editor` again with the options that wrote it, and commit what it writes.',
  example: 'editores/prism/lume.js was written before `lexico` had the word `adia`',
};

export const packagesUnread: RuleInfo = {
  id: 'packages-unread',
  level: 'warning',
  title: 'Published packages can be compared with',
  why: 'A release that is published must stay what it is, and nobody can tell whether it does.',
  remedy: 'See what is wrong with it with `refdata registry check`, and publish it again.',
  example: 'registry/index.json names pacotes/cor-1.0.0.tar.gz, which is not published',
};

export const releasesUnread: RuleInfo = {
  id: 'releases-unread',
  level: 'notice',
  title: 'What is published can be asked for the last release',
  why: 'A release that has no tag is known by what is published alone: `versao` may be judged by an older one, or by the base.',
  remedy:
    'See what answers there with `refdata verify`, or write `check: { published: false }` into refdata.yml: then tags alone say what was released.',
  example: 'base_url: https://lume.example, which answers 503',
};

export const ignoreUnknown: RuleInfo = {
  id: 'ignore-unknown',
  level: 'error',
  title: 'Exceptions name rules that there are',
  why: 'An exception for a rule that nobody knows excepts nothing.',
  remedy: 'Correct the id: docs/rules.md lists all rules.',
  example: 'rule: reservada-remove',
};

export const ignoreExpired: RuleInfo = {
  id: 'ignore-expired',
  level: 'warning',
  title: 'Exceptions have not expired',
  why: 'The exception was meant for some time, and holds no longer.',
  remedy: 'Remove it, or give it another date and a reason for that.',
  example: 'expires: 2020-01-01',
};

export const ignoreUnused: RuleInfo = {
  id: 'ignore-unused',
  level: 'notice',
  title: 'Exceptions except something',
  why: 'One that excepts nothing today may except something tomorrow that nobody looked at.',
  remedy: 'Remove it.',
  example: 'a fingerprint that no change has',
};

export const commentSkipped: RuleInfo = {
  id: 'comment-skipped',
  level: 'notice',
  title: 'The comment on a pull request can be written',
  why: 'Reviewers find the report only in the job summary. On a pull request from a fork that is how it has to be.',
  remedy: 'Give the job `pull-requests: write`; for forks, see docs/check.md.',
  example: 'a pull request from a fork, whose token may only read',
};

export const baseReplaced: RuleInfo = {
  id: 'base-replaced',
  level: 'notice',
  title: 'What the event compares with can be had',
  why: 'A forced push leaves commits behind that servers drop; then something else is compared with than the push replaced.',
  remedy: 'Nothing has to be done; name what to compare with in `base` where that matters.',
  example: 'a branch that was pushed by force, whose earlier commit is gone',
};

export const routesUnread: RuleInfo = {
  id: 'routes-unread',
  level: 'notice',
  title: 'All routes can be read',
  why: 'What is not known cannot be compared.',
  remedy: 'Write the path and the method as constants.',
  example: 'a route whose path is read from a file',
};

export const routesMoved: RuleInfo = {
  id: 'routes-moved',
  level: 'warning',
  title: 'The address of a server stays',
  why: 'Clients that were made from the description before call the other address. No level follows: a server may answer at both.',
  remedy:
    'Let the former address answer, too, as long as clients call it; nothing has to be done where it does.',
  example: 'servers: [{ url: https://api.example/v1 }], and /v2 in its place',
  fixed: true,
};

export const routesNotRaised: RuleInfo = {
  id: 'routes-not-raised',
  level: 'error',
  title: 'Routes that break clients raise the version of their description',
  why: 'Clients see by the version alone that they have to change.',
  remedy:
    'Describe the server with a raised version (--versao, api-docs-version) and commit that, accept the change in .refdata-ignore.yml, or choose --fail-on none.',
  example: 'a route that is gone, while the version in docs/api/openapi.json is still 1.0.0',
};

/** Ids of the rules whose breach is the verdict itself. */
export const VERSAO_BREACHES: ReadonlySet<string> = new Set(
  [versaoMalformed, versaoNotBumped, versaoBumpedTooLittle, versaoDecreased].map(({ id }) => id),
);

export const VERDICT_RULES: readonly RuleInfo[] = [
  versaoMalformed,
  versaoNotBumped,
  versaoBumpedTooLittle,
  versaoDecreased,
  versaoBumpedWithoutChange,
  versaoFormatNotBumped,
  versaoDeclared,
  versaoNotTagged,
  schemaDrift,
  dataStale,
  baseNotBuilt,
  nothingCompared,
  comparedWithItself,
  unknownValues,
  unknownOverBudget,
  policyChanged,
  changesSwitchedOff,
  baseUnrelated,
  baseMoved,
  coloursChanged,
  grammarStale,
  packagesUnread,
  releasesUnread,
  ignoreUnknown,
  ignoreExpired,
  ignoreUnused,
  commentSkipped,
  baseReplaced,
  repositoriesCompared,
  routesUnread,
  routesMoved,
  routesNotRaised,
];
