import { whenStale } from './fresh.ts';
import { capture } from './run.ts';

/** Folder of the built Storybook, from the project's root. */
export const storybookFolder = '.cache/storybook';

/** Builds the Storybook when a story, a page or the sources they show have changed. */
export async function buildStorybook(): Promise<void> {
  const sources = ['packages/*/src/**/*', '.storybook/**/*'];
  const tools = [
    'scripts/storybook/*.ts',
    'scripts/lib/{sources,syntax,entry-names,component-weights}.ts',
    'scripts/lib/types/*.ts',
    'package-lock.json',
  ];
  await whenStale('storybook', [...sources, ...tools], `${storybookFolder}/index.json`, async () => {
    console.log('Собираем Storybook…');
    const { code, output } = await capture('storybook', [
      'build',
      '--quiet',
      '--disable-telemetry',
      '-o',
      storybookFolder,
    ]);
    if (code !== 0) throw new Error(`Сборка Storybook не удалась:\n${output}`);
  });
}
