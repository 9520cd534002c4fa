import { noticeChannels, noticeTopics } from '@pribavka/api';

import { findNotice, type NoticeEvent, noticeEvents, textsOf } from '../../../core/notices/define.ts';
import { messengerText, type Outgoing, writeDirectLetter, writeLetter } from '../../../core/notices/message.ts';
import { topics } from '../../../core/notices/topics.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTimeOrNull } from '../../../http/wire-date.ts';

type Template = Output<'notifications.templates'>[number];

const channelsOf = ({ topic, byLetter, direct }: NoticeEvent): Template['channels'] => {
  if (direct) return [...direct];
  if (topic === undefined) return byLetter ? ['feed', 'email'] : ['feed'];
  const { defaults, locked } = topics[topic];
  return ['feed', ...noticeChannels.filter((channel) => !locked || defaults[channel])];
};

/** As in a member's settings, the work of the back-office last. */
const topicOrder = ({ topic }: NoticeEvent): number => (topic ? noticeTopics.indexOf(topic) : noticeTopics.length);

export async function listTemplates(ctx: Ctx<'notifications.templates'>): Promise<Template[]> {
  if (ctx.scope.kind !== 'all') throw notFound();
  return [...noticeEvents()]
    .toSorted((a, b) => topicOrder(a) - topicOrder(b) || a.about.localeCompare(b.about, 'ru'))
    .map((event) => ({
      kind: event.kind,
      about: event.about,
      topic: event.topic ?? null,
      topicTitle: event.topic ? topics[event.topic].title : 'Работа бэк-офиса',
      tone: event.tone,
      channels: channelsOf(event),
      variables: Object.entries(event.variables).map(([name, example]) => ({ name, example })),
      title: event.title,
      text: event.text,
      sms: event.sms || null,
    }));
}

/** The last real event of the kind fills the texts. */
async function lastOf(ctx: Ctx<'notifications.preview'>, event: NoticeEvent) {
  const row = await ctx.db
    .selectFrom('notifications')
    .select(['createdAt', 'variables', 'entityId'])
    .where('kind', '=', event.kind)
    .where('variables', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    at: row?.createdAt ?? null,
    id: row?.entityId ?? null,
    values: row?.variables as Record<string, string> | null,
  };
}

/** The examples are a member's. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', isMember: true };

/** Codes and links are sealed: the examples stand in the texts. */
function previewDirect(event: NoticeEvent): Output<'notifications.preview'> {
  const { title, text, sms } = textsOf(event, event.variables);
  const letter = event.direct?.includes('email') ? writeDirectLetter(event, { title, text }, '', true) : null;
  return { at: null, title, text, sms: sms || null, messenger: null, letter };
}

export async function previewNotice(ctx: Ctx<'notifications.preview'>): Promise<Output<'notifications.preview'>> {
  const event = findNotice(ctx.params.kind);
  // What stands in them is about people of every company.
  if (!event || ctx.scope.kind !== 'all') throw notFound();
  if (event.direct) return previewDirect(event);
  const last = await lastOf(ctx, event);
  const texts = textsOf(event, last.values ?? event.variables);
  const entity = event.entity && { type: event.entity, id: last.id ?? nobody.id };
  const outgoing: Outgoing = { kind: event.kind, topic: event.topic, ...texts, entity };
  const byLetter = event.topic !== undefined || event.byLetter === true;
  // The link of the preview stops nobody's letters.
  const letter = byLetter ? writeLetter(ctx, nobody, [outgoing], true) : null;
  return {
    at: wireDateTimeOrNull(last.at),
    title: texts.title,
    text: texts.text,
    sms: event.sms === undefined ? null : texts.sms,
    messenger: event.topic === undefined ? null : messengerText(ctx.config.publicUrl, [outgoing], nobody.isMember),
    letter: letter && { subject: letter.subject, text: letter.text, html: letter.html },
  };
}
