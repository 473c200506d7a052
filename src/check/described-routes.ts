import { documentOf } from '../exporters/document.js';
import { exporter } from '../exporters/formats/openapi.js';
import { openapiPaths } from '../exporters/openapi-paths.js';
import { pathOf, type Route, routesOfOpenapi, type Server } from '../server/index.js';

/**
 * The routes of a server as its OpenAPI document describes them, each at the place that registers it. A document knows
 * no conditions, web sockets or bodies of GET, and says of each body that it is an object: what is compared with a
 * document has to be seen through one, or every such route would have changed. Names and texts of operations are those of
 * a document that somebody wrote.
 *
 * @param handlers whether the document says what handlers read and send, too
 */
export function describedRoutes(server: Server, handlers = false): Route[] {
  const document = documentOf(server, {}, { handlers });
  const registered = new Map(
    [...openapiPaths(document).paths].flatMap(([template, operations]) =>
      operations.map(({ method, described }) => [`${method} ${pathOf(template)}`, described.route] as const),
    ),
  );
  const placed = (described: Route): Route => {
    const route = registered.get(`${described.method} ${described.path}`);
    if (route === undefined) return described;
    const { place, validations } = route;
    const placeOf = (target: string) => validations.find(each => each.target === target)?.place ?? place;
    return {
      ...described,
      place,
      validations: described.validations.map(each => ({ ...each, place: placeOf(each.target) })),
    };
  };
  // By way of its text, which cannot hold all that the source can.
  const made = routesOfOpenapi(JSON.parse(exporter.export(document)), server.place.file).map(placed);
  if (server.own) return made;
  return made.map(({ asks, ...route }) =>
    handlers && asks ? { ...route, asks: { ...asks, isMade: true } } : route,
  );
}
