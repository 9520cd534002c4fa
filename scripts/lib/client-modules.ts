import type { ClientFacts } from './client-reasons.ts';

/** Paths of the modules that belong to the browser's half: by themselves, or because they work with one that does. */
export function clientModules(
  facts: ReadonlyMap<string, ClientFacts>,
  resolve: (specifier: string, from: string) => string,
): Set<string> {
  const client = new Set([...facts].flatMap(([path, { reasons }]) => (reasons.length > 0 ? [path] : [])));
  /** A module, or what stands behind it when it only hands on. */
  const behind = (path: string, seen = new Set<string>()): boolean => {
    if (client.has(path)) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return facts.get(path)?.reexports.some((next) => behind(resolve(next, path), seen)) ?? false;
  };
  for (let size = -1; size !== client.size;) {
    size = client.size;
    for (const [path, { imports }] of facts) {
      if (imports.some((next) => behind(resolve(next, path)))) client.add(path);
    }
  }
  return client;
}
