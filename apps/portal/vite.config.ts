import { defineConfig, mergeConfig } from 'vite';

import { appConfig, NONCE, sourceConfig, withoutBackofficeScreens } from '../../scripts/lib/app-vite.ts';
import { prerender } from '../../scripts/lib/prerender.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

const any = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`));

/** What any screen is made of, with forms and without. */
const basics = any(
  String.raw`packages/ui/src/(?:actions/(?:button|icon-button)|brand/(?:glyph|icon))/`,
  'packages/forms/src/form/unsaved[.]',
  'portal/src/shared/auth/go[.]',
  String.raw`portal/src/screens/[a-z-]+/urls\.`,
  String.raw`portal/src/app/(?:useTitle|session/previous)\.`,
  String.raw`packages/ui/src/foundation/format/numbers\.`,
  String.raw`packages/ui/src/foundation/hooks/(?:useStableCallback|useTimeout|timer|useMergedRefs|useIsoLayoutEffect)\.`,
  'packages/ui/src/inputs/field/FieldContext[.]',
  'packages/ui/src/foundation/a11y/VisuallyHidden[.]',
  String.raw`lucide-react/dist/esm/icons/(?:x|circle-exclamation-point)\.`,
  String.raw`lucide-react/dist/esm/(?:Icon|createLucideIcon|context|shared|defaultAttributes)`,
);

/** What every form stands on. */
const forms = any(
  'final-form',
  'packages/forms/src/form/',
  String.raw`packages/forms/src/fields/(?:FieldShell|TextField|rules)\.`,
  String.raw`packages/forms/src/rules/(?:combine|messages|text|required)\.`,
  String.raw`packages/forms/src/masks/(?:template|phone)\.`,
);

/** Fields, with a form around them or without one. */
const inputs = any('packages/ui/src/inputs/(?:field|text-input)/');

/** The rest of Login. */
const entrance = any(
  'portal/src/screens/login/(?:Login|Note|DemoNote|Support|words|outcome)[.]',
  'portal/src/shared/auth/(?:AuthLayout|DocumentLinks)',
  String.raw`portal/src/shared/(?:documents|useCountdown)\.`,
  String.raw`packages/forms/src/fields/(?:LoginField|PasswordField)\.`,
  'packages/ui/src/inputs/password-input/',
);

/** The portal behind Login, whatever its screen. */
const inside = any(
  'packages/forms/src/leaving/(?:guardHistory|useHistoryState)[.]',
  'packages/api/src/access/(?:decide|screens)',
  String.raw`packages/ui/src/feedback/loading/(?:Arcs|loader|useLoadingPhase|LoadingOverlay)`,
  String.raw`portal/src/app/(?:Inside|Carry|Screens|loader|first|pages)\.`,
  String.raw`portal/src/app/(?:session/Guard|LeavingRouter)\.`,
);

/** Navigation around the screens. */
const frame = any(
  'portal/src/app/shell/(?:Bell|LateAccountMenu|items)[.]',
  'packages/ui/src/shell/',
  'packages/ui/src/feedback/loading/GlobalLoader',
  'packages/ui/src/foundation/hooks/useBreakpoint',
);

/** Queries of the server, with the library under them; what one tab of the profile asks comes with that tab. */
const queries = any(
  'node_modules/(?:swr|dequal|use-sync-external-store)',
  'packages/api/src/react/(?!use-account-safety)',
);

/** What nearly every screen after login shows. */
const member = any(
  'packages/ui/src/feedback/(?:loading/Skeleton|states|list/InfiniteList)',
  'packages/ui/src/layout/(?:Panel|Stat)',
  'packages/ui/src/(?:brand/(?:Coin|StatusLabel)|actions/LinkButton)',
  String.raw`packages/ui/src/foundation/format/(?:numbers|dates)\.`,
  String.raw`portal/src/(?:shared/(?:RowLink)|app/session/useMember)\.`,
  String.raw`portal/src/screens/(?:sales|points|promotion-detail|nomenclature|promotions)/urls\.`,
);

export default defineConfig(
  mergeConfig(appConfig({ base: '/', proxy: { '/api': server, '/dev': server, '/admin': 'http://localhost:5174' } }), {
    plugins: [withoutBackofficeScreens(), prerender({ base: '/', nonce: NONCE, config: sourceConfig('/') })],
    build: {
      rolldownOptions: {
        output: {
          // Dozens of small files compress worse and ask more often; packages change less often than the screens.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 7 },
              { name: 'start', tags: ['$initial'], priority: 6 },
              { name: 'router', test: /node_modules[\\/]react-router/, priority: 5 },
              { name: 'basics', test: basics, priority: 5 },
              { name: 'queries', test: queries, priority: 4 },
              { name: 'inside', test: inside, priority: 4 },
              { name: 'brand', test: any('packages/ui/src/brand/(?:logo|stone/StoneSlab)'), priority: 4 },
              { name: 'frame', test: frame, priority: 3 },
              {
                name: 'calls',
                test: any(
                  'packages/api/src/(?:client/(?:create-api|index|request|answer|refresh|http|fingerprint-header|fresh-sign-in)|problems/(?:to-problem|common|upload-message))',
                  'node_modules/axios',
                  'packages/api/src/routes/',
                ),
                priority: 3,
              },
              { name: 'inputs', test: inputs, priority: 3 },
              { name: 'forms', test: forms, minShareCount: 5, priority: 2 },
              { name: 'entrance', test: entrance, priority: 1 },
              { name: 'member', test: member, priority: 0 },
            ],
          },
        },
      },
    },
  }),
);
