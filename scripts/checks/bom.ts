import { type Bom, type Component, projectBom } from '../lib/bom.ts';
import { licencesByFile } from './dependencies.ts';

/** Our own workspaces carry no checksum: they are not taken from a registry. */
const isOurs = ({ 'bom-ref': ref }: Component): boolean => ref.startsWith('@pribavka/');

/** What a reader of the bill relies on; empty means sound. */
export function checkBom(bom: Bom): string[] {
  const wrong: string[] = [];
  for (const component of bom.components) {
    const { 'bom-ref': ref, purl, version, hashes, licenses } = component;
    if (!/^\d+\.\d+\.\d+/.test(version)) wrong.push(`${ref}: версия ${version}`);
    if (isOurs(component)) continue;
    if (!/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\S+$/.test(purl ?? '')) wrong.push(`${ref}: purl ${purl ?? 'нет'}`);
    if (!hashes?.every(({ content }) => /^[0-9a-f]{128}$/.test(content))) wrong.push(`${ref}: нет контрольной суммы`);
    if (!licenses?.length && !(component.name in licencesByFile)) wrong.push(`${ref}: нет лицензии`);
  }
  const graph = new Set(bom.dependencies.map(({ ref }) => ref));
  wrong.push(
    ...bom.components
      .map((c) => c['bom-ref'])
      .filter((ref) => !graph.has(ref))
      .map((ref) => `${ref}: нет в графе зависимостей`),
  );
  return wrong;
}

export const checkProjectBom = async (): Promise<string[]> => checkBom(await projectBom());
