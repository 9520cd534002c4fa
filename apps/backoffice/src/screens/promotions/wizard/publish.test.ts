import { expect, it } from 'vitest';

import { actsOf, isLive } from './publish.ts';
import type { Promotion } from './values.ts';

const promotion = (
  status: Promotion['status'],
  allowedActions: Promotion['allowedActions'] = [],
  startRefusal: string | null = null,
): Promotion => ({ status, allowedActions, startRefusal }) as Promotion;

it('offers a manufacturer the approval, and the programme a start as well', () => {
  expect(actsOf(undefined, true)).toEqual(['submit', 'save']);
  expect(actsOf(undefined, false)).toEqual(['submit', 'activate', 'save']);
});

it('offers what the server allows for a draft, and a new version for what is live', () => {
  expect(actsOf(promotion('draft', ['submit', 'edit']), false)).toEqual(['submit', 'save']);
  expect(actsOf(promotion('draft', ['submit', 'edit'], 'Запускает другой'), false)).toEqual([
    'submit',
    'activate',
    'save',
  ]);
  expect(actsOf(promotion('active', ['pause', 'edit']), false)).toEqual(['save']);
  expect([undefined, promotion('draft'), promotion('paused')].map(isLive)).toEqual([false, false, true]);
});
