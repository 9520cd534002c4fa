import { payloadContext, type Payload } from '../../outbox/payload.ts';
import type { TestApp } from '../app.ts';

/** A message of the dev mailbox with the person it was written to. */
export interface Letter extends Payload {
  channel: 'email' | 'sms' | 'messenger';
  template: string;
  userId: string | null;
}

/** Messages that came after those already read; housekeeping takes old ones away, so they are read day by day. */
export async function readNew(t: TestApp, known: Set<string>): Promise<Letter[]> {
  const rows = await t.services.db
    .selectFrom('outboxMessages')
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ id }) => !known.has(id))
    .map((row) => {
      known.add(row.id);
      const payload = JSON.parse(t.services.vault.open(row.payloadSealed, payloadContext(row.id))) as Payload;
      return { ...payload, channel: row.channel, template: row.template, userId: row.userId };
    });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const plain = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

/** What a person reads of a page. */
const readable = (html: string): string =>
  plain(
    html
      .replaceAll(/<(style|title|head)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );

const unfilled = /[{}]|undefined|\bnull\b|\bNaN\b|\[object|Invalid Date/;
/** A card, a passport, a СНИЛС, an ИНН; a code of six digits and the number of a request are none. */
const numbers = /\d{4}[ •]*\d{4,}[ •]*\d{4}|\d{4} \d{6}\b|\d{3}-\d{3}-\d{3}[ -]\d{2}|(?<!\d)\d{10,16}(?!\d)/;

const longestSms = 280;

function smsProblems({ text }: Letter): string[] {
  return [
    ...(numbers.test(text) ? ['a number of a document or a card'] : []),
    ...(text.length > longestSms ? [`${text.length} characters`] : []),
    ...(/<[a-z]/i.test(text) ? ['markup'] : []),
  ];
}

function emailProblems({ subject = '', text, html }: Letter): string[] {
  const shown = html === undefined ? undefined : readable(html);
  const lost = text
    .split('\n')
    .map((line) => plain(line))
    .filter((line) => /[а-яё\w]/i.test(line) && !/https?:/.test(line) && shown !== undefined && !shown.includes(line));
  return [
    ...(subject.trim() === '' ? ['no subject'] : []),
    ...(subject.length > 200 ? ['a long subject'] : []),
    ...(subject.startsWith('Скоро сгорит') && !text.includes('/my-points') ? ['no way to the points'] : []),
    ...lost.map((line) => `the page lacks «${line}»`),
  ];
}

/** What a machine sees wrong in a message. */
export function problemsOf(letter: Letter): string[] {
  const { channel, subject = '', text, html = '' } = letter;
  const whole = [subject, text, readable(html)].join('\n');
  return [
    ...(text.trim() === '' ? ['no text'] : []),
    ...(unfilled.test(whole) ? [`unfilled: ${unfilled.exec(whole)?.[0]}`] : []),
    ...(/ {2}|\s[.,:!?]|\.\./.test(text.replaceAll(/https?:\S+/g, '')) ? ['spaces or points doubled'] : []),
    ...(channel === 'email' ? emailProblems(letter) : smsProblems(letter)),
  ];
}
