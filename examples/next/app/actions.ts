'use server';

import { compose, phoneLength, required } from '@pribavka/forms/rules';
import { revalidatePath } from 'next/cache';

import type { NewSale } from './sales-data';
import { saveSale } from './store';

const checkPhone = compose(required, phoneLength);

/** The browser's rules once more: nobody has to send a form by the form. What is wrong, by fields. */
export async function addSale(sale: NewSale): Promise<Record<string, string> | undefined> {
  const phone = checkPhone(sale.phone);
  if (typeof phone === 'string') return { phone };
  if (sale.product === 'Занято') return { product: 'Такая продажа уже есть' };
  saveSale(sale);
  revalidatePath('/');
  return undefined;
}
