/** What the client says by itself; apart from the catalogue, which a page need not carry. */
import { fillText } from './fill.ts';

/** Russian sentences of the client; the catalogue takes those of its codes from here. */
export const general = {
  language: 'ru',
  problems: {
    BAD_REQUEST: 'Проверьте данные запроса',
    UNAUTHORIZED: 'Требуется авторизация',
    NOT_FOUND: 'Не найдено или у вас нет доступа',
    METHOD_NOT_ALLOWED: 'Такого действия нет',
    PAYLOAD_TOO_LARGE: 'Слишком большой запрос',
    UNSUPPORTED_MEDIA: 'Такой вид данных не поддерживается',
    RATE_LIMITED: 'Слишком много запросов. Повторите через {n} с',
    TIMEOUT: 'Сервер не ответил вовремя. Повторите попытку',
    UNAVAILABLE: 'Сервис временно недоступен. Повторите попытку позже',
    INTERNAL: 'Что-то пошло не так. Мы уже разбираемся',
  },
  offline: 'Нет связи с сервером. Проверьте подключение и повторите',
  conflict: 'Данные уже изменились. Обновите их и повторите',
  tooManyRequests: 'Слишком много запросов. Повторите позже',
} as const;

type GeneralCode = keyof typeof general.problems;
type GeneralTexts = {
  readonly language: string;
  readonly problems: Readonly<Record<GeneralCode, string>>;
  readonly conflict: string;
  readonly tooManyRequests: string;
};

/** Codes whose text says what a status means. */
const codes: Readonly<Record<number, GeneralCode>> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

/** The sentence for a refusal that came without one; `retryAfter` in milliseconds. */
export function generalText(status: number, retryAfter: number | undefined, texts: GeneralTexts = general): string {
  if (status === 409) return texts.conflict;
  if (status === 429 && retryAfter === undefined) return texts.tooManyRequests;
  const code = codes[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  // Rounded up: nobody is sent back too early.
  return fillText(texts.problems[code], { n: Math.ceil((retryAfter ?? 0) / 1000) }, texts.language);
}
