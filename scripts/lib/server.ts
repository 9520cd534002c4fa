// How the server is started, wherever the project starts it: `npm start`, the journeys, the benches.

/**
 * The young generation holds what the requests of a batch have made until they end: with 8 more of them outlive it,
 * which costs up to a quarter of our processor for a sale. V8 takes powers of two.
 */
const memoryFlags = ['--max-semi-space-size=16'];

/**
 * Environment of the server's process, under the caller's own. One heap of the C library: each thread that compresses,
 * hashes or collects would otherwise keep a half-empty one.
 */
export const serverEnvironment: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1' };

/** Arguments for Node in the project's folder: the server as `buildServer` wrote it. */
export const builtServer: readonly string[] = [...memoryFlags, 'apps/server/dist/main.js'];

/** The same from its sources, for watching them change. */
export const sourceServer: readonly string[] = [
  ...memoryFlags,
  '--conditions=@pribavka/source',
  'apps/server/src/main.ts',
];
