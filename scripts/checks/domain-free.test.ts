import { describe, expect, it } from 'vitest';

import { parse, readSources } from '../lib/sources.ts';
import { domainFree, domainTerms, exceptions } from './domain-free.ts';

const found = (path: string, text: string): string[] =>
  domainFree.check(parse(path, text)).map((finding) => /«(.*?)»/.exec(finding.text)?.[1] ?? '');

describe('words of the domain in the general packages', () => {
  it.each([
    ['packages/ui/src/shell/a.tsx', "const text = 'Баллы и продажи на месте';", ['баллы', 'продажи']],
    ['packages/ui/src/shell/a.tsx', 'const a = <p>Участник или чек</p>;', ['участник', 'чек']],
    ['packages/ui/src/shell/a.ts', 'const a = `Выплата по акции ${name}`;', ['выплата', 'акции']],
    ['packages/ui/src/a.ts', "const a = ['Производитель', 'Бренды', 'Реестр'];", ['производитель', 'бренды', 'реестр']],
    ['packages/ui/src/a.tsx', 'const a = <Text tone="points" />;', ['points']],
    ['packages/ui/src/a.tsx', "const a = css`&[data-tone='promotion'] { color: red; }`;", ['promotion']],
    ['packages/ui/src/a.ts', 'export interface SaleLine { memberName: string }', ['sale', 'member']],
    ['packages/forms/src/fields/a.tsx', 'export const PointsField = 1;', ['points']],
    ['packages/forms/src/fields/a.tsx', "const hint = 'Нужен двухэтапный вход';", ['двухэтапный']],
    ['packages/ui/src/points/a.ts', 'export const a = 1;', ['points']],
    ['packages/forms/src/account/a.ts', "const a = 'За продажу';", ['продажу']],
  ])('are refused in %s: %s', (path, text, terms) => {
    expect(found(path, text)).toEqual(terms);
  });

  it.each([
    ['packages/ui/src/loyalty/points/Points.tsx', "const word = 'баллов';"],
    ['packages/forms/src/account/terms.ts', "const title = 'Двухэтапный вход';"],
    ['packages/ui/src/a/A.stories.tsx', "const text = 'Продажи';"],
    ['packages/ui/src/a/A.test.tsx', "const text = 'Продажи';"],
    ['packages/ui/src/a.ts', "/** «Продажа подтверждена» */ const text = 'Готово';"],
    ['packages/ui/src/a.ts', "const speed = 'Производительность, чекбокс, акцент, баллон';"],
    ['packages/ui/src/a.ts', 'const colour = `color: var(--pb-points-text);`;'],
    ['packages/ui/src/a.ts', 'const point = onPointerMove(breakpoints, pointer);'],
    ['apps/portal/src/a.ts', "const text = 'Продажи';"],
  ])('are allowed in %s: %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  // Reads all sources of both packages.
  it('has no exception that nothing needs', () => {
    const all = readSources('packages/{ui,forms}').flatMap(domainTerms);
    for (const { path, word, reason } of exceptions) {
      expect(
        all.some((one) => path.test(one.path) && word.test(one.word)),
        `${String(path)}: ${reason}`,
      ).toBe(true);
    }
  }, 60_000);
});
