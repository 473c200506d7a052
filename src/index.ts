/**
 * The library: what the action and the command line are made of, for programs.
 *
 * ```ts
 * import { build, validate } from 'refdata-action';
 * const { ok, findings } = await build({ repo: '.', config: 'refdata.yml', out: 'site' });
 * ```
 */
export { type BuildOptions, type BuildResult, build, type FileSummary } from './commands/build.js';
export { type CheckOptions, type CheckResult, check } from './commands/check.js';
export { type CheckRoutesOptions, checkRoutes } from './commands/check-routes.js';
export { type ExplainOptions, type Explanation, explain } from './commands/explain.js';
export { type BuiltReference, buildReference, type ReferenceOptions } from './commands/reference.js';
export {
  buildRegistryFolder,
  type RegistryBuildOptions,
  type RegistryBuildResult,
} from './commands/registry-build.js';
export {
  checkRegistryAt,
  type RegistryCheckOptions,
  type RegistryCheckResult,
} from './commands/registry-check.js';
export { getPackages, type RegistryGetOptions } from './commands/registry-get.js';
export {
  type PackedFile,
  packRegistry,
  type RegistryPackOptions,
  type RegistryPackResult,
} from './commands/registry-pack.js';
export { type RunningServer, type ServeOptions, serve } from './commands/serve.js';
export { type ValidateOptions, type ValidateResult, validate } from './commands/validate.js';
export type { Change, ChangeLevel } from './drift/change.js';
export type { Finding, Level, Place } from './finding.js';
export type * from './generated/contract.js';
export type { FileName, ReferenceFiles } from './reference/files.js';
export { UserError } from './user-error.js';
