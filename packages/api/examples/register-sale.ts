// A till brings in a sale with the photo of its receipt: node register-sale.ts receipt.json receipt.jpg
import { openAsBlob, readFileSync } from 'node:fs';

import { createApi, createSession, memoryStore, retries } from '@pribavka/api/fetch';
import { routes } from '@pribavka/api/routes';

type Receipt = {
  id: string;
  number: string;
  date: string;
  phone: string;
  items: { productId: string; quantity: number }[];
};

const { PRIBAVKA_URL, PRIBAVKA_LOGIN = '', PRIBAVKA_PASSWORD = '' } = process.env;
const [receiptPath = '', photoPath = ''] = process.argv.slice(2);
const receipt = JSON.parse(readFileSync(receiptPath, 'utf8')) as Receipt;

const api = createApi({
  routes,
  session: createSession({ store: memoryStore() }),
  // https://example.ru/api
  baseURL: PRIBAVKA_URL,
  // A lost network, an overloaded server and a limit of requests are met with pauses: at most three sendings.
  retry: retries({ attempts: 3 }),
});
await api.call('auth.login', { body: { login: PRIBAVKA_LOGIN, password: PRIBAVKA_PASSWORD } });

const photo = await api.call(
  'sales.uploadFile',
  { file: await openAsBlob(photoPath, { type: 'image/jpeg' }), fileName: 'receipt.jpg' },
  { onProgress: (share) => console.error(`photo: ${Math.round(share * 100)} %`) },
);

const sale = await api.call(
  'sales.create',
  {
    body: {
      phone: receipt.phone,
      externalId: receipt.number,
      saleDate: receipt.date,
      items: receipt.items,
      fileIds: [photo.id],
      submit: true,
    },
  },
  // The key of the receipt: sent again after a crash of this script, it makes no second sale.
  { idempotencyKey: receipt.id, timeout: 30_000 },
);
console.log(sale.number, sale.status);
