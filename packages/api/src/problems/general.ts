/** What the client says by itself; apart from the catalogue, which a page need not carry. */

/** No answer came at all. */
export const offline = 'Нет связи с сервером. Проверьте подключение и повторите';
export const timedOut = 'Сервер не ответил вовремя. Повторите попытку';
export const broken = 'Что-то пошло не так. Мы уже разбираемся';

/** Sentences of refusals that came without one. The catalogue says the same by these codes, but for the last two. */
export const generalTexts = {
  BAD_REQUEST: 'Проверьте данные запроса',
  UNAUTHORIZED: 'Требуется авторизация',
  NOT_FOUND: 'Не найдено или у вас нет доступа',
  METHOD_NOT_ALLOWED: 'Такого действия нет',
  PAYLOAD_TOO_LARGE: 'Слишком большой запрос',
  UNSUPPORTED_MEDIA: 'Такой вид данных не поддерживается',
  RATE_LIMITED: 'Слишком много запросов. Повторите через {n} с',
  TIMEOUT: timedOut,
  INTERNAL: broken,
  conflict: 'Данные уже изменились. Обновите их и повторите',
  tooManyRequests: 'Слишком много запросов. Повторите позже',
} as const;

export type GeneralText = keyof typeof generalTexts;

const byStatus: Readonly<Record<number, GeneralText>> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  409: 'conflict',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'tooManyRequests',
};

type Refusal = { readonly status: number; readonly retryAfter?: number | undefined };

/** Which sentence a refusal gets that came without one; `n` are the seconds the server asks to wait. */
export function generalOf({ status, retryAfter }: Refusal): { code: GeneralText; n: number | undefined } {
  const n = status === 429 && retryAfter !== undefined ? Math.ceil(retryAfter / 1000) : undefined;
  const other = status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
  return { code: n === undefined ? (byStatus[status] ?? other) : 'RATE_LIMITED', n };
}

/** That sentence in Russian. */
export function generalText(refusal: Refusal): string {
  const { code, n } = generalOf(refusal);
  return generalTexts[code].replace('{n}', String(n));
}
