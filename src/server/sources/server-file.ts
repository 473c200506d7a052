import { readServers } from '../reader.js';
import type { RouteSource } from './route-source.js';

/** A file of the language that declares servers. */
export const serverFile: RouteSource = {
  name: 'server file',
  accepts: file => file.endsWith('.df'),
  read: readServers,
};
