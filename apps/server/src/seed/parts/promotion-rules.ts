import { createFiles } from '../../core/files/files.ts';
import { quoted } from '../../core/text/quoted.ts';
import type { Db } from '../../db/open.ts';
import { textPdf } from '../../pdf/text-pdf.ts';
import type { SeedContext } from '../context.ts';

interface Described {
  name: string;
  shortText: string;
  description: string;
}

/** The full rules of a promotion as a file for everybody, as the wizard would have saved it; answers its id. */
export async function saveRules(
  db: Db,
  ctx: SeedContext,
  { name, shortText, description }: Described,
  { at, by }: { at: Date; by: string },
): Promise<string> {
  const bytes = await textPdf(`Правила акции ${quoted(name)}`, [
    ['note', 'Демонстрационный текст.'],
    ['lead', `${shortText}.`],
    ['heading', 'За что начисляются баллы'],
    ['text', description],
    ['heading', 'Как участвовать'],
    ['text', 'Зарегистрируйте продажу в «Прибавке» и приложите чек. Баллы по акции придут вместе с обычными.'],
    ['heading', 'Возврат товара'],
    ['text', 'Если покупатель вернёт товар, баллы за него списываются, в том числе полученные по акции.'],
  ]);
  const file = await createFiles(db, ctx.store, () => at).save({
    name: `Правила акции ${name}.pdf`,
    mime: 'application/pdf',
    bytes,
    ownerId: by,
    purpose: 'promotion_rules',
    isPublic: true,
  });
  return file.id;
}
