import { afterEach, expect, it, vi } from 'vitest';

import { fingerprint } from './index.ts';

const noMemory = { getItem: () => null, setItem: () => undefined };

afterEach(() => vi.restoreAllMocks());

it('is computed on the device: no visit is reported outside', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const asked = vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(() => undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  await expect(fingerprint(undefined, noMemory)).resolves.toMatch(/^[0-9a-f]{32}$/);
  expect(asked).not.toHaveBeenCalled();
});
