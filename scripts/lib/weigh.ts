import { brotliCompressSync, gzipSync } from 'node:zlib';

import { build, defaultClientConditions, type InlineConfig, type Plugin, type Rolldown } from 'vite';

import { root } from './root.ts';
import { styleLayer } from './style-layer.ts';

/** Bytes of the files a browser must have before the entry works; chunks fetched later apart. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
  /** Gzip of what is fetched on demand. */
  readonly lazyGzip: number;
  /** Absolute paths of the modules in the first files. */
  readonly modules: ReadonlySet<string>;
}

export interface WeighOptions {
  /** Folder imports are resolved from. */
  readonly from: string;
  /** Packages left out with everything under them. */
  readonly external: readonly string[];
  /** Modules left out: an application has them already. */
  readonly known?: ReadonlySet<string> | undefined;
}

const entryId = 'virtual:entry';

function entryOf(code: string, { external, known }: WeighOptions): Plugin {
  return {
    name: 'weigh',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.endsWith(entryId)) return `\0${entryId}.tsx`;
      if (external.some((name) => id === name || id.startsWith(`${name}/`))) return { id, external: true };
      const found = await this.resolve(id, importer, { skipSelf: true });
      // One name for all that is there already: an application's chunk has one import for it, not fifty with paths.
      return found && known?.has(found.id) ? { id: 'known', external: true } : found;
    },
    load: (id) => (id === `\0${entryId}.tsx` ? code : undefined),
  };
}

function config(code: string, options: WeighOptions): InlineConfig {
  return {
    root: options.from,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] },
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true } } },
    plugins: [styleLayer(), entryOf(code, options)],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: entryId, formats: ['es'], fileName: 'entry' },
    },
  };
}

/** Builds `code` as an application would and weighs what comes out. */
export async function weigh(code: string, options: WeighOptions): Promise<Weight> {
  const result = await build(config(code, options));
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  const chunks = new Map(
    output.output.flatMap((file): [string, Rolldown.OutputChunk][] =>
      file.type === 'chunk' ? [[file.fileName, file]] : [],
    ),
  );
  const first = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const next of chunk.imports) visit(next);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const text = (wanted: boolean): Buffer =>
    Buffer.from([...chunks].flatMap(([name, chunk]) => (first.has(name) === wanted ? [chunk.code] : [])).join('\n'));
  const now = text(true);
  const later = text(false);
  return {
    gzip: gzipSync(now, { level: 9 }).length,
    brotli: brotliCompressSync(now).length,
    lazyGzip: later.length === 0 ? 0 : gzipSync(later, { level: 9 }).length,
    modules: new Set([...chunks].flatMap(([name, chunk]) => (first.has(name) ? Object.keys(chunk.modules) : []))),
  };
}

const react = ['react', 'react-dom', 'styled-components'];

/** Entries of packages/ui: everything but React and styled-components, and what they add to the main entry. */
export async function weighUi(
  codes: readonly string[],
): Promise<{ readonly code: string; readonly alone: Weight; readonly added: Weight }[]> {
  const options = { from: `${root}/packages/ui`, external: react };
  const { modules } = await weigh("export * from '@pribavka/ui';", options);
  const weights = [];
  for (const code of codes) {
    weights.push({ code, alone: await weigh(code, options), added: await weigh(code, { ...options, known: modules }) });
  }
  return weights;
}
