import { fileURLToPath } from 'node:url';

import { build, defaultClientConditions, type InlineConfig } from 'vite';

/** Folder of the benches; peers are resolved from here. */
export const benchRoot: string = fileURLToPath(new URL('..', import.meta.url));

const config = (entry: string): InlineConfig => ({
  root: benchRoot,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['@pribavka/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    write: false,
    minify: true,
    target: 'es2023',
    // Drawings and faces are no part of what is measured.
    assetsInlineLimit: 0,
    lib: { entry: `${benchRoot}${entry}`, formats: ['iife'], name: 'page', cssFileName: 'page' },
  },
});

/** A page with all peers: one script and one style sheet. `entry` is a path under bench/. */
export async function buildPage(entry: string): Promise<{ script: string; style: string }> {
  const result = await build(config(entry));
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('Vite gave no output');
  let script = '';
  let style = '';
  for (const file of output.output) {
    if (file.type === 'chunk') script += file.code;
    else if (file.fileName.endsWith('.css')) style += String(file.source);
  }
  return { script, style };
}
