import type { Services } from '../../http/context.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { payloadContext, type Payload } from '../payload.ts';

/** A message as the dev mailbox shows it. */
export interface MailboxMessage extends Payload {
  id: string;
  channel: 'email' | 'sms' | 'messenger';
  template: string;
  status: 'queued' | 'sent' | 'failed';
  createdAt: string;
  /** One-time code of the message, if it has one. */
  code: string | null;
}

const shown = 100;

export const codeIn = (text: string): string | null => /(?<![\w-])(\d{6})(?![\w-])/.exec(text)?.[1] ?? null;

/** Newest first; `to` narrows to one address or phone. */
export async function readMailbox({ db, vault }: Services, to?: string): Promise<MailboxMessage[]> {
  const rows = await db
    .selectFrom('outboxMessages')
    .select(['id', 'channel', 'template', 'status', 'createdAt', 'payloadSealed'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(to ? shown * 10 : shown)
    .execute();
  const messages = rows.map(({ payloadSealed, createdAt, ...row }) => {
    const payload = JSON.parse(vault.open(payloadSealed, payloadContext(row.id))) as Payload;
    return { ...row, ...payload, createdAt: wireDateTime(createdAt), code: codeIn(payload.text) };
  });
  return messages.filter((message) => to === undefined || message.to === to).slice(0, shown);
}
