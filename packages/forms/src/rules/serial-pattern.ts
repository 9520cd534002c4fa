import type { SerialPatternMessages } from './rule-messages.ts';
import { textsOf } from './rule-of.ts';
import { serialPatternMessages } from './serial-pattern.messages.ts';

// A pattern is run on what sellers type: it must be unable to hang. Atoms in a row, each with a count, no groups;
// a few counts may vary, so the ways to match stay few for 64 characters.
const atom = /^(?:\[\^?(?:\\.|[^\]\\[^])(?:\\.|[^\]\\[])*\]|\\[dDwWsS\-./\\[\](){}+*?|^$]|[^\\[\](){}+*?|^$])/u;
const count = /^(?:\{\d{1,2}(?:,\d{0,2})?\}|[?*+])/;
const varying = 3;
const branchesAtMost = 10;

/** A number is compared whole: signs of its beginning and end say nothing more. */
const withoutEnds = (branch: string): string => branch.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');

function branchProblem(branch: string, messages: SerialPatternMessages): string | undefined {
  let rest = branch;
  let loose = 0;
  while (rest !== '') {
    const [piece] = atom.exec(rest) ?? [];
    if (piece === undefined) return messages.unclear(rest.slice(0, 12));
    rest = rest.slice(piece.length);
    const [times] = count.exec(rest) ?? [];
    if (times === undefined) continue;
    rest = rest.slice(times.length);
    if (!/^\{\d+\}$/.test(times)) loose += 1;
  }
  return loose > varying ? messages.varying(varying) : undefined;
}

/**
 * What is wrong with a pattern of serial numbers, for a person, in Russian without a catalogue; undefined when it may be
 * used.
 */
export function serialPatternProblem(pattern: string, given?: Partial<SerialPatternMessages>): string | undefined {
  const messages = textsOf(serialPatternMessages, given);
  const branches = pattern.split(/(?<!\\)\|/).map(withoutEnds);
  if (branches.some((branch) => branch === '')) return messages.emptyBranch;
  if (branches.length > branchesAtMost) return messages.branches(branchesAtMost);
  const [problem] = branches.flatMap((branch) => branchProblem(branch, messages) ?? []);
  if (problem) return problem;
  try {
    new RegExp(`^(?:${pattern})$`, 'iu').test('');
    return undefined;
  } catch {
    return messages.notPattern;
  }
}

/** A serial number as it is compared: without spaces and dashes, in capitals. */
export const serialKeyOf = (serial: string): string =>
  serial
    .normalize('NFKC')
    .replaceAll(/[\s\-‐‑–—_]/g, '')
    .toUpperCase();

/** Whether a number fits a pattern, as it is written or as it is compared. A broken pattern must not stop sales: all fits it. */
export function fitsPattern(pattern: string | null | undefined, serial: string): boolean {
  if (!pattern) return true;
  try {
    const shape = new RegExp(`^(?:${pattern})$`, 'iu');
    return shape.test(serial) || shape.test(serialKeyOf(serial));
  } catch {
    return true;
  }
}
