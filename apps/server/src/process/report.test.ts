import { expect, it } from 'vitest';

import { createReport } from './report.ts';

it('tells a failure once a minute, how often it came, and nothing of the values', () => {
  let time = 0;
  const lines: object[] = [];
  const { report, useLog } = createReport(() => time);
  useLog({ error: (fields) => void lines.push(fields) });
  const gone = (worker: string) =>
    Object.assign(new Error(`connect ECONNREFUSED (Worker: ${worker})`), { code: 'ECONNREFUSED' });
  for (const worker of ['a', 'b', 'c']) report(gone(worker), 'queue');
  report(gone('d'), 'webhooks');
  time = 60_000;
  report(gone('e'), 'queue');
  report(Object.assign(new Error('79161234567 is taken'), { detail: 'Key (phone)=(canary)' }), 'job:letters');
  expect(lines.map((line) => ({ ...line, err: undefined }))).toEqual([
    { where: 'queue' },
    { where: 'webhooks' },
    { where: 'queue', repeated: 2 },
    { where: 'job:letters' },
  ]);
  const { err } = lines.at(-1) as { err: Error };
  expect([err.message, JSON.stringify(err)]).toEqual(['••• is taken', '{"name":"Error"}']);
});
