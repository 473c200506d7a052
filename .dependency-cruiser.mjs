/**
 * The floors of the house: `npm run floors` fails where a file imports upwards, where files import each other in a circle
 * at run time, and where somebody reaches behind the face (`index.ts`) of a big room. docs/architecture.md shows them.
 */

/** From the ground up: a room imports from those before it, and from itself. */
export const FLOORS = [
  ['text'],
  ['findings', 'runtime'],
  ['contract', 'git', 'http'],
  ['rules', 'repository', 'values', 'lexico', 'client'],
  ['extract'],
  ['config', 'cache'],
  ['reference', 'server', 'published', 'attest', 'versions'],
  ['exporters', 'editors'],
  ['live', 'site', 'report'],
  ['registry'],
  ['drift', 'verify', 'serve', 'github', 'init', 'prove'],
  ['pages', 'lsp'],
  ['publish', 'run', 'mcp'],
  ['check'],
  ['commands'],
  ['action', 'cli', 'extension'],
];

/** Rooms of which only `index.ts` is for others. */
const FACED = ['extract', 'pages', 'server', 'drift', 'registry', 'published', 'lexico'];

const below = FLOORS.map((_, i) => FLOORS.slice(0, i).flat());

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Files that import each other in a circle at run time cannot be understood, or loaded, one by one.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        circular: true,
        dependencyTypesNot: ['type-only'],
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    },
    ...FLOORS.flatMap((rooms, i) =>
      rooms.map(room => ({
        name: `floor-of-${room}`,
        comment: 'A room imports from the floors below it. Move what both need to the room that owns it.',
        severity: 'error',
        from: { path: `^src/${room}/` },
        to: { path: '^src/', pathNot: `^src/(${[room, ...(below[i] ?? [])].join('|')})/` },
      })),
    ),
    ...FACED.map(room => ({
      name: `face-of-${room}`,
      comment: `What others need of ${room}/ is exported by its index.ts.`,
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${room}/` },
      to: { path: `^src/${room}/`, pathNot: `^src/${room}/index\\.ts$` },
    })),
    {
      name: 'room-without-floor',
      comment: 'A new room gets its floor in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${FLOORS.flat().join('|')})/` },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    tsConfig: { fileName: 'tsconfig.json' },
    // No file changes while it runs; and imports name what is there, so no other endings need to be tried.
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.json'],
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
