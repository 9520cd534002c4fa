import { RetryLaterError, type Transport, UnreachableError } from '../outbox/transports.ts';

export interface TelegramSettings {
  /** `https://api.telegram.org` */
  url: string;
  token: string;
}

interface Answer<T> {
  ok: boolean;
  result?: T;
  description?: string;
  parameters?: { retry_after?: number };
}

/** What somebody wrote to the bot. */
export interface TelegramUpdate {
  update_id: number;
  message?: { text?: string; chat: { id: number; type: string } };
}

/** One call of the Bot API. The token is a part of the address, so no error carries it. */
async function call<T>(
  { url, token }: TelegramSettings,
  method: string,
  body: object,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(`${url}/bot${token}/${method}`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new Error(`Telegram is not reached: ${(error as Error).name}`);
  });
  const answer = (await response.json().catch(() => undefined)) as Answer<T> | undefined;
  if (response.ok && answer?.ok === true && answer.result !== undefined) return answer.result;
  if (response.status === 429) throw new RetryLaterError(answer?.parameters?.retry_after ?? 30);
  // 403: the person has stopped the bot; 400 «chat not found»: the conversation is gone.
  if (response.status === 403 || (response.status === 400 && /chat not found/i.test(answer?.description ?? '')))
    throw new UnreachableError();
  throw new Error(`Telegram answered ${response.status}`);
}

const sendMs = 15_000;

export const createTelegram = (settings: TelegramSettings): Transport => ({
  async send({ to, text }) {
    const body = { chat_id: to, text, link_preview_options: { is_disabled: true } };
    await call(settings, 'sendMessage', body, AbortSignal.timeout(sendMs));
  },
});

/** Waits for what people write to the bot, so many seconds at the longest. */
export const readUpdates = (
  settings: TelegramSettings,
  offset: number | undefined,
  seconds: number,
  stop?: AbortSignal,
): Promise<TelegramUpdate[]> => {
  const patience = AbortSignal.timeout(seconds * 1000 + sendMs);
  const body = { timeout: seconds, allowed_updates: ['message'], ...(offset === undefined ? {} : { offset }) };
  return call(settings, 'getUpdates', body, stop ? AbortSignal.any([patience, stop]) : patience);
};
