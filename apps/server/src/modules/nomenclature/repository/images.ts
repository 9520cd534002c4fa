import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { ProductForm } from './product-form.ts';

/** Photos a form asks for, in their order; undefined when it says nothing of them. */
async function askedImages(db: Db, productId: string, form: ProductForm): Promise<string[] | undefined> {
  const { imageFileId, imageFileIds } = form;
  if (imageFileIds) return [...imageFileIds];
  if (imageFileId === undefined) return undefined;
  // The main photo alone was changed: the others stay behind it.
  const rest = (await readImages(db, productId)).slice(1).map(({ id }) => id);
  return imageFileId === null ? rest : [imageFileId, ...rest.filter((id) => id !== imageFileId)].slice(0, 10);
}

/** Writes the photos of a product as the form has them; the first is the main one. */
export async function putImages(db: Db, productId: string, form: ProductForm): Promise<void> {
  const ids = await askedImages(db, productId, form);
  if (!ids) return;
  await db.deleteFrom('productImages').where('productId', '=', productId).execute();
  if (ids.length > 0) {
    await db
      .insertInto('productImages')
      .values(ids.map((fileId, position) => ({ productId, fileId, position })))
      .execute();
  }
  await sql`update products set image_file_id = ${ids[0] ?? null}::uuid where id = ${productId}::uuid`.execute(db);
}

export async function readImages(db: Db, productId: string): Promise<{ id: string; url: string }[]> {
  const rows = await db
    .selectFrom('productImages')
    .select('fileId')
    .where('productId', '=', productId)
    .orderBy('position')
    .limit(10)
    .execute();
  return rows.map(({ fileId }) => ({ id: fileId, url: fileUrl(fileId, true) }));
}
