import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

import { componentImports, entryReference } from '../scripts/storybook/entries.ts';
import { exampleSources } from '../scripts/storybook/example-files.ts';
import { markdownPages } from '../scripts/storybook/markdown.ts';
import { componentProps } from '../scripts/storybook/props.ts';
import { storyUsage } from '../scripts/storybook/story-code.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // Markdown of MDX has no tables of its own.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        componentProps(),
        componentImports(),
        entryReference(),
        exampleSources(),
        storyUsage(),
        markdownPages(),
      ],
      resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] },
    }),
});
