import type { Transporter } from 'nodemailer';

import { RefusedError, type Transport } from '../outbox/transports.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` */
  url: string;
  /** `Прибавка <no-reply@example.ru>` */
  from: string;
}

// RFC 8058: the mail programme shows its own button and stops the letters without opening a page.
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Whether the server will not take this letter: its address or its text. A refused password or sender is repaired in
 * the settings, and the letters go then.
 */
const isRefused = ({ responseCode = 0, command = '' }: { responseCode?: number; command?: string }): boolean =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

export function createSmtp({ url, from }: SmtpSettings): Transport {
  // Read when the first letter goes: most starts send none for a while, and a demo never.
  let known: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  };
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      const smtp = await (known ??= connect());
      const letter = {
        to,
        subject: subject ?? '',
        text,
        ...(html ? { html } : {}),
        ...(unsubscribe ? { headers: stopHeaders(unsubscribe) } : {}),
      };
      try {
        await smtp.sendMail(letter);
      } catch (error) {
        throw isRefused(error as object) ? new RefusedError('The mail server refuses this letter') : error;
      }
    },
  };
}
