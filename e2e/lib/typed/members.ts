import type { Page } from '@playwright/test';

import { noDialog, type TypedForm, wordsOf } from './form.ts';

const who = 'a.melnikova@masterok.example';
const screens = 'apps/portal/src/screens';
const sealed = { session: { gone: true, why: 'documents and cards wait no longer than the session' } } as const;

const at =
  (address: string, ...buttons: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
    for (const name of buttons) await page.getByRole('button', { name }).click();
  };
const profile = (...buttons: readonly string[]) => at('/profile', ...buttons);
const contacts = 'packages/forms/src/account/contacts';

/** Forms of members, by screens. */
export const memberForms: readonly TypedForm[] = [
  {
    file: `${screens}/sales/form/SaleForm.tsx`,
    who,
    open: at('/sales?new=1'),
    field: (page) => page.getByLabel('Комментарий'),
    texts: wordsOf('Витринный образец'),
  },
  {
    file: `${screens}/sales/scan/ReceiptDialog.tsx`,
    who,
    open: at('/sales?new=1', 'Ввести данные с чека'),
    field: (page) => page.getByRole('dialog').last().getByLabel('ФД', { exact: true }),
    texts: ['1041', '1042', '1043', '1044'],
  },
  {
    file: `${screens}/sales/card/ReplyDialog.tsx`,
    who,
    open: (page, { asked }) => at(`/sales?sale=${asked}`, 'Ответить')(page),
    field: (page) => page.getByLabel('Что ответить'),
    texts: wordsOf('Чек целиком на втором фото'),
  },
  {
    file: `${screens}/sales/card/ReplyDialog.tsx`,
    who,
    open: (page, { rejected }) => at(`/sales?sale=${rejected}`, 'Оспорить')(page),
    field: (page) => page.getByLabel('С чем вы не согласны'),
    texts: wordsOf('Номер на фото читается'),
  },
  {
    file: `${screens}/my-points/withdraw/AmountStep.tsx`,
    who,
    open: at('/my-points?withdraw=1'),
    field: (page) => page.getByLabel('Сколько вывести'),
    texts: ['501', '502', '503', '504'],
  },
  {
    file: `${screens}/profile/passport/PassportForm.tsx`,
    who,
    open: at('/profile?tab=passport', 'Изменить данные'),
    field: (page) => page.getByLabel('Кем выдан'),
    texts: wordsOf('ОВД «Заволжский»'),
    isSealed: true,
    except: { ...sealed, ...noDialog },
  },
  {
    file: `${screens}/profile/cards/Cards.tsx`,
    who,
    open: at('/profile?tab=cards'),
    field: (page) => page.getByLabel('Номер карты'),
    texts: ['2200 0000 0000 0001', '2200 0000 0000 0002', '2200 0000 0000 0003', '2200 0000 0000 0004'],
    isSealed: true,
    except: { ...sealed, ...noDialog },
  },
  {
    file: `${screens}/profile/personal/ChangeStore.tsx`,
    who,
    open: profile('Сменить торговую точку'),
    field: (page) => page.getByLabel('Комментарий'),
    texts: wordsOf('Работаю с понедельника'),
    isSealed: true,
    except: { session: { gone: true, why: 'sealed: the ИНН may be that of a person' } },
  },
  {
    file: `${contacts}/NameDialog.tsx`,
    who,
    open: profile('Изменить ФИО'),
    field: (page) => page.getByLabel('Фамилия'),
    texts: wordsOf('Мельникова-Ли'),
  },
  {
    file: `${contacts}/EmailDialog.tsx`,
    who,
    open: profile('Изменить эл. почту'),
    field: (page) => page.getByRole('dialog').getByLabel('Эл. почта'),
    texts: ['a@example.ru', 'b@example.ru', 'c@example.ru', 'd@example.ru'],
  },
  {
    file: `${contacts}/PhoneDialog.tsx`,
    who,
    open: profile('Изменить телефон'),
    field: (page) => page.getByRole('dialog').getByLabel('Телефон'),
    texts: ['+7 (905) 123-45-01', '+7 (905) 123-45-02', '+7 (905) 123-45-03', '+7 (905) 123-45-04'],
  },
  {
    file: `${screens}/profile/support/Write.tsx`,
    who,
    open: at('/profile?tab=support&write=1'),
    field: (page) => page.getByLabel('Что случилось'),
    texts: wordsOf('Не вижу продажу'),
  },
  {
    file: `${screens}/profile/support/Reply.tsx`,
    who,
    open: (page, { openRequest }) => at(`/profile?tab=support&open=${openRequest}`)(page),
    field: (page) => page.getByLabel('Ваше сообщение'),
    texts: wordsOf('Фото приложу завтра'),
  },
  {
    file: `${screens}/profile/support/ReopenDialog.tsx`,
    who,
    open: (page, { closedRequest }) => at(`/profile?tab=support&open=${closedRequest}`, 'Вопрос остался')(page),
    field: (page) => page.getByLabel('Что осталось нерешённым'),
    texts: wordsOf('Баллы так и не пришли'),
  },
];
