// Pictures of every story at 390 and 1440 px, light and dark, next to the baseline of this machine.
// `npm run visual -- --update` takes the baseline, `npm run visual -- Tabs` looks at some stories only;
// `--resume` goes on with a baseline whose taking was interrupted.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from '../browser.ts';
import { run } from '../lib/run.ts';
import { root } from '../lib/root.ts';
import { buildStorybook } from '../lib/storybook.ts';

const args = process.argv.slice(2);
const positional = args.filter((arg) => !arg.startsWith('--'));
const first = !existsSync(join(root, '.cache', 'visual'));
const resume = args.includes('--resume');
const update = first || resume || args.includes('--update');
if (resume) process.env['VISUAL_RESUME'] = '1';

ensureBrowser();
await buildStorybook();
const code = await run('playwright', [
  'test',
  '--config',
  'e2e/visual/playwright.config.ts',
  ...(update ? ['--update-snapshots=all'] : []),
  ...positional.flatMap((word) => ['-g', word]),
]);
if (code === 0) console.log(update ? 'Эталон снят: .cache/visual' : 'Картинки совпали с эталоном.');
else
  console.log(
    'Различия: npx playwright show-report .cache/visual-report. Если так и задумано — npm run visual -- --update',
  );
process.exit(code);
