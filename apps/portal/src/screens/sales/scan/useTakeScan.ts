import type { Output } from '@pribavka/api';
import { useApi, useQuery } from '@pribavka/api/react';
import { useFormParts } from '@pribavka/forms';
import type { Scan } from '@pribavka/forms/rules';
import { announce } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';

import { isLost } from '../../../shared/advice.ts';
import { LOOKUP_PATIENCE, lookupFailed, unknownCode } from '../../../shared/scan/lookup.ts';
import type { ScanRefusal } from '../../../shared/scan/ScanDialog.tsx';
import { saleFormMessages } from '../form/messages.ts';
import { hasTwin } from '../form/rules.ts';
import { useShopToday } from '../form/sale-shop.ts';
import { serialProblem } from '../form/serial-problem.ts';
import { type LineProduct, newLine, type SaleValues, type ScannedMark } from '../form/values.ts';
import { saleScanMessages as messages } from './messages.ts';
import { receiptDayRefusal } from './receipt-day.ts';

/** Where in the form the scanner was opened; a code for another place of it goes there. */
export type ScanTarget =
  /** `isAsked`: an answer to a question, which is never late. */
  | { readonly place: 'receipt'; readonly isAsked?: boolean }
  | { readonly place: 'product' | 'serial'; readonly line: number };

/** The answer, or undefined when there is no signal. */
async function unlessLost<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isLost(error)) return undefined;
    throw error;
  }
}

/** Puts what was scanned into the form of a sale around; resolves with why it was of no use. */
export function useTakeScan(target: ScanTarget): (scan: Scan) => Promise<ScanRefusal | undefined> {
  const api = useApi();
  const { core, setValue } = useFormParts();
  const todayInShop = useShopToday();
  const { data: dictionary } = useQuery('dictionary.get', {}, { quiet: 'all' });
  const valuesNow = (): SaleValues => core.values() as unknown as SaleValues;

  const takeReceipt = ({ text, receipt }: Extract<Scan, { kind: 'receipt' }>): ScanRefusal | undefined => {
    const today = todayInShop();
    const isAsked = target.place === 'receipt' && target.isAsked === true;
    const days = isAsked ? undefined : dictionary?.settings.saleSubmitDays;
    const refusal = receiptDayRefusal(receipt, { today, days });
    if (refusal) return refusal;
    setValue('receipt', { qr: text, typed: false });
    // The till's date is the date of the sale: one field less to fill.
    setValue('saleDate', receipt.at.slice(0, 10));
    announce(messages.receiptFound);
    return undefined;
  };

  /** The line a product goes to: the one it was scanned at, one that waits for its number, an empty one, one more. */
  const lineFor = ({ lines }: SaleValues, { id }: LineProduct): number => {
    if (target.place !== 'receipt') return target.line;
    const waiting = lines.findIndex(({ product, serial }) => product?.id === id && !serial);
    if (waiting >= 0) return waiting;
    const empty = lines.findIndex(({ product }) => !product);
    return empty < 0 ? lines.length : empty;
  };

  const putSerial = async (
    product: LineProduct,
    serial: string,
    mark: ScannedMark | null,
  ): Promise<ScanRefusal | undefined> => {
    const values = valuesNow();
    const index = lineFor(values, product);
    if (hasTwin(values.lines, index, product.id, serial)) return { title: saleFormMessages.serialTwice };
    const check = await unlessLost(
      api.call(
        'sales.checkSerial',
        {
          query: { productId: product.id, serialNumber: serial, ...(values.saved ? { saleId: values.saved.id } : {}) },
        },
        { quiet: 'all', timeout: LOOKUP_PATIENCE },
      ),
    );
    // Without a signal the number is taken as it is: its field asks again, and so does the server.
    const problem = check && serialProblem(check);
    if (problem) return { title: messages.taken, text: problem };
    setLine(index, product, serial, mark);
    return undefined;
  };

  const setLine = (index: number, product: LineProduct, serial: string, mark: ScannedMark | null): void => {
    const { lines } = valuesNow();
    if (index >= lines.length) {
      setValue('lines', [...lines, { ...newLine(product), serial, mark }]);
      return;
    }
    setValue(`lines[${index}].product`, product);
    setValue(`lines[${index}].serial`, serial);
    setValue(`lines[${index}].mark`, mark);
  };

  const takeProduct = async (code: string, mark: ScannedMark | null): Promise<ScanRefusal | undefined> => {
    // The product whose number is scanned; its code must be of that product.
    const standing = target.place === 'serial' ? valuesNow().lines[target.line]?.product : undefined;
    let answer: Output<'products.byCode'>;
    try {
      answer = await api.call('products.byCode', { query: { code } }, { quiet: 'all', timeout: LOOKUP_PATIENCE });
    } catch (error) {
      // Without a signal the number of a product that stands there is taken all the same.
      if (standing && mark && isLost(error)) return putSerial(standing, mark.serial, mark);
      throw error;
    }
    const { product } = answer;
    if (!product) return unknownCode(code);
    if (standing && standing.id !== product.id) {
      return { title: messages.otherProduct(product.name), text: messages.otherProductText };
    }
    if (mark) {
      const refusal = await putSerial(product, mark.serial, mark);
      if (refusal) return refusal;
    } else setLine(lineFor(valuesNow(), product), product, '', null);
    announce(messages.productFound(product.name));
    return undefined;
  };

  const takeText = async (text: string): Promise<ScanRefusal | undefined> => {
    if (target.place === 'receipt') return { title: messages.notReceipt, text: messages.notReceiptText };
    const product = target.place === 'serial' ? valuesNow().lines[target.line]?.product : undefined;
    if (!product) return takeProduct(text, null);
    const refusal = await putSerial(product, text, null);
    if (!refusal) announce(messages.serialFound(text));
    return refusal;
  };

  /** Some numbers look like bar codes by chance: only the code of a product is none. */
  const takeDigits = async (code: string): Promise<ScanRefusal | undefined> => {
    const { product } = await api.call('products.byCode', { query: { code } }, { quiet: 'all' });
    return product ? { title: messages.notSerial, text: messages.notSerialText } : takeText(code);
  };

  const take = async (scan: Scan): Promise<ScanRefusal | undefined> => {
    switch (scan.kind) {
      case 'refused':
        return { title: scan.reason };
      case 'receipt':
        return target.place === 'receipt'
          ? takeReceipt(scan)
          : { title: messages.notProduct, text: messages.notProductText };
      case 'mark':
        return takeProduct(scan.gtin, { gtin: scan.gtin, serial: scan.serial });
      case 'barcode':
        return target.place === 'serial' ? takeDigits(scan.gtin) : takeProduct(scan.gtin, null);
      case 'text':
        return takeText(scan.text);
    }
  };

  return async (scan) => {
    try {
      const refusal = await take(scan);
      if (!refusal && 'wasRussian' in scan) toast.success(messages.wasRussian);
      return refusal;
    } catch (error) {
      return lookupFailed(error);
    }
  };
}
