import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { isReleased } from '../lib/release-files.ts';
import { root } from '../lib/root.ts';

const withoutCode = (text: string): string => text.replace(/```.*?```/gs, '');

/** Anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^([a-z]+:|\/)/.test(link));

/** Links of one page that lead nowhere: in the project, or in a release that holds the page. */
export function linksToNowhere(page: string, text: string): string[] {
  return linksOf(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#');
    const goal = path === '' ? page : normalize(join(dirname(page), path));
    const wrong = (why: string): string[] => [`${page}: ${link}: ${why}`];
    if (!existsSync(join(root, goal))) return wrong('нет такого файла');
    if (isReleased(page) && !isReleased(goal)) return wrong('страница есть в выпуске, а этого файла в нём нет');
    if (anchor === undefined || !goal.endsWith('.md')) return [];
    const there = goal === page ? text : readFileSync(join(root, goal), 'utf8');
    return anchorsOf(there).has(anchor) ? [] : wrong('нет такого раздела');
  });
}

/** The pages people read: of the root, `docs` and the decisions. */
export const checkPageLinks = (): string[] =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root }).flatMap((page) =>
    linksToNowhere(page, readFileSync(join(root, page), 'utf8')),
  );
