import { expect, it } from 'vitest';

import { readLog } from './logs.ts';

it.each([
  ['a phone', '{"msg":"call 79161234567"}', 1],
  ['a phone with its plus', '{"msg":"call +79161234567"}', 1],
  ['the end of an id', '{"reqId":"01a2174d-066e-71fc-af2d-c76270550459"}', 0],
  ['a time', '{"time":1795687396408}', 0],
])('finds %s in a line or does not', (_, line, leaks) => {
  expect(readLog([line], ['secret']).leaks).toHaveLength(leaks);
});
