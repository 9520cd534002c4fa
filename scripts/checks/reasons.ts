import { readSources, type SourceFile } from '../lib/sources.ts';

const off = /\b(?:ox|es)lint-disable/;
const withReason = /\b(?:ox|es)lint-disable[a-z-]* [^*]+? -- \S/;

/** Places where a rule of the linter is turned off and nobody says why. */
export function silentDisables(files: readonly SourceFile[] = readSources()): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, at) => ({ line, at: at + 1 }))
      .filter(({ line }) => off.test(line) && !withReason.test(line))
      .map(({ at }) => `${path}:${at} name the rule and say why: «-- the reason»`),
  );
}
