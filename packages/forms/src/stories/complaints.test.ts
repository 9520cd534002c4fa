import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const at = (path: string): URL => new URL(path, import.meta.url);
const page = readFileSync(at('complaints.mdx'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| жалоба'));
const proofs = [...page.matchAll(/`([\w./-]+\.tsx?)`: «([^»]+)» \|$/gm)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

describe('the page of complaints', () => {
  it('gives every complaint a test', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(proofs).toHaveLength(rows.length);
  });

  it.each(proofs)('$file: «$title»', ({ file, title }) => {
    expect(existsSync(at(`../${file}`))).toBe(true);
    expect(readFileSync(at(`../${file}`), 'utf8')).toContain(title);
  });
});
