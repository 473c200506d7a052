/** From a server file to its routes, without running it. What other rooms need of it. */
export { type Coverage, coverageOf, type LeftOut } from './coverage.js';
export { declarationReaders } from './declarations/reader.js';
export { REFUSED } from './kiln/middleware.js';
export { isMethod, methodNamed } from './method.js';
export { parametersOf, partsOf } from './pattern.js';
export type { Answer, Answers, Gap, Read, Reading, Route, Server, SourcePlace, Validation } from './route.js';
export { filesOf } from './source-folder.js';
export { readRoutes } from './sources/sources.js';
