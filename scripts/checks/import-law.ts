import { dirname, join, normalize } from 'node:path';

import { isTest, lineOf, type Node, type SourceFile, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const OURS = /^@pribavka\/([a-z]+)(\/.*)?$/;

/** Public entries of our packages; anything deeper is a deep import. */
const entries: Record<string, RegExp> = {
  ui: /^(\/(toast|table|dates|upload|charts|shell|media|loyalty|testing|format|messages|locales\/(en|ru)|theme|(styles|tokens|fonts|reset|direction)\.css))?$/,
  forms: /^(\/(rules|masks|account|columns|locales\/(en|ru)))?$/,
  api: /^(\/(locales|locales\/en|fetch|routes|schemas|openapi|react|report|fingerprint|worker|start|webhooks))?$/,
};

/** What tests of another unit may take by its path: it is published to nobody. */
const sharedByTests = /^(\.storybook|packages\/ui\/src\/test-utils)\//;

const mayImport: Record<string, readonly string[]> = {
  'packages/ui': [],
  'packages/forms': ['ui'],
  'packages/api': [],
  'apps/portal': ['ui', 'forms', 'api'],
  'apps/backoffice': ['ui', 'forms', 'api'],
  'apps/server': ['api', 'forms'],
};

const uiLibraries =
  /^(react|react-dom|react-dom\/.*|react\/.*|styled-components|@floating-ui\/react|date-fns|date-fns\/.*|@date-fns\/utc\/date\/mini|lucide-react|@fontsource-variable\/.*)$/;

function unitOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function problemOf(file: SourceFile, specifier: string, typeOnly: boolean): string | undefined {
  const unit = unitOf(file.path);
  const test = isTest(file.path);
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file.path), specifier)).replaceAll('\\', '/');
    if (unitOf(target) !== unit && !(test && sharedByTests.test(target))) {
      return `«${specifier}» leaves ${unit}: import another unit by its package name`;
    }
    const screen = /^apps\/(?:portal|backoffice)\/src\/screens\/([^/]+)\//;
    const from = screen.exec(file.path)?.[1];
    const to = screen.exec(target)?.[1];
    const linksOnly = /\/urls(\.ts)?$/.test(target);
    if (from && to && from !== to && !linksOnly)
      return `screen ${from} imports screen ${to}: lift what they share, or put it in a package`;
    return undefined;
  }
  const ours = OURS.exec(specifier);
  if (ours) {
    const [, name = '', rest = ''] = ours;
    // An example of the documentation reads as an application writes it.
    const example = /\/src\/docs\/examples\//.test(file.path);
    if (unit === `packages/${name}` && !example) return `a package does not import itself by name (${specifier})`;
    if (unit !== `packages/${name}` && !mayImport[unit]?.includes(name))
      return `${unit} may not import @pribavka/${name}`;
    if (!entries[name]?.test(rest)) return `«${specifier}» is not a public entry`;
    if (unit === 'apps/server' && name === 'forms' && !/^\/(rules|masks)$/.test(rest))
      return 'the server takes only forms/rules and forms/masks';
    if (unit.startsWith('apps/') && unit !== 'apps/server' && rest === '/schemas' && !typeOnly && !test) {
      return 'apps take schemas as types only';
    }
    if (unit.startsWith('apps/') && unit !== 'apps/server' && rest === '/webhooks') {
      return 'webhooks are received by servers: a page has no secret to check them with';
    }
    return undefined;
  }
  if (specifier === 'axios' && unit !== 'packages/api' && !test) return 'axios lives only in packages/api';
  if (unit === 'packages/ui' && !test && !uiLibraries.test(specifier)) return `packages/ui may not import ${specifier}`;
  if (
    /^packages\/forms\/src\/(rules|masks)\//.test(file.path) &&
    !test &&
    /^(react|styled-components|react-final-form)/.test(specifier)
  ) {
    return 'forms/rules and forms/masks know no React';
  }
  if (
    unit === 'packages/api' &&
    !test &&
    /^(react|swr)(\/|$)/.test(specifier) &&
    !file.path.startsWith('packages/api/src/react/')
  ) {
    return 'React lives in packages/api/src/react only';
  }
  return undefined;
}

/** Who may import whom: docs/architecture.md, «Import law». */
export const importLaw: Rule = {
  name: 'import-law',
  check(file) {
    const findings: Finding[] = [];
    walk(file.tree, (node) => {
      const source = node['source'] as (Node & { value?: unknown }) | undefined;
      if (!source || typeof source.value !== 'string') return;
      const typeOnly = node['importKind'] === 'type' || node['exportKind'] === 'type';
      const text = problemOf(file, source.value, typeOnly);
      if (text) findings.push({ path: file.path, line: lineOf(file, node.start), text });
    });
    return findings;
  },
};
