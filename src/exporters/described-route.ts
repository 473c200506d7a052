import type { Route } from '../server/index.js';
import { type Address, addressOf } from './address.js';
import { type Demands, demandsOf } from './demands.js';
import { groupOf } from './groups.js';
import { resourceOf } from './resource.js';

/** A route with what every format asks of it, worked out once. */
export interface DescribedRoute {
  readonly route: Route;
  readonly address: Address;
  /** First segment of the path, which tags and folders are named after; the first tag that a description or a program gives. */
  readonly group: string;
  /** What the path is about, which summaries name. */
  readonly resource: string;
  readonly demands: Demands;
}

/** Describes the routes of one server, which mostly share their validations. */
export function routeDescriber(): (route: Route) => DescribedRoute {
  const known = new Map<Route['validations'], Demands>();
  return route => {
    const { path, validations, asks, part, tags } = route;
    const demands = known.get(validations) ?? demandsOf(validations);
    known.set(validations, demands);
    const group = (asks && part?.name) ?? tags?.[0] ?? groupOf(path);
    return { route, address: addressOf(route), group, resource: resourceOf(path), demands };
  };
}
