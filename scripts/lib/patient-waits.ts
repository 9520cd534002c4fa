// `vi.waitFor` has no setting of its own: like `expect.poll` it waits as long as a busy machine may take.
import { vi } from 'vitest';

import { patience } from './patience.ts';

const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) });
