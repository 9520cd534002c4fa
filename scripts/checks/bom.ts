import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Bom, type BomLock, buildBom } from '../lib/bom.ts';
import { root } from '../lib/root.ts';

/** What a reader of the bill relies on; empty means sound. */
export function checkBom(bom: Bom): string[] {
  const wrong: string[] = [];
  const refs = bom.components.map((component) => component['bom-ref']);
  const known = new Set(['.', ...refs]);
  if (known.size !== refs.length + 1) wrong.push('два компонента с одним bom-ref');
  for (const { 'bom-ref': ref, purl, version, hashes, licenses } of bom.components) {
    if (!/^\d+\.\d+\.\d+/.test(version)) wrong.push(`${ref}: версия ${version}`);
    if (!ref.includes('node_modules/')) continue;
    if (!/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\S+$/.test(purl ?? '')) wrong.push(`${ref}: purl ${purl ?? 'нет'}`);
    if (!hashes?.every(({ content }) => /^[0-9a-f]{128}$/.test(content))) wrong.push(`${ref}: нет контрольной суммы`);
    if (!licenses?.length) wrong.push(`${ref}: нет лицензии`);
  }
  for (const { ref, dependsOn } of bom.dependencies) {
    for (const other of [ref, ...dependsOn]) if (!known.has(other)) wrong.push(`${ref}: неизвестная ссылка ${other}`);
  }
  const graph = new Set(bom.dependencies.map(({ ref }) => ref));
  wrong.push(...[...known].filter((ref) => !graph.has(ref)).map((ref) => `${ref}: нет в графе зависимостей`));
  return wrong;
}

const readLock = (): BomLock => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as BomLock;

/** The bill of this project. */
export const projectBom = (): Bom => buildBom(readLock());

export const checkProjectBom = (): string[] => checkBom(projectBom());
