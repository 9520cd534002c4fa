import { forEachConcurrently } from '../../core/for-each-concurrently.ts';
import { photographReceipt } from '../receipts/receipt.ts';
import type { PlannedSale } from './plan.ts';
import { minuteOfReceipt } from './till.ts';

const atOnce = 4;

const total = (sale: PlannedSale): number =>
  sale.lines.reduce((sum, line) => sum + line.quantity * line.product.price, 0);

const pad = (value: string): string => value.padStart(2, '0');

/** The moment on the receipt, of the day of the sale. */
function tillTime(sale: PlannedSale): { compact: string; printed: string } {
  const [year = '', month = '', day = ''] = sale.saleDate.split('-');
  const minutes = minuteOfReceipt(sale.at);
  const [hour, minute] = [pad(String(Math.floor(minutes / 60))), pad(String(minutes % 60))];
  return { compact: `${year}${month}${day}T${hour}${minute}`, printed: `${day}.${month}.${year} ${hour}:${minute}` };
}

/** The string of the fiscal QR code (spec/domain 3.7). */
export function receiptQr(planned: PlannedSale): string {
  const sale = planned.copyOf ?? planned;
  const { fn, fd, fpd } = sale.receipt;
  return `t=${tillTime(sale).compact}&s=${total(sale).toFixed(2)}&fn=${fn}&i=${fd}&fp=${fpd}&n=1`;
}

async function photograph(planned: PlannedSale, tilt: number): Promise<Buffer> {
  const sale = planned.copyOf ?? planned;
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
    unreadable: planned.outcome === 'clarify' || planned.reasonCode === 'receipt_unreadable',
  });
}

/** Photos of the planned sales that have one, a few at a time: drawing is the slow part of the seed. */
export async function photographAll(sales: readonly PlannedSale[]): Promise<Map<PlannedSale, Buffer>> {
  const photos = new Map<PlannedSale, Buffer>();
  const waiting = [...sales.filter((sale) => sale.photo && !sale.samePhoto).entries()];
  await forEachConcurrently(waiting, atOnce, async ([index, sale]) => {
    photos.set(sale, await photograph(sale, ((index * 37) % 60) / 10 - 3));
  });
  for (const sale of sales) {
    const photo = sale.samePhoto && sale.copyOf && photos.get(sale.copyOf);
    if (photo) photos.set(sale, photo);
  }
  return photos;
}
