import { type DirectChannel, type NoticeEvent, textsOf } from './define.ts';
import { writeDirectLetter, type Ways } from './message.ts';

interface DirectMessage<V extends string> {
  by: DirectChannel;
  /** The address itself: it may be nobody's yet. */
  to: string;
  userId?: string | undefined;
  values: Readonly<Record<V, string>>;
  /** What the letter opens. */
  link?: string | undefined;
}

/** Sends a message to an address just given, in the transaction of its cause. */
export async function sendDirect<V extends string>(
  { outbox }: Pick<Ways, 'outbox'>,
  event: NoticeEvent<V>,
  { by, to, userId, values, link }: DirectMessage<V>,
): Promise<void> {
  const known = event as NoticeEvent;
  if (!known.direct?.includes(by)) throw new Error(`${event.kind} has no text for ${by}`);
  const template = event.kind.replaceAll(/[._]/g, '-');
  const common = { userId, template, to, servesMinutes: known.servesMinutes };
  const texts = textsOf(known, values);
  if (by === 'sms') return outbox.sms({ ...common, text: texts.sms });
  return outbox.email({ ...common, ...writeDirectLetter(known, texts, link) });
}
