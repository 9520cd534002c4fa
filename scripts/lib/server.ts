// How the server is started, wherever the project starts it: `npm start`, the journeys, the benches.

/**
 * The options of Node it needs to stay within 256 MiB (ADR 35): the upper bounds of each half of V8's young generation
 * and of the old one, in MiB.
 */
const nodeOptions = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

/** Arguments for Node in the project's folder: the server as `buildServer` wrote it. */
export const builtServer: readonly string[] = [...nodeOptions, 'apps/server/dist/main.js'];

/** The same from its sources, for watching them change. */
export const sourceServer: readonly string[] = [
  ...nodeOptions,
  '--conditions=@pribavka/source',
  'apps/server/src/main.ts',
];
