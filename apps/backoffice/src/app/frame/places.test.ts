import type { ShellGroup } from '@pribavka/ui/shell';
import { ReceiptText } from 'lucide-react';
import { expect, it } from 'vitest';

import { placeOf } from './places.ts';

const groups: ShellGroup[] = [
  { id: 'main', items: [{ id: 'dashboard', label: 'Дашборд', href: '/dashboard', icon: ReceiptText }] },
  {
    id: 'programme',
    label: 'Программа',
    items: [
      { id: 'sales', label: 'Продажи', href: '/sales', icon: ReceiptText },
      { id: 'transactions', label: 'Операции', href: '/transactions/operations', icon: ReceiptText },
    ],
  },
];

it('finds the section of a card and of a tab', () => {
  expect(placeOf('/sales/42', groups, '—').currentId).toBe('sales');
  expect(placeOf('/transactions/operations/7', groups, '—').currentId).toBe('transactions');
  expect(placeOf('/dashboard', groups, '—').breadcrumbs).toEqual([{ label: 'Дашборд', href: '/dashboard' }]);
});

it('does not take one section for another with the same beginning', () => {
  expect(placeOf('/salesmen', groups, 'Профиль')).toEqual({
    currentId: undefined,
    breadcrumbs: [{ label: 'Профиль' }],
  });
});
