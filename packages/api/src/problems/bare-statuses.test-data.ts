/** Refusals without a sentence: status, headers of the answer, what is said in Russian and in English. */
export const bareStatuses: readonly [number, Record<string, string>, string, string][] = [
  [304, {}, 'Что-то пошло не так. Мы уже разбираемся', 'Something went wrong. We are looking into it'],
  [400, {}, 'Проверьте данные запроса', 'Check the data of the request'],
  [401, {}, 'Требуется авторизация', 'Sign in first'],
  [404, {}, 'Не найдено или у вас нет доступа', 'Not found, or you have no access to it'],
  [405, {}, 'Такого действия нет', 'There is no such action'],
  [408, {}, 'Сервер не ответил вовремя. Повторите попытку', 'The server did not answer in time. Try again'],
  [409, {}, 'Данные уже изменились. Обновите их и повторите', 'The data has already changed. Refresh it and try again'],
  [413, {}, 'Слишком большой запрос', 'The request is too large'],
  [415, {}, 'Такой вид данных не поддерживается', 'This kind of data is not supported'],
  [422, {}, 'Проверьте данные запроса', 'Check the data of the request'],
  [429, {}, 'Слишком много запросов. Повторите позже', 'Too many requests. Try again later'],
  [429, { 'retry-after': '3' }, 'Слишком много запросов. Повторите через 3 с', 'Too many requests. Try again in 3 s'],
  [500, {}, 'Что-то пошло не так. Мы уже разбираемся', 'Something went wrong. We are looking into it'],
  [502, {}, 'Что-то пошло не так. Мы уже разбираемся', 'Something went wrong. We are looking into it'],
  [
    503,
    {},
    'Сервис временно недоступен. Повторите попытку позже',
    'The service is temporarily unavailable. Try again later',
  ],
  [504, {}, 'Сервер не ответил вовремя. Повторите попытку', 'The server did not answer in time. Try again'],
];
