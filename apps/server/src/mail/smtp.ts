import { createTransport } from 'nodemailer';

import type { Transport } from '../outbox/transports.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` */
  url: string;
  /** `Прибавка <no-reply@example.ru>` */
  from: string;
}

export function createSmtp({ url, from }: SmtpSettings): Transport {
  const smtp = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return {
    async send({ to, subject, text, html }) {
      await smtp.sendMail({ to, subject: subject ?? '', text, ...(html ? { html } : {}) });
    },
  };
}
