import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type UserConfig } from 'vite';

/** Builds a module of an application for Node, runs `use` with what it exports and leaves nothing of it. */
export async function inNode<Built, Result>(
  root: string,
  config: UserConfig,
  source: string,
  use: (built: Built) => Result | Promise<Result>,
): Promise<Result> {
  // Inside the application's folder, where what it leaves outside (React) is found.
  const outDir = mkdtempSync(join(root, '.node-'));
  try {
    await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: {
        noExternal: true,
        external: ['react', 'react-dom'],
        resolve: { conditions: ['@pribavka/source', 'node'] },
      },
      build: {
        ...config.build,
        ssr: source,
        outDir,
        rolldownOptions: { output: { entryFileNames: 'built.mjs' } },
      },
    });
    return await use((await import(pathToFileURL(join(outDir, 'built.mjs')).href)) as Built);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
