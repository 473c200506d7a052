import { z } from 'zod';
import { paramsOf } from '../../exporters/pattern.js';
import { openRepository, UnreadableFile } from '../../repository/repository.js';
import { UserError } from '../../user-error.js';
import type { Reading } from '../route.js';

const listSchema = z.array(
  z.object({ method: z.string(), path: z.string(), params: z.array(z.string()).optional() }),
);

/** Reads a list of routes, as `rotas` gives it, from a JSON file. @throws {UserError} when it is none. */
export function readRouteList(root: string, file: string): Reading {
  let data: unknown;
  try {
    data = JSON.parse(openRepository(root).read(file));
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw new UserError(cause.message, cause.remedy, { cause });
    throw new UserError(
      `${file} is not JSON: ${(cause as Error).message}.`,
      'Write a list of routes, each with "method" and "path".',
      { cause },
    );
  }
  const parsed = listSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(
      `${file} is no list of routes: at ${issue?.path.join('/') || 'the top'}, ${issue?.message}.`,
      'Write a list of routes, each with "method" and "path".',
    );
  }
  const name = 'api';
  const routes = parsed.data.map(({ method, path, params }) => ({
    server: name,
    method: method.toUpperCase(),
    path,
    params: params ?? paramsOf(path),
    place: { file, line: 1 },
    origin: 'list' as const,
    certainty: 'sure' as const,
    validations: [],
  }));
  return {
    servers: [{ name, place: { file, line: 1 }, port: null, host: null, action: null, routes }],
    gaps: [],
    files: [file],
  };
}
