// How the server is started, wherever the project starts it: `npm start`, the journeys, the benches.

/**
 * The one option of Node it needs to stay within 256 MiB (ADR 35): the upper bound of each half of V8's young
 * generation, in MiB.
 */
const nodeOptions = ['--max-semi-space-size=16'];

/** Arguments for Node in the project's folder: the server as `buildServer` wrote it. */
export const builtServer: readonly string[] = [...nodeOptions, 'apps/server/dist/main.js'];

/** The same from its sources, for watching them change. */
export const sourceServer: readonly string[] = [
  ...nodeOptions,
  '--conditions=@pribavka/source',
  'apps/server/src/main.ts',
];
