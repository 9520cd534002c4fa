import { photographReceipt } from '../receipts/receipt.ts';
import type { PlannedSale } from './plan.ts';

const atOnce = 4;

const total = (sale: PlannedSale): number =>
  sale.lines.reduce((sum, line) => sum + line.quantity * line.product.price, 0);

const pad = (value: string): string => value.padStart(2, '0');

/** The moment on the receipt: the shop sold the goods some minutes before the seller registered them. */
function tillTime(sale: PlannedSale): { compact: string; printed: string } {
  const [year = '', month = '', day = ''] = sale.saleDate.split('-');
  const minutes = Math.max(9 * 60, sale.at.getUTCHours() * 60 + sale.at.getUTCMinutes() + 180 - 12) % (24 * 60);
  const [hour, minute] = [pad(String(Math.floor(minutes / 60))), pad(String(minutes % 60))];
  return { compact: `${year}${month}${day}T${hour}${minute}`, printed: `${day}.${month}.${year} ${hour}:${minute}` };
}

/** The string of the fiscal QR code (spec/domain 3.7). */
export function receiptQr(sale: PlannedSale): string {
  const { fn, fd, fpd } = sale.receipt;
  return `t=${tillTime(sale).compact}&s=${total(sale).toFixed(2)}&fn=${fn}&i=${fd}&fp=${fpd}&n=1`;
}

async function photograph(sale: PlannedSale, tilt: number): Promise<Buffer> {
  const { place, lastName, firstName } = sale.member;
  return photographReceipt({
    company: place.legalName,
    inn: place.inn,
    address: place.address,
    cashier: `${lastName} ${firstName.slice(0, 1)}.`,
    at: tillTime(sale).printed,
    lines: sale.lines.map((line) => ({ name: line.product.name, quantity: line.quantity, price: line.product.price })),
    ...sale.receipt,
    qr: receiptQr(sale),
    tilt,
    unreadable: sale.outcome === 'clarify' || sale.reasonCode === 'receipt_unreadable',
  });
}

/** Photos of the planned sales that have one, a few at a time: drawing is the slow part of the seed. */
export async function photographAll(sales: readonly PlannedSale[]): Promise<Map<PlannedSale, Buffer>> {
  const waiting = sales.filter((sale) => sale.photo).entries();
  const photos = new Map<PlannedSale, Buffer>();
  const work = async (): Promise<void> => {
    for (const [index, sale] of waiting) photos.set(sale, await photograph(sale, ((index * 37) % 60) / 10 - 3));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return photos;
}
