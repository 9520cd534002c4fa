import { createApi, createSession, memoryStore } from '@pribavka/api';
import { ApiProvider } from '@pribavka/api/react';
import { portalRoutes } from '@pribavka/api/routes';
import { Form, useFormParts } from '@pribavka/forms';
import { readScan } from '@pribavka/forms/rules';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ScanRefusal } from '../../../shared/scan/ScanDialog.tsx';
import { type LineProduct, type LineValues, newLine, newSale, type SaleValues } from '../form/values.ts';
import { type ScanTarget, useTakeScan } from './useTakeScan.ts';

const drill: LineProduct = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
const saw: LineProduct = { ...drill, id: 'p2', name: 'Пила' };
const gtins: Readonly<Record<string, LineProduct>> = {
  '04607177964089': drill,
  '4607177964089': drill,
  '00000096385074': saw,
};
const mark = (serial: string, gtin = '04607177964089'): string => `01${gtin}21${serial}\u001D91EE06\u001D92qqqq`;

let root: Root;
let values: () => SaleValues;
let take: (text: string) => Promise<ScanRefusal | undefined>;
let signal: boolean;
let broken: boolean;

const api = createApi({
  routes: portalRoutes,
  session: createSession({ store: memoryStore() }),
  adapter: async (config) => {
    if (!signal) throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });
    if (broken) {
      const response = {
        status: 500,
        statusText: '',
        headers: {},
        config,
        data: { messages: ['Что-то пошло не так'] },
      };
      throw Object.assign(new Error('500'), { isAxiosError: true, code: 'ERR_BAD_RESPONSE', response });
    }
    const query = config.params as Record<string, string>;
    const path = config.url ?? '';
    let data: unknown = { settings: { saleSubmitDays: 30 } };
    if (path.endsWith('/by-code')) data = { product: gtins[query['code'] ?? ''] ?? null, serialNumber: null };
    if (path.includes('serial')) {
      const taken = query['serialNumber'] === 'TAKEN';
      data = { available: !taken, reason: taken ? 'claimed' : null, claimedAt: null, example: null };
    }
    return { status: 200, statusText: '', headers: {}, config, data: { data } };
  },
});

function Inside({ target }: { target: ScanTarget }): null {
  const { core } = useFormParts();
  const takeScan = useTakeScan(target);
  useEffect(() => {
    values = () => core.values() as unknown as SaleValues;
    take = (text) => takeScan(readScan(text));
  });
  return null;
}

async function open(target: ScanTarget, ...lines: LineValues[]): Promise<void> {
  values = () => ({ ...newSale(''), lines: [] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ApiProvider api={api}>
      <Form<SaleValues> initialValues={{ ...newSale('2026-11-25'), lines }} onSubmit={() => undefined}>
        <Inside target={target} />
      </Form>
    </ApiProvider>,
  );
  await expect.poll(() => values().lines).toHaveLength(lines.length);
}
const lines = () => values().lines.map(({ product, serial }) => [product?.name, serial]);

beforeEach(() => {
  signal = true;
  broken = false;
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

describe('a code scanned for the whole sale', () => {
  it('goes to the line that waits for its number, to an empty one, to one more', async () => {
    await open({ place: 'receipt' }, newLine(drill), newLine());
    for (const serial of ['S1', 'S2', 'S3']) expect(await take(mark(serial))).toBeUndefined();
    expect(lines()).toEqual([
      ['Дрель', 'S1'],
      ['Дрель', 'S2'],
      ['Дрель', 'S3'],
    ]);
    expect(values().lines[2]?.mark).toEqual({ gtin: '04607177964089', serial: 'S3' });
  });

  it('is refused when its number is taken, in this form or in another sale', async () => {
    await open({ place: 'receipt' }, { ...newLine(drill), serial: 'S1' });
    expect((await take(mark('S1')))?.title).toBe('Этот номер уже есть в другой позиции');
    expect((await take(mark('TAKEN')))?.text).toMatch(/уже зарегистрирован/);
    expect((await take('SN-1'))?.title).toBe('Это не QR-код чека');
    expect(lines()).toEqual([['Дрель', 'S1']]);
  });
});

describe('a code scanned for a number', () => {
  it('is the number of this product alone', async () => {
    await open({ place: 'serial', line: 0 }, newLine(drill));
    expect((await take(mark('S1', '00000096385074')))?.title).toBe('Это код другого товара: Пила');
    expect((await take(mark('S1', '00036000291452')))?.title).toBe('Товара с кодом 00036000291452 нет в программе');
    expect((await take('4607177964089'))?.title).toBe('Это штрихкод товара, а не серийный номер');
    expect(await take('SN-0042')).toBeUndefined();
    expect(lines()).toEqual([['Дрель', 'SN-0042']]);
  });

  it('may look like a bar code when no product has it', async () => {
    await open({ place: 'serial', line: 0 }, newLine(drill));
    expect(await take('036000291452')).toBeUndefined();
    expect(lines()).toEqual([['Дрель', '036000291452']]);
  });
});

it('says there is no signal where a product has to be found, and takes a number as it is', async () => {
  await open({ place: 'serial', line: 0 }, newLine(drill));
  signal = false;
  expect(await take(mark('S9'))).toBeUndefined();
  expect(lines()).toEqual([['Дрель', 'S9']]);
  root.unmount();
  await open({ place: 'product', line: 0 }, newLine());
  expect(await take(mark('S9'))).toMatchObject({
    title: 'Не проверили код',
    text: expect.stringMatching(/^Нет с/),
    again: true,
  });
  expect(lines()).toEqual([[undefined, '']]);
});

it('does not blame the network for an error of the server', async () => {
  await open({ place: 'product', line: 0 }, newLine());
  broken = true;
  expect(await take(mark('S9'))).toMatchObject({ title: 'Не проверили код', text: 'Что-то пошло не так', again: true });
});
