import { describe, expect, it } from 'vitest';

import { decodeFilter } from './filters.ts';

const registered = { id: 'registered', label: 'Регистрация', type: 'dates' } as const;

describe('a filter of dates in the address', () => {
  it('reads the ends that are days', () => {
    expect(decodeFilter(registered, '2026-02-01..2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(decodeFilter(registered, '..2026-02-28')).toEqual({ from: undefined, to: '2026-02-28' });
  });

  it.each(['2026-02-30..2026-02-31', '0202-07-15..', '2026-2-1..', 'завтра'])('takes «%s» for no filter', (text) => {
    expect(decodeFilter(registered, text)).toBeNull();
  });
});
