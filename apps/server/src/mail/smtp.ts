import type { Transporter } from 'nodemailer';

import type { Transport } from '../outbox/transports.ts';

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
      await smtp.sendMail({
        to,
        subject: subject ?? '',
        text,
        ...(html ? { html } : {}),
        ...(unsubscribe ? { headers: stopHeaders(unsubscribe) } : {}),
      });
    },
  };
}
