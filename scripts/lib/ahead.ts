import type { AheadPlan } from '@pribavka/api/start';
import { build, type Plugin, type UserConfig } from 'vite';

import { NONCE } from './app-vite.ts';
import { inNode } from './in-node.ts';

/** The script that sends the plan (`src/ahead.ts`), as one piece without imports. */
async function scriptOf(root: string, config: UserConfig, plan: AheadPlan): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...config.define, __AHEAD_PLAN__: JSON.stringify(plan) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: 'src/ahead.ts', output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [chunk] = outputs.flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('src/ahead.ts has not become one script');
  if (/<\/script|<!--/i.test(chunk.code)) throw new Error('src/ahead.ts would close the element it stands in');
  return chunk.code.trim();
}

/**
 * Puts into the page the script that asks for what its address shows first, while the code is on its way
 * (docs/adr/0065-questions-leave-with-the-page.md). What an address asks for is said once, by the application: the build
 * hears it from `src/ahead-plan.ts`. `config` is how the application reads its sources.
 */
export function ahead(config: UserConfig): Plugin {
  let root = '';
  return {
    name: 'ahead',
    apply: 'build',
    configResolved(resolved) {
      root = resolved.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const plan = await inNode(root, config, 'src/ahead-plan.ts', (made: { aheadPlan: () => AheadPlan }) =>
          made.aheadPlan(),
        );
        // Before everything else: half of the page is styles, and a slow processor reads them for a quarter of a second.
        return [
          {
            tag: 'script',
            attrs: { id: 'ahead', nonce: NONCE },
            children: await scriptOf(root, config, plan),
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
