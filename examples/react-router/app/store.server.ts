import { firstSales, type NewSale, type Sale } from './sales';

// A real application keeps them in a database.
let sales: readonly Sale[] = firstSales;

export const readSales = (): readonly Sale[] => sales;

export function saveSale(sale: NewSale): void {
  sales = [...sales, { ...sale, id: String(sales.length + 1) }];
}
