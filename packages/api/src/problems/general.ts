/** What the client says by itself; apart from the catalogue, which a page need not carry. */

/** No answer came at all. */
export const offline = 'Нет связи с сервером. Проверьте подключение и повторите';
export const timedOut = 'Сервер не ответил вовремя. Повторите попытку';
export const broken = 'Что-то пошло не так. Мы уже разбираемся';
export const badRequest = 'Проверьте данные запроса';
