import { readFileSync } from 'node:fs';

export interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** The file it is written in. */
  readonly importPath: string;
}

const file = new URL('../../.cache/storybook/index.json', import.meta.url);
const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };

export const stories: readonly Entry[] = Object.values(entries).filter(({ type }) => type === 'story');
export const pages: readonly Entry[] = Object.values(entries).filter(({ type }) => type === 'docs');
