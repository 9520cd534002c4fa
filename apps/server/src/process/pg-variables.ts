/**
 * Variables that PostgreSQL's own clients read, and ours with them. An empty one means nothing, and none is meant for
 * the embedded database, whose address is known.
 */
export function clearPgVariables(env: NodeJS.ProcessEnv, isEmbedded: boolean): void {
  for (const name of Object.keys(env)) {
    if (name.startsWith('PG') && (isEmbedded || env[name]?.trim() === '')) delete env[name];
  }
}
