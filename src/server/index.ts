/** From a server file to its routes, without running it. What other rooms need of it. */
export { type Coverage, coverageOf, type LeftOut } from './coverage.js';
export { credentialOf } from './credentials.js';
export { declarationReaders } from './declarations/reader.js';
export { SHIPPED as frameworks } from './framework/frameworks.js';
export { readFramework } from './framework/read.js';
export { REFUSED } from './kiln/middleware.js';
export { refusalOf } from './kiln/refusal.js';
export { repliedBy, strayedAt } from './kiln/reply.js';
export { isMethod, methodNamed } from './method.js';
export { readDocument, routesOfOpenapi } from './openapi/document.js';
export { describesHandlers, pathOf } from './openapi/operations.js';
export { isCut } from './openapi/references.js';
export { type Part as PathPart, parametersOf, partsOf, pathPartsOf } from './pattern.js';
export type {
  Answer,
  Answers,
  AskedBody,
  AskedParameter,
  Asks,
  Credential,
  Gap,
  Read,
  Reading,
  Route,
  Server,
  SourcePlace,
  Validation,
} from './route.js';
export { filesOf } from './source-folder.js';
export { readRoutes } from './sources/sources.js';
