import { isTest, lineOf, type Node, walk } from '../lib/sources.ts';
import type { Finding, Rule } from './rule.ts';

const homes = /^packages\/(?:ui|forms)\/src\//;

/** Declarations tied to the left and right of the screen; `left: 50%` is its middle whichever way lines run. */
const physical = [
  /^[\t ]*(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b[^;]*/gm,
  /^[\t ]*border-(?:top|bottom)-(?:left|right)-radius\b[^;]*/gm,
  /^[\t ]*(?:left|right): (?!50%;)[^;]*/gm,
  /^[\t ]*(?:text-align|float|clear|transform-origin): (?:left|right)\b[^;]*/gm,
  /\blinear-gradient\(\s*to (?:left|right)\b/g,
];
const fourSides = /^[\t ]*(?:margin|padding|inset): ([^;]+)/gm;

/** Values of a shorthand, calc() in one piece. */
const valuesOf = (text: string): string[] => text.match(/[^\s(]*\([^()]*(?:\([^()]*\)[^()]*)*\)|\S+/g) ?? [];

/** Places in a piece of CSS where left and right are meant instead of start and end. */
export function physicalPlaces(css: string): { at: number; text: string }[] {
  const found = physical.flatMap((pattern) =>
    [...css.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0].trim() })),
  );
  for (const match of css.matchAll(fourSides)) {
    const [, right, , left] = valuesOf(match[1] ?? '');
    if (left !== undefined && left !== right) found.push({ at: match.index, text: match[0].trim() });
  }
  return found;
}

/** Styles of the library are laid out along the line: the same component stands right in a page from right to left. */
export const lineDirection: Rule = {
  name: 'line-direction',
  check(file) {
    if (!homes.test(file.path) || isTest(file.path)) return [];
    const findings: Finding[] = [];
    walk(file.tree, (node) => {
      if (node.type !== 'TaggedTemplateExpression') return;
      const { quasis } = node['quasi'] as Node & { quasis: (Node & { value: { raw: string } })[] };
      for (const { start, value } of quasis) {
        for (const { at, text } of physicalPlaces(value.raw)) {
          findings.push({
            path: file.path,
            line: lineOf(file, start + at + (/^\s*/.exec(value.raw.slice(at))?.[0].length ?? 0)),
            text: `«${text}» is of the screen, not of the line: use the logical property (-inline-start, inset-inline-end), or --pb-flow, --pb-line-start and --pb-line-end`,
          });
        }
      }
    });
    return findings;
  },
};
