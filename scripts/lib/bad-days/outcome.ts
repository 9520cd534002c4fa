import type { Said } from './logs.ts';
import type { Seen } from './watch.ts';

/** One thing that was looked at. */
export interface Fact {
  /** A sentence for the table, in Russian. */
  text: string;
  /** Whether it is as it has to be; the drill fails where it is not. */
  isGood: boolean;
}

/** What was seen of a bad day. */
export interface Outcome {
  name: string;
  title: string;
  acknowledged: number;
  /** Acknowledged while it lasted. */
  meanwhile: number;
  /** From its end until a write was acknowledged again, s. */
  againSeconds: number;
  seen: Seen;
  /** Of the health, those that are not well: `mail failing (…)`. */
  parts: string[];
  samples: string[];
  said: Said;
  screens: Fact[];
  facts: Fact[];
  /** What was lost, doubled or done by half; must be empty. */
  damage: string[];
}

/** Whether a part of the health was in this state. */
export const isPart = ({ parts }: Outcome, name: string, state: 'failing' | 'unknown'): boolean =>
  parts.some((part) => part.startsWith(`${name} ${state}`));

/** Whether the log names an error so. */
export const isInLog = ({ said }: Outcome, code: string): boolean => said.kinds.some(([kind]) => kind.includes(code));
