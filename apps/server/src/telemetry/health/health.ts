export type PartState = 'ok' | 'failing' | 'unknown';

/** A part of the server as it is now. `detail` is for people who look after it and holds no personal data. */
export interface PartHealth {
  name: string;
  state: PartState;
  /** When this state was first seen, ISO 8601 with the zone. */
  since: string;
  detail?: string | undefined;
}

/** What a check says; it may throw, then the state is not known. */
export interface Finding {
  ok: boolean;
  detail?: string | undefined;
}

export type Checks = Readonly<Record<string, () => Promise<Finding> | Finding>>;

export interface Health {
  parts: () => Promise<readonly PartHealth[]>;
}

/** Those who ask within this time share an answer. */
const freshMs = 2000;
const limitMs = 2000;

async function stateOf(check: Checks[string]): Promise<{ state: PartState; detail?: string | undefined }> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), limitMs).unref();
  });
  try {
    const { ok, detail } = await Promise.race([Promise.resolve(check()), limit]);
    return { state: ok ? 'ok' : 'failing', detail };
  } catch {
    return { state: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks every part side by side, each for two seconds at most, and remembers since when it is as it is. */
export function createHealth(checks: Checks, now: () => number = Date.now): Health {
  const seen = new Map<string, { state: PartState; since: number }>();
  let asked: { at: number; answer: Promise<readonly PartHealth[]> } | undefined;

  // A check that still waits is not begun again: each hold on a hung disk takes a thread of the process.
  const pending = new Map<string, Promise<Finding>>();
  const onceAtATime = (name: string, check: Checks[string]): Promise<Finding> => {
    const work = pending.get(name) ?? Promise.resolve().then(check);
    pending.set(name, work);
    void work.catch(() => undefined).finally(() => pending.get(name) === work && pending.delete(name));
    return work;
  };

  const look = (): Promise<PartHealth[]> =>
    Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        // A check that throws at once is not known either.
        const { state, detail } = await stateOf(() => onceAtATime(name, check));
        const last = seen.get(name);
        const since = last?.state === state ? last.since : now();
        seen.set(name, { state, since });
        return { name, state, since: new Date(since).toISOString(), ...(detail === undefined ? {} : { detail }) };
      }),
    );

  return {
    parts() {
      if (!asked || now() - asked.at >= freshMs) asked = { at: now(), answer: look() };
      return asked.answer;
    },
  };
}
