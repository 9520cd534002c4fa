import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';

import { launchOptions } from '../../browser.ts';
import { signIn } from './ask.ts';
import type { Fact } from './outcome.ts';
import type { Stage } from './stage.ts';

/** A member with a phone and an administrator at a desk, in the middle of filling a form when the bad day begins. */
export interface Screens {
  prepare: () => Promise<void>;
  /** Both press the button; gives what each of them sees. */
  during: (name: string) => Promise<Fact[]>;
  /** Both press it again, the form still being what they filled, and what they typed is looked for in the database. */
  after: (name: string) => Promise<Fact[]>;
  close: () => Promise<void>;
}

interface Place {
  who: string;
  login: string;
  viewport: { width: number; height: number };
  address: string;
  /** Fills the form with this text and answers the field it stands in. */
  fill: (page: Page, text: string) => Promise<Locator>;
  dialog: string;
  button: string;
  list: string;
  /** Counts the rows with the text that was typed. */
  saved: string;
}

const places: readonly Place[] = [
  {
    who: 'портал',
    login: 'a.melnikova@masterok.example',
    viewport: { width: 390, height: 844 },
    address: '/profile?tab=support&write=1',
    dialog: 'Новое обращение',
    async fill(page, text) {
      const form = page.getByRole('dialog', { name: 'Новое обращение' });
      await form.getByRole('combobox', { name: 'Тема' }).click();
      await page.getByRole('option', { name: 'Технический вопрос' }).click();
      await form.getByLabel('Коротко о вопросе').fill(text);
      const field = form.getByLabel(/^Что случилось/);
      await field.fill(text);
      return field;
    },
    button: 'Отправить',
    list: '/sales',
    saved: 'select count(*)::int as n from support_requests where subject = $1',
  },
  {
    who: 'управление',
    login: 'admin@pribavka.example',
    viewport: { width: 1440, height: 900 },
    address: '/admin/support-requests/settings/categories/new',
    dialog: 'Новая категория',
    async fill(page, text) {
      const field = page.getByRole('dialog', { name: 'Новая категория' }).getByRole('textbox').first();
      await field.fill(text);
      return field;
    },
    button: 'Сохранить',
    list: '/admin/sales',
    saved: 'select count(*)::int as n from support_categories where name = $1',
  },
];
const settleMs = 7000;

async function enter(browser: Browser, stage: Stage, { login, viewport }: Place): Promise<BrowserContext> {
  const { session, refresh } = await signIn(stage, login);
  const context = await browser.newContext({ baseURL: stage.server.base, viewport, reducedMotion: 'reduce' });
  const cookie = (name: string, value: string) => ({
    name,
    value: encodeURIComponent(value),
    url: stage.server.base,
  });
  await context.addCookies([cookie('pb_session', session), cookie('pb_refresh', refresh)]);
  return context;
}

/** What is said on the page as an error or a notice. */
async function saidOn(page: Page): Promise<string> {
  const said = await page.locator('[role=alert], [role=status], [role=alertdialog]').allInnerTexts();
  return [...new Set(said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean))]
    .join(' | ')
    .slice(0, 400);
}

/** Opens a browser for the drill; pictures go to the folder. */
export async function openScreens(stage: Stage, folder: string): Promise<Screens> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ ...launchOptions(), args: ['--no-sandbox', ...launchOptions().args] });
  const seats = await Promise.all(
    places.map(async (place) => {
      const context = await enter(browser, stage, place);
      return {
        place,
        form: await context.newPage(),
        list: await context.newPage(),
        typed: '',
        field: undefined as Locator | undefined,
      };
    }),
  );
  const picture = (page: Page, name: string) => page.screenshot({ path: join(folder, `${name}.png`) });
  const dialogIn = (page: Page, { dialog }: Place) => page.getByRole('dialog', { name: dialog });
  const press = async (page: Page, place: Place): Promise<void> => {
    await dialogIn(page, place).getByRole('button', { name: place.button, exact: true }).click({ timeout: 5000 });
    await page.waitForTimeout(settleMs);
  };
  return {
    async prepare() {
      for (const seat of seats) {
        await seat.list.goto(seat.place.list);
        await seat.form.goto(seat.place.address);
        seat.typed = `Учение ${crypto.randomUUID().slice(0, 8)}`;
        seat.field = await seat.place.fill(seat.form, seat.typed);
      }
    },
    during: (name) =>
      Promise.all(
        seats.map(async ({ place, form, list, typed, field }) => {
          await Promise.all([press(form, place), list.reload().then(() => list.waitForTimeout(settleMs))]).catch(
            () => undefined,
          );
          await picture(form, `${name}-${place.who}-form`);
          await picture(list, `${name}-${place.who}-list`);
          const value = await field?.inputValue({ timeout: 500 }).catch(() => undefined);
          const kept =
            value === typed ? 'введённое на месте' : value === undefined ? 'форма закрыта' : 'введённое пропало';
          return {
            text: `${place.who}, форма: ${await saidOn(form)} — ${kept}; список: ${await saidOn(list)}`,
            isGood: value === undefined || value === typed,
          };
        }),
      ),
    after: (name) =>
      Promise.all(
        seats.map(async ({ place, form, list, typed }) => {
          const isOpen = (await dialogIn(form, place).count()) > 0;
          if (isOpen) await press(form, place).catch(() => undefined);
          await list.waitForTimeout(1000);
          await picture(form, `${name}-${place.who}-after`);
          const isClosed = (await dialogIn(form, place).count()) === 0;
          const [row] = await stage.database.ask<{ n: number }>(place.saved, [typed]);
          const times = row?.n ?? 0;
          const said = isClosed ? 'форма закрыта' : `форма открыта: ${await saidOn(form)}`;
          return {
            text: `${place.who}: ${said}, в базе ${times === 1 ? 'один раз' : times}`,
            // Closed without having saved it, or saved twice, is lost trust as well.
            isGood: isClosed && times === 1,
          };
        }),
      ),
    close: () => browser.close(),
  };
}
