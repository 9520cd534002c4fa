/** What the client says by itself; apart from the catalogue, which a page need not carry. */

/** No answer came at all. */
export const offline = 'Нет связи с сервером. Проверьте подключение и повторите';
export const timedOut = 'Сервер не ответил вовремя. Повторите попытку';
export const broken = 'Что-то пошло не так. Мы уже разбираемся';
export const badRequest = 'Проверьте данные запроса';
export const rateLimited = 'Слишком много запросов. Повторите через {n} с';

/** Sentences of refusals that came without one. */
export const byStatus = {
  401: 'Требуется авторизация',
  404: 'Не найдено или у вас нет доступа',
  405: 'Такого действия нет',
  408: timedOut,
  409: 'Данные уже изменились. Обновите их и повторите',
  413: 'Слишком большой запрос',
  415: 'Такой вид данных не поддерживается',
  429: 'Слишком много запросов. Повторите позже',
} as const;

/** Seconds of a wait in milliseconds: nobody is sent back too early. */
export const secondsOf = (ms: number): number => Math.ceil(ms / 1000);

/** The sentence for a refusal that came without one. */
export function generalText(status: number, retryAfter?: number): string {
  if (status === 429 && retryAfter !== undefined) return rateLimited.replace('{n}', String(secondsOf(retryAfter)));
  const known: Readonly<Record<number, string>> = byStatus;
  return known[status] ?? (status >= 400 && status < 500 ? badRequest : broken);
}
