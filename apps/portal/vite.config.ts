import { defineConfig, mergeConfig } from 'vite';

import { appConfig } from '../../scripts/lib/app-vite.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

const any = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

/** What every form stands on. */
const forms = any(
  'final-form',
  'packages/forms/src/form/',
  String.raw`packages/forms/src/fields/(?:FieldShell|TextField|rules)\.`,
  String.raw`packages/forms/src/rules/(?:combine|messages|text)\.`,
  String.raw`packages/forms/src/masks/(?:template|phone)\.`,
  'packages/ui/src/inputs/(?:Field|TextInput)/',
);

/** The rest of Login that other screens use too. */
const entrance = any(
  String.raw`packages/ui/src/foundation/(?:format/masking|a11y/VisuallyHidden|hooks/use(?:StableCallback|Timeout))\.`,
  String.raw`packages/api/src/react/use-query\.`,
  String.raw`portal/src/screens/(?:registration|restore-password|email-confirm)/urls\.`,
  String.raw`portal/src/shared/(?:documents|useCountdown)\.`,
);

/** What nearly every screen after login shows. */
const member = any(
  'packages/ui/src/feedback/(?:loading/Skeleton|states|list/InfiniteList)',
  'packages/ui/src/layout/(?:Panel|Stat|Formula/Formula)',
  'packages/ui/src/(?:brand/(?:Coin|StatusLabel)|inputs/Chip|actions/LinkButton)',
  String.raw`packages/ui/src/foundation/format/(?:numbers|dates)\.`,
  String.raw`portal/src/(?:shared/(?:states|RowLink)|app/session/useMember)\.`,
  String.raw`portal/src/screens/(?:sales|points|promotion-detail|nomenclature|promotions)/urls\.`,
);

export default defineConfig(
  mergeConfig(appConfig({ base: '/', proxy: { '/api': server, '/dev': server, '/admin': 'http://localhost:5174' } }), {
    build: {
      rolldownOptions: {
        output: {
          // Dozens of small files compress worse and ask more often; packages change less often than the screens.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 4 },
              { name: 'start', tags: ['$initial'], priority: 3 },
              { name: 'start', test: entrance, priority: 2 },
              { name: 'forms', test: forms, minShareCount: 5, priority: 1 },
              { name: 'member', test: member, priority: 0 },
            ],
          },
        },
      },
    },
  }),
);
