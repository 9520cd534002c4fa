import { expect, it, vi } from 'vitest';

import { type GuardedHistory, guardHistory } from './guard-history.ts';

interface Update {
  action: string;
  delta: number | null;
  at: number;
}

/** A history in memory that is told about its own moves, as the browser's is. */
function memory() {
  const entries = ['/a'];
  let at = 0;
  let listener: (update: Update) => void = () => undefined;
  const history = {
    push: (to: string) => {
      entries.splice(at + 1, Infinity, to);
      at += 1;
      listener({ action: 'PUSH', delta: 1, at });
    },
    replace: (to: string) => {
      entries[at] = to;
      listener({ action: 'REPLACE', delta: 0, at });
    },
    go: (delta: number) => {
      at += delta;
      listener({ action: 'POP', delta, at });
    },
    listen: (next: (update: Update) => void) => {
      listener = next;
      return () => undefined;
    },
    where: () => entries[at],
  };
  return history as typeof history & GuardedHistory<Update>;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function start(answer: boolean, holding = true) {
  const inner = memory();
  const ask = vi.fn(async () => answer);
  const history = guardHistory(inner, { holds: () => holding, ask });
  const heard: Update[] = [];
  history.listen((update) => heard.push(update));
  return { inner, history, ask, heard };
}

it('asks nothing when nothing would be lost', () => {
  const { inner, history, ask } = start(false, false);
  history.push('/b' as never);
  expect(inner.where()).toBe('/b');
  expect(ask).not.toHaveBeenCalled();
});

it('stays where the person wants to stay', async () => {
  const { inner, history, heard } = start(false);
  history.push('/b' as never);
  await settled();
  expect(inner.where()).toBe('/a');
  expect(heard).toEqual([]);
});

it('goes on when the person agrees', async () => {
  const { inner, history } = start(true);
  history.push('/b' as never);
  await settled();
  expect(inner.where()).toBe('/b');
});

it('takes «назад» back and shows nothing of it until the person agrees', async () => {
  const refused = start(false);
  refused.inner.push('/b');
  refused.heard.length = 0;
  refused.inner.go(-1);
  await settled();
  expect(refused.inner.where()).toBe('/b');
  expect(refused.heard).toEqual([]);

  const agreed = start(true);
  agreed.inner.push('/b');
  agreed.heard.length = 0;
  agreed.inner.go(-1);
  await settled();
  expect(agreed.inner.where()).toBe('/a');
  expect(agreed.heard).toHaveLength(1);
});

it('asks once however often the way out is pressed', async () => {
  const { history, ask } = start(false);
  history.push('/b' as never);
  history.push('/c' as never);
  await settled();
  expect(ask).toHaveBeenCalledTimes(1);
});
