/** Said when no answer came at all. */
export const offline = 'Нет связи с сервером. Проверьте подключение и повторите';
