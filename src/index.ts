/**
 * The library: what the action and the command line are made of, for programs.
 *
 * ```ts
 * import { build, validate } from 'refdata-action';
 * const { ok, findings } = await build({ repo: '.', config: 'refdata.yml', out: 'site' });
 * ```
 */
export type { CheckResult } from './check/check-result.js';
export {
  type ApiDocs,
  type ApiDocsOptions,
  apiArtifacts,
  type DescribedServer,
  describeServers,
} from './commands/api-docs.js';
export { type BuildOptions, type BuildResult, build, type FileSummary } from './commands/build.js';
export { type CheckOptions, check } from './commands/check-reference.js';
export { type CheckRoutesOptions, checkRoutes } from './commands/check-routes.js';
export {
  type App,
  curl,
  type DescribeOptions,
  insomnia,
  markdown,
  openapi,
  postman,
  resumo,
  rotas,
} from './commands/describe.js';
export { type ExplainOptions, type Explanation, explain } from './commands/explain.js';
export { type ProveOptions, type ProveResult, prove } from './commands/prove.js';
export { readServers } from './commands/read-servers.js';
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
export type { FileName, ReferenceFiles } from './contract/files.js';
export type * from './contract/generated/contract.js';
export type { Change } from './drift/index.js';
export type { Artifact } from './exporters/artifacts.js';
export type { ApiConfig } from './exporters/config.js';
export type { ApiDocument } from './exporters/document.js';
export type { ListedRoute, RouteCounts } from './exporters/listing.js';
export type { ChangeLevel } from './findings/change-level.js';
export type { Finding, Level, Place } from './findings/finding.js';
export { UserError } from './findings/user-error.js';
export { type ExpressApp, type ExpressOptions, liveExpress } from './live/express.js';
export { type FastifyApp, liveFastify } from './live/fastify.js';
export type { LiveServer } from './live/live-server.js';
export { type MockOptions, type MockServer, startMock } from './live/mock.js';
export { liveNode } from './live/node.js';
export type { LiveRoute } from './live/routes.js';
export { type BuiltReference, buildReference, type ReferenceOptions } from './run/reference.js';
export type { Coverage, Gap, LeftOut, Reading, Route, Server, Validation } from './server/index.js';
export { type VerifyOptions, verify } from './verify/verify.js';
