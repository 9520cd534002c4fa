import { shopToday } from '@pribavka/forms/rules';
import { createContext, useContext } from 'react';

import type { User } from '../../../shared/contract.ts';

/** Where the sale of this form is made: its day is the day there, whatever the clock of the device shows. */
export type SaleShop = Pick<NonNullable<User['store']>, 'name' | 'timezone'>;

export const SaleShopContext = createContext<SaleShop | null>(null);

/** Today in the shop of the form, asked at the moment it is needed: a form stays open past midnight. */
export function useShopToday(): () => string {
  const shop = useContext(SaleShopContext);
  return () => shopToday(shop);
}
