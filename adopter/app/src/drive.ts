import { formDriver, fromPlaywright, tableDriver } from '@pribavka/ui/testing';
import type { Page } from 'playwright';

/** Columns of the table of orders, after a step to the next page. */
export const columnsOfNextPage = async (page: Page): Promise<readonly string[]> => {
  const table = tableDriver(fromPlaywright(page), 'Orders');
  await table.nextPage();
  return table.columns();
};

export const sendOrder = async (page: Page, contact: string): Promise<void> => {
  const form = formDriver(fromPlaywright(page));
  await form.fillIn({ Phone: contact });
  await form.submit('Send');
};
