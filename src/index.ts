/**
 * The library: what the action and the command line are made of, for programs.
 *
 * ```ts
 * import { build, validate } from 'refdata-action';
 * const { ok, findings } = await build({ repo: '.', config: 'refdata.yml', out: 'site' });
 * ```
 */
export {
  type ApiDocs,
  type ApiDocsOptions,
  apiArtifacts,
  type DescribedServer,
  describeServers,
} from './commands/api-docs.js';
export { type BuildOptions, type BuildResult, build, type FileSummary } from './commands/build.js';
export { type CheckOptions, type CheckResult, check } from './commands/check.js';
export { type CheckRoutesOptions, checkRoutes } from './commands/check-routes.js';
export { type App, curl, insomnia, markdown, openapi, postman, resumo, rotas } from './commands/describe.js';
export { type ExplainOptions, type Explanation, explain } from './commands/explain.js';
export { type ProveOptions, type ProveResult, prove } from './commands/prove.js';
export { readServers } from './commands/read-servers.js';
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
export type { Artifact } from './exporters/artifacts.js';
export type { ApiConfig } from './exporters/config.js';
export type { ApiDocument } from './exporters/document.js';
export type { ListedRoute, RouteCounts } from './exporters/listing.js';
export type { Finding, Level, Place } from './finding.js';
export type * from './generated/contract.js';
export { type ExpressApp, type ExpressOptions, liveExpress } from './live/express.js';
export { type FastifyApp, liveFastify } from './live/fastify.js';
export type { LiveServer } from './live/live-server.js';
export { type MockOptions, type MockServer, startMock } from './live/mock.js';
export { liveNode } from './live/node.js';
export type { LiveRoute } from './live/routes.js';
export type { FileName, ReferenceFiles } from './reference/files.js';
export type { Coverage, LeftOut } from './server/coverage.js';
export type { Gap, Reading, Route, Server, Validation } from './server/route.js';
export { UserError } from './user-error.js';
export { type VerifyOptions, verify } from './verify/verify.js';
