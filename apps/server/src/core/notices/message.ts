import type { NoticeChannel, NoticeTopic } from '@pribavka/api';

import type { Services } from '../../http/context.ts';
import type { Message, Outbox } from '../../outbox/outbox.ts';
import { plural } from '../text/plural.ts';
import type { EntityType, NoticeEvent } from './define.ts';
import { letterOf } from './letter.ts';
import { linkOf } from './links.ts';
import type { Addressee, Recipient } from './person.ts';
import { topics } from './topics.ts';
import { type Stopped, unsubscribeToken } from './unsubscribe-token.ts';

/** A notice that is ready to go outside of the apps. */
export interface Outgoing {
  kind: string;
  topic: NoticeTopic | undefined;
  title: string;
  text: string;
  sms: string;
  entity: { type: EntityType; id: string } | undefined;
}

export type Ways = Pick<Services, 'config' | 'ring'> & { outbox: Outbox };
type To = Addressee & Pick<Recipient, 'chatId' | 'isMember'>;

/** Address of the page that stops these letters; a mail programme may call it without showing it. */
export const unsubscribeUrl = ({ config, ring }: Pick<Services, 'config' | 'ring'>, userId: string, what: Stopped) =>
  `${config.publicUrl}/unsubscribe?token=${unsubscribeToken(ring, userId, what)}`;

const countText = (n: number): string =>
  `${n} ${plural(n, 'новое уведомление', 'новых уведомления', 'новых уведомлений')}`;

const templateOf = (outgoing: readonly Outgoing[]): string =>
  outgoing.length === 1 ? outgoing[0]!.kind.replaceAll(/[._]/g, '-') : 'digest';

const workWhy = 'Вы получили это письмо по работе в программе «Прибавка».';
const memberWhy = 'Вы получили это письмо, потому что участвуете в программе «Прибавка».';
const lockedWhy = 'Такие письма нельзя отключить: они о ваших деньгах и безопасности учётной записи.';

/** The letter about one notice or several. The settings of notices are a screen of the portal. */
export function writeLetter(
  ways: Pick<Services, 'config' | 'ring'>,
  { id: userId, isMember }: Pick<To, 'id' | 'isMember'>,
  outgoing: readonly Outgoing[],
  inPage = false,
) {
  const { publicUrl } = ways.config;
  const one = outgoing.length === 1 ? outgoing[0]! : undefined;
  const isWork = outgoing.every(({ topic }) => topic === undefined);
  const isLocked = outgoing.every(({ topic }) => topic === undefined || topics[topic].locked);
  const stop = isLocked ? undefined : unsubscribeUrl(ways, userId, one?.topic ?? 'all');
  const plainWhy = isWork || !isMember ? workWhy : memberWhy;
  const why = isLocked && !isWork ? lockedWhy : plainWhy;
  return {
    ...letterOf({
      subject: one?.title ?? `Прибавка: ${countText(outgoing.length)}`,
      parts: outgoing.map(({ title, text, entity, topic }) => ({
        title,
        text,
        url: linkOf(publicUrl, entity, topic, isMember),
      })),
      why,
      settingsUrl: isWork || !isMember ? undefined : `${publicUrl}/profile?tab=notices`,
      unsubscribeUrl: stop,
      inPage,
    }),
    unsubscribe: stop,
  };
}

/** A letter to an address just given: nothing about it can be set or stopped. */
export const writeDirectLetter = (
  event: NoticeEvent,
  { title, text }: { title: string; text: string },
  link = '',
  inPage = false,
) =>
  letterOf({
    subject: title,
    parts: [{ title, text, url: link }],
    why: event.why ?? lockedWhy,
    settingsUrl: undefined,
    unsubscribeUrl: undefined,
    inPage,
  });

/** What is written to a messenger. */
export const messengerText = (publicUrl: string, outgoing: readonly Outgoing[], isMember: boolean): string =>
  outgoing
    .map(({ title, text, entity, topic }) =>
      [title, text, linkOf(publicUrl, entity, topic, isMember)].filter(Boolean).join('\n'),
    )
    .join('\n\n')
    .slice(0, 4000);

export const smsText = (publicUrl: string, outgoing: readonly Outgoing[]): string =>
  outgoing.length === 1 ? outgoing[0]!.sms : `Прибавка: ${countText(outgoing.length)}. ${publicUrl}`;

/** One message about these notices by a channel, for those who are reached by it. */
export function messageBy(
  channel: NoticeChannel,
  ways: Pick<Services, 'config' | 'ring'>,
  to: To,
  outgoing: readonly Outgoing[],
  topic: string | undefined = outgoing[0]?.topic ?? 'work',
): Message | undefined {
  const common = { userId: to.id, template: templateOf(outgoing), topic };
  const { publicUrl } = ways.config;
  if (channel === 'email')
    return to.email === null ? undefined : { channel, ...common, to: to.email, ...writeLetter(ways, to, outgoing) };
  if (channel === 'sms')
    return to.phone === null ? undefined : { channel, ...common, to: to.phone, text: smsText(publicUrl, outgoing) };
  return to.chatId === null
    ? undefined
    : { channel, ...common, to: to.chatId, text: messengerText(publicUrl, outgoing, to.isMember) };
}
