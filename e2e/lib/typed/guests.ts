import { expect, type Page } from '@playwright/test';

import { demoPassword } from '../../../apps/server/src/seed/parts/accounts.ts';
import { logIn } from '../people.ts';
import { guest, noDialog, type Records, type TypedForm, wordsOf } from './form.ts';

const page_ = { ...guest, ...noDialog };
const registration = 'apps/portal/src/screens/registration';

async function person(page: Page, { inn }: Records): Promise<void> {
  await page.goto('/registration');
  const name = page.getByLabel('Фамилия');
  const company = page.getByLabel('ИНН организации');
  await name.or(company).waitFor();
  if (await name.isVisible()) return;
  await company.fill(inn);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await name.waitFor();
}

/** Opens the step of a member who signs in before the programme lets him in. */
const entered = (login: string, on: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto('/login');
  await logIn(page, login, demoPassword);
  await on(page);
};
const again = {
  ...noDialog,
  history: { gone: false, why: 'Login lies between: the guard lets nobody back without it' },
  session: { gone: false, why: 'every opening of it is a sign-in' },
};

/** Forms of people who are not let in. */
export const guestForms: readonly TypedForm[] = [
  {
    file: `${registration}/WorkStep.tsx`,
    open: async (page) => {
      await page.goto('/registration?step=work');
    },
    field: (page) => page.getByLabel('ИНН организации'),
    texts: ['7707', '7708', '7709', '7710'],
    except: page_,
  },
  {
    file: `${registration}/PersonStep.tsx`,
    open: person,
    field: (page) => page.getByLabel('Фамилия'),
    texts: wordsOf('Пробная'),
    except: page_,
  },
  {
    file: `${registration}/resubmit/ResubmitPerson.tsx`,
    open: entered('e.nazarova@domostroy.example', async (page) => {
      await page.getByRole('link', { name: 'Исправить анкету' }).click();
      const next = page.getByRole('button', { name: 'Дальше' });
      await next.or(page.getByLabel('Фамилия')).waitFor();
      if (await next.isVisible()) await next.click();
    }),
    field: (page) => page.getByLabel('Фамилия'),
    texts: wordsOf('Назарова-Ли'),
    except: again,
  },
  {
    file: `${registration}/ChangePhone.tsx`,
    open: entered('v.kim@domostroy.example', async (page) => {
      await page.getByRole('button', { name: 'Изменить номер' }).click();
    }),
    field: (page) => page.getByLabel('Телефон'),
    texts: ['+7 (905) 123-45-01', '+7 (905) 123-45-02', '+7 (905) 123-45-03', '+7 (905) 123-45-04'],
    except: again,
  },
  {
    file: 'apps/portal/src/screens/login/GuestForm.tsx',
    open: async (page) => {
      await page.goto('/login');
      // The page is drawn before its scripts are there.
      await expect(page.getByRole('button', { name: 'Войти' })).toHaveAttribute('type', 'submit');
      await page.getByRole('button', { name: 'Написать в поддержку' }).click();
    },
    field: (page) => page.getByLabel('Что случилось'),
    texts: wordsOf('Не приходит код'),
    except: guest,
  },
  {
    file: 'apps/portal/src/screens/restore-password/route.tsx',
    open: async (page) => {
      await page.goto('/restore-password');
    },
    field: (page) => page.getByLabel('Эл. почта'),
    texts: ['a@example.ru', 'b@example.ru', 'c@example.ru', 'd@example.ru'],
    except: page_,
  },
];
