import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that go on for half a minute and more, the longest first: started last, one of them runs alone at the end. */
export const long: readonly string[] = [
  'matrix-at-6.browser.test.ts',
  'matrix-at-4.browser.test.ts',
  'http/hostile-files.test.ts',
  'process/main.test.ts',
  'process/restart.test.ts',
  'days/days.test.ts',
  'matrix.browser.test.tsx',
  'reading/reader.browser.test.tsx',
];

/** Order of the files of a run: those known to be long, then as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const known = long.findIndex((end) => moduleId.endsWith(`/${end}`));
      return known < 0 ? long.length : known;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
