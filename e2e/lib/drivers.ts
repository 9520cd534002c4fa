import type { Locator, Page } from '@playwright/test';

import {
  comboboxDriver,
  type ComboboxDriver,
  formDriver,
  type FormDriver,
  fromPlaywright,
} from '../../packages/ui/src/entries/testing.ts';

/** The fields in this part of the page, by their labels. */
export const formIn = (place: Page | Locator): FormDriver => formDriver(fromPlaywright(place));

/** The list in this part of the page with this name. */
export const comboboxIn = (place: Page | Locator, name: string | RegExp): ComboboxDriver =>
  comboboxDriver(fromPlaywright(place), name);

/** Any option will do: the first of them. */
export const anyOption = /./;
