import { tooBusy } from '../core/files/places.ts';

const megabyte = 1024 * 1024;

/** What one upload may bring besides its file: names, a few text fields, borders. */
export const aroundFile = 256 * 1024;

/** How much of uploads the process holds at once. The others wait outside: their bytes stay in the network. */
export const uploadRoom = {
  bytes: 16 * megabyte,
  /** Uploads of one account at work at once, so that one account does not take all the room. */
  ofOne: 3,
  waiting: 64,
  waitMs: 30_000,
} as const;

type Limits = { [Name in keyof typeof uploadRoom]: number };

interface Waiting {
  who: string;
  bytes: number;
  go: () => void;
}

/** The room uploads are held in. `enter` waits for its turn and gives what leaves again. */
export function createUploadRoom(limits: Limits = uploadRoom) {
  const line: Waiting[] = [];
  const counts = new Map<string, number>();
  let held = 0;

  // One that is larger than the whole room goes in alone.
  const fits = ({ who, bytes }: Omit<Waiting, 'go'>): boolean =>
    (counts.get(who) ?? 0) < limits.ofOne && (held === 0 || held + bytes <= limits.bytes);

  function take({ who, bytes }: Omit<Waiting, 'go'>): void {
    held += bytes;
    counts.set(who, (counts.get(who) ?? 0) + 1);
  }

  /** The first of the line goes first; only one whose own account is busy is passed by. */
  function letIn(): void {
    for (let at = 0; at < line.length;) {
      const next = line[at]!;
      if (fits(next)) {
        line.splice(at, 1);
        take(next);
        next.go();
      } else if ((counts.get(next.who) ?? 0) >= limits.ofOne) at += 1;
      else return;
    }
  }

  function leave({ who, bytes }: Omit<Waiting, 'go'>): void {
    held -= bytes;
    const left = (counts.get(who) ?? 1) - 1;
    if (left > 0) counts.set(who, left);
    else counts.delete(who);
    letIn();
  }

  return {
    async enter(who: string, bytes: number): Promise<() => void> {
      const one = { who, bytes };
      if (line.length === 0 && fits(one)) take(one);
      else {
        if (line.length >= limits.waiting) throw tooBusy();
        await new Promise<void>((go, fail) => {
          const waiting = { ...one, go: () => (clearTimeout(clock), go()) };
          const clock = setTimeout(() => {
            line.splice(line.indexOf(waiting), 1);
            fail(tooBusy());
          }, limits.waitMs);
          line.push(waiting);
          letIn();
        });
      }
      let isIn = true;
      return () => {
        if (isIn) leave(one);
        isIn = false;
      };
    },
  };
}
