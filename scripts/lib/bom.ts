import { capture } from './run.ts';

export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  hashes?: { alg: string; content: string }[];
  licenses?: unknown[];
}

export interface Bom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Bill of materials (CycloneDX) of everything the lock file pins, written by npm itself; asks no registry. */
export async function projectBom(): Promise<Bom> {
  const { code, output } = await capture('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  if (code !== 0) throw new Error(`npm sbom: ${output.trim()}`);
  // npm may print a warning before the bill.
  const bom = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Bom;
  // npm names the project by its folder, which is called otherwise on every machine.
  bom.metadata.component.name = 'pribavka';
  return bom;
}
