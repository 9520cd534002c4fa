import { areaOf, isServer } from '../lib/server-map.ts';
import { readSources, type SourceFile } from '../lib/sources.ts';

const writes = [
  /\.(?:insertInto|updateTable|deleteFrom)\('([A-Za-z]+)'\)/g,
  /\binsert into ([a-z_]+)/g,
  /\bdelete from ([a-z_]+)/g,
  /\bupdate ([a-z_]+)(?: (?:as )?[a-z]+)? set\b/g,
];

const columnCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An area, or the part of the core that a file stands in; the demo's own data and the frame of requests own nothing. */
const ownerOf = (path: string): string | undefined =>
  areaOf(path) ?? /^apps\/server\/src\/(core\/[a-z-]+|jobs|outbox|mail|sms)/.exec(path)?.[1];

/** Which areas write each table, by the statements in their files. */
export function readWriters(files: readonly SourceFile[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const owner = isServer(path) ? ownerOf(path) : undefined;
    if (owner === undefined) continue;
    for (const pattern of writes) {
      for (const [, name = ''] of text.matchAll(pattern)) {
        const table = columnCase(name);
        writers.set(table, (writers.get(table) ?? new Set()).add(owner));
      }
    }
  }
  return writers;
}

/** A table is written by one area: others ask at its door, so that a rule about its rows stands in one place. */
export function tablesOfSeveral(files: readonly SourceFile[] = readSources()): string[] {
  return [...readWriters(files)]
    .filter(([, owners]) => owners.size > 1)
    .map(([table, owners]) => `${table} is written by ${[...owners].toSorted().join(' and ')}: one of them owns it`)
    .toSorted();
}
