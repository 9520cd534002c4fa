import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', '../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, { resolve: { conditions: ['@pribavka/source', ...defaultClientConditions] } }),
});
