import { jsonText } from '../json.js';
import { listRoutes } from '../listing.js';
import type { Exporter } from './exporter.js';

/** The routes as `rotas` gives them, which can be read again as a list of routes. */
export const exporter: Exporter = {
  name: 'json',
  title: 'routes as JSON',
  fileName: 'rotas.json',
  mediaType: 'application/json',
  export: ({ routes }) => jsonText(listRoutes(routes.map(({ route }) => route))),
};
