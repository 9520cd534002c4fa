import { email as emailRule } from '@pribavka/forms/rules';

import type { Reader } from './reader.ts';
import * as variable from './variable.ts';

const group = 'senders';
const web = ['https:', 'http:'] as const;

/** Who carries letters, SMS and notices, and who gets the first of them. */
export const senderVariables = {
  adminEmail: variable.optional('ADMIN_EMAIL', {
    group,
    kind: 'e-mail',
    // The rule of the form that makes the other accounts: an address it refuses signs in nowhere.
    parse: (value) => (emailRule(value, {}) === undefined ? value.trim().toLowerCase() : undefined),
    hint: 'нужен адрес эл. почты',
    example: 'admin@shop.example',
    meaning:
      'whose account is made at the start of an installation without an administrator; the console prints a one-time link for the password',
  }),
  smtpUrl: variable.url('SMTP_URL', {
    group,
    protocols: ['smtp:', 'smtps:'],
    isSecret: true,
    fallback: 'dev mailbox',
    example: 'smtps://user:password@mail.example',
    meaning: 'mail server with its name and password; required in production',
  }),
  mailFrom: variable.text('MAIL_FROM', {
    group,
    kind: '`name <address>` or an address',
    usual: 'Прибавка <no-reply@localhost>',
    parse: (value) => {
      const [, address = value] = /^[^<>]*<([^<>]+)>$/.exec(value) ?? [];
      return /^[^\s@<>]+@[^\s@<>]+$/.test(address) ? value : undefined;
    },
    hint: 'нужно «имя <адрес>» или адрес эл. почты',
    example: 'Прибавка <no-reply@shop.example>',
    meaning: 'who letters are from',
  }),
  smsUrl: variable.url('SMS_URL', {
    group,
    protocols: web,
    isSecret: true,
    fallback: 'dev mailbox',
    example: 'https://sms.example/send',
    meaning: 'gateway that takes `POST {to, text, sender}`; required in production',
  }),
  smsToken: variable.optional('SMS_TOKEN', {
    group,
    isSecret: true,
    example: '<token>',
    meaning: 'sent to the gateway as `Authorization: Bearer`',
  }),
  smsSender: variable.text('SMS_SENDER', { group, usual: 'PRIBAVKA', meaning: 'name SMS are from' }),
  telegramToken: variable.optional('TELEGRAM_BOT_TOKEN', {
    group,
    isSecret: true,
    example: '<token>',
    meaning: 'bot members link in their profile to read notices in Telegram',
  }),
  telegramName: variable.optional('TELEGRAM_BOT_NAME', {
    group,
    example: 'pribavka_bot',
    meaning: 'name of the bot without `@`',
  }),
  telegramUrl: variable.url('TELEGRAM_API_URL', {
    group,
    protocols: web,
    fallback: 'https://api.telegram.org',
    meaning: 'where the bot is asked, for a proxy of your own',
  }),
};

/** Ways out of the process; absent ones are the dev mailbox. */
export interface Senders {
  smtp: { url: string; from: string } | undefined;
  sms: { url: string; token: string; sender: string } | undefined;
  /** The bot members read notices in; undefined: there is none. */
  telegram: { url: string; token: string; botName: string } | undefined;
}

function readTelegram(read: Reader, problems: string[]): Senders['telegram'] {
  const token = read(senderVariables.telegramToken);
  const botName = read(senderVariables.telegramName);
  const url = read(senderVariables.telegramUrl) ?? 'https://api.telegram.org';
  if (token && !/^\w{5,32}$/.test(botName ?? ''))
    problems.push('TELEGRAM_BOT_NAME: вместе с TELEGRAM_BOT_TOKEN нужно имя бота без «@»');
  return token && botName ? { url: url.replace(/\/+$/, ''), token, botName } : undefined;
}

export function readSenders(read: Reader, problems: string[]): Senders {
  const [smtpUrl, from] = [read(senderVariables.smtpUrl), read(senderVariables.mailFrom)];
  const [url, token, sender] = [
    read(senderVariables.smsUrl),
    read(senderVariables.smsToken),
    read(senderVariables.smsSender),
  ];
  if (url && !token) problems.push('SMS_TOKEN: вместе с SMS_URL нужен ключ доступа к шлюзу');
  return {
    smtp: smtpUrl ? { url: smtpUrl, from } : undefined,
    sms: url && token ? { url, token, sender } : undefined,
    telegram: readTelegram(read, problems),
  };
}
