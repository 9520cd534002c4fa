import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { build, defaultClientConditions, type InlineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

const common = (external: readonly string[]): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] },
  build: { write: false, minify: true, target: 'es2023', rolldownOptions: { external: [...external] } },
});

async function bundle(config: InlineConfig): Promise<string> {
  const result = await build(config);
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/** The page with all peers as one script. */
export function buildPage(): Promise<string> {
  const config = common([]);
  return bundle({
    ...config,
    build: { ...config.build, lib: { entry: `${root}page/main.tsx`, formats: ['iife'], name: 'page' } },
  });
}

/** Bytes of what an application would import, React, styled-components and the design system apart. */
export async function weigh(code: string): Promise<{ gzip: number; brotli: number }> {
  const config = common([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'styled-components',
    '@pribavka/ui',
    '@pribavka/ui/upload',
    '@pribavka/ui/dates',
    'lucide-react',
  ]);
  const entry = 'virtual:entry';
  const text = await bundle({
    ...config,
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => (id.endsWith(entry) ? '\0entry' : undefined),
        load: (id: string) => (id === '\0entry' ? code : undefined),
      },
    ],
    build: { ...config.build, lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const bytes = Buffer.from(text);
  return { gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}
