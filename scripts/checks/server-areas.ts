import { areaOf, findCycle, importsOf, isServer, readAreas } from '../lib/server-map.ts';
import { readSources, type SourceFile } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

/** What is above the areas: it puts them together, starts them and fills them. */
const aboveAreas = /^apps\/server\/src\/(app\.ts$|process\/|seed\/|modules\/[^/]+\.ts$)/;

/** Rooms of an area (docs/architecture.md, «The server»). */
const rooms =
  /^(routes|index|policy|repository|jobs|notices|audit|export)\.ts$|^(commands|queries|policy|repository|domain|jobs|notices|imports|exports|texts|webhooks)\//;

function textOf(path: string, target: string): string | undefined {
  const [from, to] = [areaOf(path), areaOf(target)];
  if (to === undefined || to === from) return undefined;
  if (from === undefined && !aboveAreas.test(path)) return `imports ${to}: this folder knows no area`;
  if (target.endsWith(`/modules/${to}/index.ts`)) return undefined;
  return `«${target}» is past the door of ${to}: import its index.ts`;
}

/** Areas of the server are rooms with one door, and what they stand on knows none of them. */
export const serverAreas: Rule = {
  name: 'server-areas',
  check(file) {
    if (!isServer(file.path)) return [];
    const area = areaOf(file.path);
    const place = area === undefined ? '' : file.path.slice(file.path.indexOf(`/${area}/`) + area.length + 2);
    const misplaced: Finding[] =
      area === undefined || rooms.test(place)
        ? []
        : [{ path: file.path, line: 1, text: 'stands in no room of its area: commands, queries, policy, repository…' }];
    return [
      ...misplaced,
      ...importsOf(file).flatMap((target) => {
        const text = textOf(file.path, target);
        return text === undefined ? [] : [{ path: file.path, line: 1, text }];
      }),
    ];
  },
};

/** Areas make a graph without cycles. */
export function areasInCycle(files: readonly SourceFile[] = readSources()): string[] {
  const cycle = findCycle(readAreas(files));
  return cycle ? [`areas of the server import each other: ${cycle.join(' → ')}`] : [];
}
