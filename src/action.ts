import './runtime/engine.js';
// Before the toolkit, which reads the event when it is loaded.
import './action/event-file.js';
import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { context } from '@actions/github';
import { readEventFile } from './action/event-file.js';
import { bugReport, failureReport } from './action/failure.js';
import { reportInInputs } from './action/in-inputs.js';
import { type InputName, readInputs, SECRET_INPUTS } from './action/inputs.js';
import { MODES } from './action/modes.js';
import { outputsOf } from './action/outputs.js';
import { demandJob, type Runner, readRunner } from './action/runner.js';
import { checkTongue } from './findings/check-tongue.js';
import { refusal } from './findings/refusal.js';
import { UserError } from './findings/user-error.js';
import { secretForms } from './git/authorization.js';
import { annotations } from './report/annotations.js';
import { findingLines, quoteForLog } from './report/log.js';
import type { Report } from './report/report.js';
import { summary } from './report/summary.js';
import { visible } from './text/visible.js';

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice };

/** Some words of the command line mean other inputs there. */
let isApiDocs = false;

await main();

/** The action: inputs in, one mode, outputs out. */
async function main(): Promise<void> {
  const { payload, problem } = readEventFile(process.env);
  const runner = readRunner(process.env, { ...context, payload });
  let report: Report;
  try {
    report = await work(runner, problem);
  } catch (error) {
    report = explain(error, runner);
  }
  report = reportInInputs(report, isApiDocs, runner);
  try {
    await present(report);
  } catch (error) {
    core.setFailed(visible(explain(error, runner).verdict));
  }
}

async function work(runner: Runner, problem: UserError | null): Promise<Report> {
  const read = (name: InputName) => core.getInput(name);
  // Before anything can fail and quote them.
  for (const secret of SECRET_INPUTS.flatMap(name => secretForms(read(name)))) core.setSecret(secret);
  if (problem !== null) throw problem;
  demandJob(runner);
  checkTongue(process.env.REFDATA_LANG);
  const inputs = readInputs(read, MODES, givenInputs(process.env));
  isApiDocs = inputs.mode === 'api-docs';
  return MODES[inputs.mode].run(inputs, { runner, say });
}

/** The names of all inputs that have a value, as the runner hands them over. */
function givenInputs(env: NodeJS.ProcessEnv): string[] {
  const given = Object.keys(env).filter(name => name.startsWith('INPUT_') && env[name] !== '');
  return given.map(name => name.slice('INPUT_'.length).toLowerCase());
}

function explain(thrown: unknown, runner: Runner): Report {
  const error = refusal(thrown) ?? thrown;
  if (error instanceof UserError) return failureReport(error);
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return bugReport(error, runner.issues);
}

async function present(report: Report): Promise<void> {
  for (const { level, message, properties } of annotations(report)) ANNOTATE[level](message, properties);
  if (report.findings.length > 0) {
    core.startGroup(`All findings (${report.findings.length})`);
    say(findingLines(report).join('\n'));
    core.endGroup();
  }
  await writeSummary(summary(report));
  if (report.outcome === 'success') say(report.verdict);
  else core.setFailed(visible(report.verdict));
  writeOutputs(report);
}

function writeOutputs(report: Report): void {
  try {
    for (const [name, value] of Object.entries(outputsOf(report))) core.setOutput(name, value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `The outputs cannot be written: ${reason}.`,
      'Run this in a job of GitHub Actions, or create the file that GITHUB_OUTPUT names.',
      { cause },
    );
  }
}

/** A summary is a service, not the result: without one the job goes on. */
async function writeSummary(text: string): Promise<void> {
  try {
    await core.summary.addRaw(text, true).write();
  } catch (error) {
    core.debug(`No job summary: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Prints text that may quote the repository: whatever stands in it, it is no command to the runner. */
function say(text: string): void {
  core.info(quoteForLog(text, randomUUID()));
}
