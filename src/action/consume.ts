import { realpathSync } from 'node:fs';
import { consumerLine, consumerMarkdown, wentBack } from '../check/report/consumer-report.js';
import { MAX_COMMENT_CHARACTERS } from '../check/report/markdown.js';
import { MAX_ROWS } from '../check/report/rows.js';
import { RULES_PAGE } from '../check/report/rules-page.js';
import { type ConsumeResult, consume } from '../commands/consume.js';
import { UserError } from '../findings/user-error.js';
import type { Undertaking } from '../github/failure.js';
import { offerFiles } from '../publish/offer-files.js';
import { type Publication, UNPUBLISHED } from '../report/publication.js';
import { NOWHERE, type Report } from '../report/report.js';
import { type Inputs, listOf } from './inputs.js';
import type { Job, Mode } from './mode.js';
import { pathInside, slashPath } from './paths.js';
import { refusalOf } from './publishing-event.js';
import { serverOf } from './server.js';

/** Compares the reference that a repository is pinned to with the live one, and offers the newer one in a pull request. */
export const consumeMode: Mode = {
  uses: ['target', 'lock', 'uses', 'search', 'types', 'grammars', 'engines'],
  needs: [],
  async run(inputs, job) {
    const workspace = realpathSync(job.runner.workspace);
    const inside = (input: 'lock' | 'types' | 'grammars') =>
      slashPath(workspace, pathInside(workspace, inputs[input], input));
    const { target, uses, search, types, grammars, engines } = inputs;
    const result = await consume({
      repo: workspace,
      lock: inside('lock'),
      ...(target && { address: target }),
      ...((uses || search) && { uses: listOf(uses), search: listOf(search) }),
      ...(types && { types: inside('types') }),
      ...(grammars && { grammars: inside('grammars') }),
      ...(engines && { engines: listOf(engines) }),
      progress: job.say,
    });
    for (const path of result.files.keys()) pathInside(workspace, path, 'lock');
    const text = consumerMarkdown(result, {
      limit: MAX_COMMENT_CHARACTERS,
      rows: MAX_ROWS,
      rules: RULES_PAGE,
      rest: 'the output of `refdata consume`',
    });
    const publication = await offered(result, text, inputs, job);
    return reportOf(result, text, publication, refusalOf(job.runner.event, []) !== null);
  },
};

/** Offers what pins the live reference. Where the event only looks at a change, nothing is offered. */
async function offered(
  result: ConsumeResult,
  body: string,
  inputs: Inputs,
  { runner, say }: Job,
): Promise<Publication> {
  const { files, nome, versao, address } = result;
  if (files.size === 0) return UNPUBLISHED;
  const { event, repository } = runner;
  const refusal = refusalOf(event, []);
  if (refusal !== null) {
    const sentence = `Nothing was offered: ${refusal.why}.`;
    if (refusal.remedy === null) return { ...UNPUBLISHED, sentence };
    throw new UserError(
      sentence,
      'Run the mode consume on schedule, workflow_dispatch or push, on the default branch.',
    );
  }
  const base = event.defaultBranch;
  const undertaking: Undertaking = {
    what: `offer ${nome} ${versao} to ${base} of ${repository} in a pull request`,
    permissions: ['contents: write', 'pull-requests: write'],
    otherwise: 'Leave the branches refdata/consume/* out of the ruleset.',
  };
  say(`Offering ${nome} ${versao} to ${base}`);
  const place = {
    base,
    // No part of a name in git ends in `.lock`.
    branch: `refdata/consume/${inputs.lock.replace(/[^\w-]+/g, '-')}/${base}`,
    title: titleOf(result),
    body: `${body}\nMade by [refdata-action](https://github.com/refdata/refdata-action) from ${address}.\n`,
  };
  const server = serverOf(runner, inputs.token, undertaking);
  const pull = await offerFiles(server, files, place, undertaking);
  if (pull === null) return { ...UNPUBLISHED, sentence: `${base} has it already.` };
  const sentence = `It is in pull request #${pull.number}, which was ${pull.opened ? 'opened' : 'there already'}: ${pull.url}`;
  return { published: true, sentence, commit: null, pageUrl: null };
}

function titleOf(result: ConsumeResult): string {
  const { state, nome, versao } = result;
  if (wentBack(result)) return `Go back to ${versao} of the reference of ${nome}`;
  return `${state === 'pinned' ? 'Pin' : 'Update'} the reference of ${nome} to ${versao}`;
}

/** @param isRefused whether the event only looks at a change, so that nothing is written anywhere. */
function reportOf(result: ConsumeResult, text: string, publication: Publication, isRefused: boolean): Report {
  const { drift, nome, versao } = result;
  const isLeft = result.state === 'pinned' && isRefused;
  const line = isLeft ? `${nome} ${versao} is not pinned yet.` : consumerLine(result);
  return {
    outcome: 'success',
    verdict: [line, publication.sentence].filter(Boolean).join(' '),
    findings: [],
    origin: NOWHERE,
    files: [],
    versao,
    sitePath: null,
    counts: drift?.counts ?? {},
    publication,
    changed: [...result.files.keys()],
    ...(drift && {
      comparison: {
        level: drift.level,
        requiredBump: drift.requiredBump,
        verdict: drift.verdict,
        reportPath: '',
        summary: text,
        remarks: [],
      },
    }),
  };
}
