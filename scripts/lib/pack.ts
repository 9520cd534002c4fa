import { capture } from './run.ts';

/** Packages that are published. */
export const packageNames = ['ui', 'forms', 'api'] as const;

/** What is packed, by `npm pack --json`; npm 11 gives a list, npm 12 an object by name. */
export interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

export async function pack(name: string, args: readonly string[]): Promise<Packed> {
  const { code, output } = await capture('npm', [
    'pack',
    '--json',
    '--ignore-scripts',
    '--loglevel=error',
    `--workspace=packages/${name}`,
    ...args,
  ]);
  if (code !== 0) throw new Error(`npm pack ${name}:\n${output}`);
  const [packed] = Object.values(JSON.parse(output) as Record<string, Packed>);
  if (!packed) throw new Error(`npm pack ${name}: пусто`);
  return packed;
}
