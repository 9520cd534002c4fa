import type { Page } from '@playwright/test';

import type { Programme } from '../programme.ts';
import type { RunningServer } from '../server.ts';

/** Two people on one journey: a member with a phone and staff at a computer. */
export interface Walk {
  server: RunningServer;
  programme: Programme;
  /** The member's browser page. */
  page: Page;
  /** The browser page of staff. */
  staffPage: Page;
}

/** The member of the journey. */
export const member = {
  lastName: 'Салтыкова-Щедрина',
  firstName: 'Анна',
  middleName: 'Сергеевна',
  phone: '79065550177',
  typedPhone: '89065550177',
  shownPhone: '+7 (906) 555-01-77',
  email: 'a.saltykova@masterok.example',
  password: 'Прибавка!2026a',
};

export const fullName = `${member.lastName} ${member.firstName} ${member.middleName}`;

/** Presses a button by its words, as a person would. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
