import type { Notice } from './notify.ts';
import type { Work } from '../../http/context.ts';

/** Whom to tell and where. */
export interface Addressee {
  id: string;
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
}

export interface PersonMessage {
  kind: string;
  title: string;
  text: string;
  tone: Notice['tone'];
  entity: 'member' | 'passport';
  /** Short, and never a number of a document. */
  sms: string;
}

export type Channels = Pick<Work, 'notify' | 'outbox'>;

/** Inside the app always; by SMS to a confirmed phone; by letter when there is an address. */
export async function notifyPerson(ctx: Channels, to: Addressee, message: PersonMessage): Promise<void> {
  await ctx.notify({
    userId: to.id,
    kind: message.kind,
    title: message.title,
    text: message.text,
    tone: message.tone,
    entity: { type: message.entity, id: to.id },
  });
  const template = message.kind.replaceAll('.', '-').replaceAll('_', '-');
  if (to.phone && to.isPhoneVerified) {
    await ctx.outbox.sms({ userId: to.id, template, to: to.phone, text: message.sms });
  }
  if (to.email) {
    await ctx.outbox.email({ userId: to.id, template, to: to.email, subject: message.title, text: message.text });
  }
}
