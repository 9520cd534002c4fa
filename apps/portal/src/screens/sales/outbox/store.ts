import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { isLocalFile } from '../form/local-file.ts';
import { announceOutbox } from './changes.ts';
import type { OutboxStore, WaitingPhoto, WaitingSale } from './waiting-sale.ts';

interface Sales extends DBSchema {
  sales: { key: string; value: WaitingSale };
  photos: { key: string; value: WaitingPhoto };
}

let opened: Promise<IDBPDatabase<Sales>> | undefined;

async function database(): Promise<IDBPDatabase<Sales>> {
  opened ??= openDB<Sales>('pribavka-sales', 1, {
    upgrade(created) {
      created.createObjectStore('sales', { keyPath: 'id' });
      created.createObjectStore('photos', { keyPath: 'id' });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** Sales and photos that wait on this device. */
export const outboxStore: OutboxStore = {
  async list(owner) {
    const sales = await (await database()).getAll('sales');
    return sales.filter((sale) => sale.owner === owner).toSorted((one, other) => one.at - other.at);
  },
  get: async (id) => (await database()).get('sales', id),
  async put(sale) {
    await (await database()).put('sales', sale);
    announceOutbox();
  },
  async remove(id) {
    const transaction = (await database()).transaction(['sales', 'photos'], 'readwrite');
    const sale = await transaction.objectStore('sales').get(id);
    const photos = (sale?.values.files ?? []).filter(isLocalFile);
    await Promise.all([
      transaction.objectStore('sales').delete(id),
      ...photos.map((photo) => transaction.objectStore('photos').delete(photo.id)),
      transaction.done,
    ]);
    announceOutbox();
  },
  photo: async (id) => (await database()).get('photos', id),
  async putPhoto(photo) {
    await (await database()).put('photos', photo);
  },
};

/** Removes photos of a form that was sent without the queue, or given up. */
export async function removePhotos(files: readonly { readonly id: string }[]): Promise<void> {
  const transaction = (await database()).transaction('photos', 'readwrite');
  await Promise.all([...files.filter(isLocalFile).map(({ id }) => transaction.store.delete(id)), transaction.done]);
}

/** Leaves nothing of this member on the device. */
export async function removeAllOf(owner: string): Promise<void> {
  const transaction = (await database()).transaction(['sales', 'photos'], 'readwrite');
  for (const name of ['sales', 'photos'] as const) {
    const store = transaction.objectStore(name);
    for (const row of await store.getAll()) if (row.owner === owner) await store.delete(row.id);
  }
  await transaction.done;
  announceOutbox();
}
