import { type NoticeChannel, noticeChannels, type NoticeTopic } from '@pribavka/api';

interface Topic {
  title: string;
  /** Cannot be switched off: the person's money and the safety of the account (domain.md 3.22). */
  locked: boolean;
  /** Never waits for the end of quiet hours. */
  urgent: boolean;
  /** May wait for the digest. */
  inDigest: boolean;
  defaults: Readonly<Record<NoticeChannel, boolean>>;
  /** To a person without an address by SMS. */
  smsInstead?: boolean;
}

const usual = { locked: false, urgent: false, inDigest: false };
const all = { email: true, sms: true, messenger: true };
const noSms = { ...all, sms: false };

export const topics: Readonly<Record<NoticeTopic, Topic>> = {
  sales: { ...usual, title: 'Решения по продажам', inDigest: true, defaults: all },
  points: { ...usual, title: 'Начисления и активация баллов', inDigest: true, defaults: noSms },
  expiry: { ...usual, title: 'Сгорание баллов', inDigest: true, defaults: all },
  payouts: { ...usual, title: 'Выплаты', locked: true, defaults: all },
  passport: { ...usual, title: 'Паспортные данные', defaults: all },
  promotions: { ...usual, title: 'Новые акции', inDigest: true, defaults: noSms },
  support: { ...usual, title: 'Ответы поддержки', defaults: noSms, smsInstead: true },
  account: { ...usual, title: 'Анкета', defaults: all },
  security: { ...usual, title: 'Безопасность', locked: true, urgent: true, defaults: all },
};

/** What a person has changed, by topic. */
export type Choices = Partial<Record<NoticeTopic, Partial<Record<NoticeChannel, boolean>>>>;

/** Whether a topic goes by a channel, by the person's choice or as it is usual. */
export const isOn = (topic: NoticeTopic, channel: NoticeChannel, choices: Choices): boolean =>
  topics[topic].locked
    ? topics[topic].defaults[channel]
    : (choices[topic]?.[channel] ?? topics[topic].defaults[channel]);

export const channelsOn = (topic: NoticeTopic, choices: Choices): NoticeChannel[] =>
  noticeChannels.filter((channel) => isOn(topic, channel, choices));
