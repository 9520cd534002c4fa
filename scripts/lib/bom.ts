import { createHash } from 'node:crypto';

interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: unknown;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface BomLock {
  name: string;
  version?: string;
  packages: Record<string, LockEntry>;
}

interface Component {
  type: 'library' | 'application';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl?: string;
  scope?: 'required' | 'optional' | 'excluded';
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { expression: string }[];
}

export interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const nameOf = (path: string, entry: LockEntry): string => entry.name ?? path.split('node_modules/').at(-1) ?? path;

/** `pkg:npm/%40scope/name@1.2.3` (package-url). */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version.replaceAll('+', '%2B')}`;

const hex = (integrity: string): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

const isOutside = (path: string): boolean => path.includes('node_modules/');

function componentOf(path: string, entry: LockEntry): Component {
  const name = nameOf(path, entry);
  const version = entry.version ?? '0.0.0';
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const scope = entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required';
  return {
    type: isOutside(path) || path.startsWith('packages/') ? 'library' : 'application',
    'bom-ref': path,
    ...(group ? { group } : {}),
    name: short ?? name,
    version,
    ...(isOutside(path) ? { purl: purlOf(name, version), scope } : {}),
    ...(entry.integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512' as const, content: hex(entry.integrity) }] }
      : {}),
    ...(typeof entry.license === 'string' ? { licenses: [{ expression: entry.license }] } : {}),
  };
}

/** Where `name` is found from `path`: the nearest `node_modules` above it, as Node looks. */
function resolve(lock: BomLock, path: string, name: string): string | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const entry = lock.packages[found];
    if (entry) return entry.link ? (entry as { resolved?: string }).resolved : found;
    if (at === '') return undefined;
  }
}

/** A uuid of the content: the same lock gives the same bill, byte for byte. */
function serialOf(lock: BomLock): string {
  const sum = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  return `urn:uuid:${sum.slice(0, 8)}-${sum.slice(8, 12)}-5${sum.slice(13, 16)}-8${sum.slice(17, 20)}-${sum.slice(20, 32)}`;
}

/** Bill of materials (CycloneDX 1.6) of everything the lock file pins; asks no registry. */
export function buildBom(lock: BomLock): Bom {
  const kept = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && !entry.link);
  const root = lock.packages[''];
  const main: Component = {
    type: 'application',
    'bom-ref': '.',
    name: lock.name,
    version: root?.version ?? lock.version ?? '0.0.0',
  };
  const needs = (path: string, entry: LockEntry): string[] => {
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    return [...new Set(names.flatMap((name) => resolve(lock, path, name) ?? []))].sort();
  };
  const inside = kept.filter(([path]) => !isOutside(path)).map(([path]) => path);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: { component: main },
    components: kept.map(([path, entry]) => componentOf(path, entry)),
    dependencies: [
      { ref: '.', dependsOn: inside },
      ...kept.map(([path, entry]) => ({ ref: path, dependsOn: needs(path, entry) })),
    ],
  };
}
