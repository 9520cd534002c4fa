import { describe, expect, it } from 'vitest';

import { describeFilter } from './filter-description.ts';

describe('the text of a filter', () => {
  const options = {
    id: 's',
    label: 'Статус',
    type: 'options' as const,
    options: [{ value: 'a', label: 'Подтверждён' }],
  };
  it.each([
    [options, ['a'], 'Подтверждён'],
    [options, ['a', 'b'], '2 выбрано'],
    [options, ['zzz'], '1 выбрано'],
    [options, [], ''],
    [
      { id: 'd', label: 'Дата', type: 'dates' as const },
      { from: '2026-10-22', to: '2026-11-20' },
      '22 октября — 20 ноября 2026',
    ],
    [{ id: 'd', label: 'Дата', type: 'dates' as const }, { from: '2026-10-22' }, 'от 22.10.2026'],
    [{ id: 'n', label: 'Баллы', type: 'numbers' as const }, { from: '100', to: '5000' }, 'от 100 до 5\u00A0000'],
    [{ id: 'f', label: 'Мои', type: 'flag' as const }, true, 'да'],
    [{ id: 't', label: 'ИНН', type: 'text' as const }, '6901', '«6901»'],
  ])('%o %o', (filter, value, text) => expect(describeFilter(filter, value)).toBe(text));
});
