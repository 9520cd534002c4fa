import type { Config } from '../../config.ts';
import { type Check, Trouble, troubleOf } from './check.ts';

const limitMs = 5000;
const boxed = 'не задано: всё идёт в ящик разработчика';

async function lookAtMail({ smtp }: Config): Promise<string> {
  if (!smtp) return boxed;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtp.url, connectionTimeout: limitMs, greetingTimeout: limitMs });
  try {
    await transport.verify();
    return 'сервер принимает имя и пароль';
  } catch (error) {
    const refused = (error as { code?: string }).code === 'EAUTH';
    throw refused
      ? new Trouble('сервер не принял имя или пароль', 'проверьте их в SMTP_URL')
      : troubleOf(error, 'проверьте адрес и порт в SMTP_URL и выход из сети к нему');
  } finally {
    transport.close();
  }
}

/** Any answer will do: nothing is sent, so the gateway may well refuse the question. */
async function lookAtSms({ sms }: Config): Promise<string> {
  if (!sms) return boxed;
  const answer = await fetch(sms.url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) => {
    throw troubleOf((error as Error).cause ?? error, 'проверьте адрес в SMS_URL и выход из сети к нему');
  });
  return `шлюз отвечает (${answer.status}); ключ проверит только настоящая SMS`;
}

async function lookAtTelegram({ telegram }: Config): Promise<string> {
  if (!telegram) return 'не задан';
  const address = `${telegram.url}/bot${telegram.token}/getMe`;
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limitMs) }).catch(
    (error: unknown) => {
      throw troubleOf((error as Error).cause ?? error, 'проверьте TELEGRAM_API_URL и выход из сети к нему');
    },
  );
  if (!answer.ok) throw new Trouble(`бот не узнан (${answer.status})`, 'проверьте TELEGRAM_BOT_TOKEN');
  return 'бот узнан';
}

/** Those who carry letters, SMS and notices. */
export const outsideChecks = (config: Config): Check[] => [
  { title: 'почта', look: () => lookAtMail(config) },
  { title: 'SMS', look: () => lookAtSms(config) },
  { title: 'Telegram', look: () => lookAtTelegram(config) },
];
