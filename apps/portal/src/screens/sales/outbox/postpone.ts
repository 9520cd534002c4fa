import type { Api } from '@pribavka/api';

import type { UploadedFile } from '../../../shared/contract.ts';
import { localFileId } from '../form/local-file.ts';
import type { LeftCall } from '../form/sender.ts';
import { uploadPhoto } from '../form/upload-photo.ts';
import type { SaleValues } from '../form/values.ts';
import { withSentPhotos } from './send-sale.ts';
import { outboxStore, removePhotos } from './store.ts';

/** The form without what cannot be sent again: rows of files as they are on the screen. */
const plain = ({ photos: _photos, ...values }: SaleValues): Omit<SaleValues, 'photos'> => values;

/** Puts a photo that could not be sent on this device; the sale names it like a file of the server. */
export async function storePhoto(owner: string, file: File): Promise<UploadedFile> {
  const id = localFileId();
  await outboxStore.putPhoto({ id, owner, name: file.name, blob: file });
  return { id, name: file.name, mime: file.type, size: file.size, url: '' };
}

type WithFiles = Pick<SaleValues, 'files'>;

/** The values with every photo at the server; rejects as the upload does. */
export const sendPhotos = <V extends WithFiles>(api: Api<'sales.uploadFile'>, values: V): Promise<V> =>
  withSentPhotos(values, outboxStore, async (photo) => uploadPhoto(api, photo));

/** Forgets the photos of what a form has sent itself. */
export const forgetPhotos = ({ files }: WithFiles): Promise<void> => removePhotos(files);

/** Puts a sale into the queue, with the call that may have reached the server already. */
export async function postponeSale(owner: string, values: SaleValues, left: LeftCall): Promise<void> {
  const { saved, call, forget } = left;
  await outboxStore.put({
    id: crypto.randomUUID(),
    owner,
    at: Date.now(),
    values: { ...plain(values), saved },
    ...(call && { call, isCallEarlier: true }),
  });
  // Only now: a page that goes away in between has the call twice, and the server answers it once.
  forget();
}

/** Puts the corrected sale in the place of the one that waits; what was sent of it is settled first. */
export async function correctLater(id: string, values: SaleValues): Promise<void> {
  const sale = await outboxStore.get(id);
  if (!sale) return;
  await outboxStore.put({
    ...sale,
    values: plain(values),
    refusal: undefined,
    ...(sale.call && { isCallEarlier: true }),
  });
}
