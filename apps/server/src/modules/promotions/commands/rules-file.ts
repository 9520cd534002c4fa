import type { Reply } from '@pribavka/api';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import type { TextBlock } from '../../../pdf/text-pdf.ts';
import { promotionNumber } from '../../../core/numbers.ts';
import { dayText } from '../../../core/calendar.ts';
import { ownerOf } from '../queries/drafts/draft.ts';
import { visibleTo } from '../queries/list.ts';
import { nameIn, readNames } from '../repository/names.ts';
import { askingOf, plainOf } from '../texts/plain.ts';
import { readPromotions } from '../../promotion-rules/index.ts';
import { textsOf } from '../texts/rule-lines.ts';
import { quoted } from '../../../core/text/quoted.ts';

/** The rules people sign under; they become the promotion's when its form is saved, and are for everybody to read. */
export const uploadRules = async (ctx: Ctx<'promotions.uploadRules'>) => {
  ownerOf(ctx.scope, undefined);
  return ctx.files.save({ ...ctx.upload, ownerId: ctx.actor.id, purpose: 'promotion_rules', isPublic: true });
};

/** Budget, priority and who sees it are the programme's own affairs, not rules. */
const inner = ['budgetPoints', 'priority', 'visibility'];

/** The rule of the present version on paper. */
export async function rulesFile(ctx: Ctx<'promotions.rulesFile'>): Promise<Reply<'promotions.rulesFile'>> {
  const [record] = await readPromotions(ctx.db, sql`p.id = ${ctx.params.id} and ${visibleTo(ctx.scope)}`);
  if (!record) throw notFound();
  // The library that draws is large and seldom needed.
  const { textPdf } = await import('../../../pdf/text-pdf.ts');
  const nameOf = nameIn(await readNames(ctx.db, [askingOf(record)]));
  const { sentence, lines } = textsOf(plainOf(record), nameOf, inner);
  const number = promotionNumber(record.number);
  const made = `Акция ${number}, правило версии ${record.ruleNumber}. Составлено ${dayText(programmeDay(ctx.now()))}.`;
  const blocks: TextBlock[] = [
    ['note', made],
    ['lead', sentence],
    ['heading', 'Условия'],
    ...lines.map(({ title, text }): TextBlock => ['text', `${title}: ${text}`]),
    ...(record.description.trim() === ''
      ? []
      : [['heading', 'Описание'] as const, ...paragraphs(record.description).map((text): TextBlock => ['text', text])]),
  ];
  const body = await textPdf(`Правила акции ${quoted(record.name)}`, blocks);
  return {
    body,
    fileName: `Правила акции ${number}.pdf`,
    mime: 'application/pdf',
    size: body.length,
    disposition: 'inline',
  };
}

// A tag ends a line; a sign «меньше» stays.
const withoutTags = (text: string): string =>
  text
    .split('<')
    .map((part, index) => {
      const end = part.indexOf('>');
      if (index === 0) return part;
      return end === -1 ? `<${part}` : `\n${part.slice(end + 1)}`;
    })
    .join('');

const paragraphs = (text: string): string[] =>
  withoutTags(text)
    .split(/\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
