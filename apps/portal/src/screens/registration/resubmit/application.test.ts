import type { Profile } from '@pribavka/api/react';
import { expect, it } from 'vitest';

import { applicationOf, resubmitSteps } from './application.ts';

const profile = {
  lastName: 'Назарова',
  firstName: 'Елизавета',
  middleName: null,
  phone: '79655554586',
  email: 'e.nazarova@domostroy.example',
  store: { id: 's1', name: 'Домострой', address: 'Тверь' },
  partner: { id: 'p1', name: 'ООО «Домострой»', inn: '0001004121' },
} as Profile;

it('opens with everything that was sent before', () => {
  expect(applicationOf(profile)).toMatchObject({
    step: 'work',
    inn: '0001004121',
    store: { id: 's1', name: 'Домострой', partnerName: 'ООО «Домострой»' },
    lastName: 'Назарова',
    middleName: '',
    phone: '79655554586',
  });
});

it('asks for the shop again when it is no more', () => {
  expect(applicationOf({ ...profile, store: null, partner: null })).toMatchObject({ inn: '', store: undefined });
});

it('has the code among its steps only for a number nobody has confirmed', () => {
  expect(resubmitSteps(true)).not.toContain('phone');
  expect(resubmitSteps(false).at(-1)).toBe('phone');
});
