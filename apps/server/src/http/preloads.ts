import type { ScreenName } from '@pribavka/api';

/** What Vite writes about a build: its chunks by the paths of their sources. */
export type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; imports?: string[] }>;

/** Scripts these sources need at once, with everything they import. */
function scriptsOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return files;
}

/** Chunk of an area: named like its screen, without the prefix that distinguishes the two applications. */
const chunkOf = (screen: ScreenName): string => screen.replace(/^admin-/, '');

/**
 * Scripts a page should name next to its entry: the interface (the chunk «app» of both builds), the code of its screen,
 * and for somebody who is signed in what is around it (the chunk «member» of the portal). The library of the fingerprint
 * is not among them: who is signed in has the fingerprint of that sign-in kept, and it is used at once.
 */
export function preloadsOf(
  manifest: Manifest,
  { screen, signedIn }: { screen: ScreenName | undefined; signedIn: boolean },
): string[] {
  const sources = Object.keys(manifest);
  const entries = sources.filter((source) => manifest[source]?.isEntry);
  const named = (name: string): string[] => sources.filter((source) => manifest[source]?.name === name);
  const needed = scriptsOf(manifest, [
    ...named('app'),
    ...(screen ? named(chunkOf(screen)) : []),
    ...(signedIn ? named('member') : []),
  ]);
  for (const file of scriptsOf(manifest, entries)) needed.delete(file);
  return [...needed].filter((file) => file.endsWith('.js'));
}
