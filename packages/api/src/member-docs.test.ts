import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const read = (path: string): string => readFileSync(join(here, path), 'utf8');

/** What an adopter calls; the manifest, the schemas and the catalogues have checks of their own. */
const sources = globSync('{client,fetch,session,problems,locales,webhooks,openapi,react,start/ahead}/*.{ts,tsx}', {
  cwd: here,
  exclude: ['**/*.test.*', '**/*.spec-d.*', '**/*.test-data.*'],
});
/** The page of a module's types: that of its folder, unless it has another. */
const pageOfFile: Readonly<Record<string, string>> = {
  'client/iterate.ts': 'iterate',
  'client/transport.ts': 'transports',
  'client/axios-transport.ts': 'transports',
  'fetch/over-fetch.ts': 'client',
};
const pageOfFolder: Readonly<Record<string, string>> = {
  fetch: 'transports',
  locales: 'problems',
  start: 'transports',
};
const pageOf = (path: string): string => {
  const folder = path.slice(0, path.indexOf('/'));
  return read(`../docs/${pageOfFile[path] ?? pageOfFolder[folder] ?? folder}.md`);
};

type Node = { type: string; start: number; [field: string]: unknown };
type Member = { path: string; type: string; name: string; hasSentence: boolean };

/** Entries that publish types: what they do not export is nobody's to read. */
const entries = ['index', 'client/index', 'fetch/index', 'locales/index', 'webhooks/index', 'openapi/index']
  .concat('react/index', 'start/index', 'start/ahead/index')
  .map((entry) => read(`${entry}.ts`))
  .join('\n');
// `ApiOptions` of both clients are made of it.
const isPublic = (name: string): boolean => name === 'ClientOptions' || new RegExp(`\\b${name}\\b`).test(entries);

/** Members of the public object types of a module. */
function membersOf(path: string): Member[] {
  const text = read(path);
  const body = parseSync(path, text).program.body as unknown as Node[];
  return body.flatMap((statement) => {
    const declared = (statement['declaration'] ?? statement) as Node;
    const name = (declared['id'] as { name?: string } | undefined)?.name ?? '';
    const shape = (declared['typeAnnotation'] ?? declared['body']) as Node | undefined;
    if (!isPublic(name) || !/^TS(TypeAlias|Interface)Declaration$/.test(declared.type)) return [];
    const shapes = (shape?.type === 'TSIntersectionType' ? shape['types'] : [shape]) as (Node | undefined)[];
    const members = shapes.flatMap((part) => (part?.['members'] ?? part?.['body'] ?? []) as Node[]);
    return members.map((member) => ({
      path,
      type: name,
      name: (member['key'] as { name: string }).name,
      hasSentence: /\*\/\s*$/.test(text.slice(0, member.start)),
    }));
  });
}

const members = sources.flatMap(membersOf);

describe('a member of a public type', () => {
  it('is found at all', () => {
    const types = new Set(members.map(({ type }) => type));
    for (const type of ['ClientOptions', 'CallOptions', 'TransportRequest', 'QueryOptions', 'LocaleTexts']) {
      expect(types).toContain(type);
    }
  });

  it('has a sentence', () => {
    const bare = members.filter(({ hasSentence }) => !hasSentence).map(({ type, name }) => `${type}.${name}`);
    expect(bare).toEqual([]);
  });

  // In code marks, also as a call: a word of the prose is no reference.
  it('is on the page of its type', () => {
    const lost = members.filter(({ path, name }) => !new RegExp(`\`${name}(?:\\([^\`]*\\))?\``).test(pageOf(path)));
    expect(lost.map(({ path, type, name }) => `${path} ${type}.${name}`)).toEqual([]);
  });
});
