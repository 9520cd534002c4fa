import { createHash } from 'node:crypto';

import type { Db } from '../../db/open.ts';
import { createFiles } from '../../core/files/files.ts';
import { newId } from '../../ids.ts';
import { type DocumentKind, documentKinds } from '../../modules/documents/index.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { documentPdf } from '../documents/document-pdf.ts';
import { documentTexts } from '../documents/texts.ts';

const fileNames: Record<DocumentKind, string> = {
  program_rules: 'Правила программы.pdf',
  personal_data: 'Согласие на обработку персональных данных.pdf',
  policy: 'Политика обработки персональных данных.pdf',
  oferta: 'Оферта.pdf',
  mailing_info: 'Согласие на рассылку.pdf',
};

const russianDay = (date: Date): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', dateStyle: 'short' }).format(date);

/** Publishes the five documents; the rules have two older editions, so that the history is not empty. */
export async function publishDocuments(db: Db, ctx: SeedContext, by: string): Promise<Map<DocumentKind, string>> {
  const current = new Map<DocumentKind, string>();
  for (const kind of documentKinds) {
    const editions = kind === 'program_rules' ? [238, 160, 96] : [238];
    let previous: string | undefined;
    for (const [index, days] of editions.entries()) {
      const at = daysAgo(ctx.end, days, 12);
      const bytes = await documentPdf(documentTexts[kind], index + 1, russianDay(at));
      const file = await createFiles(db, ctx.store, () => at).save({
        name: fileNames[kind],
        mime: 'application/pdf',
        bytes,
        ownerId: by,
        purpose: 'document',
        isPublic: true,
      });
      if (previous) {
        await db
          .updateTable('programmeDocumentVersions')
          .set({ retiredAt: at, retiredBy: by })
          .where('id', '=', previous)
          .execute();
      }
      previous = newId();
      current.set(kind, previous);
      await db
        .insertInto('programmeDocumentVersions')
        .values({
          id: previous,
          kind,
          number: index + 1,
          fileId: file.id,
          fileName: file.name,
          mime: file.mime,
          size: file.size,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          requiresReconsent: false,
          publishedAt: at,
          publishedBy: by,
        })
        .execute();
    }
  }
  return current;
}

const socials = [
  { name: 'ВКонтакте', url: 'https://vk.com/pribavka_demo', icon: 'vk' },
  { name: 'Telegram', url: 'https://t.me/pribavka_demo', icon: 'telegram' },
  { name: 'Rutube', url: 'https://rutube.ru/channel/pribavka_demo/', icon: 'rutube' },
] as const;

export async function addSocials(db: Db, ctx: SeedContext, by: string): Promise<void> {
  const at = daysAgo(ctx.end, 230, 12);
  await db
    .insertInto('socials')
    .values(
      socials.map((social, position) => ({
        id: newId(),
        ...social,
        position,
        createdAt: at,
        createdBy: by,
        updatedAt: at,
      })),
    )
    .execute();
}
