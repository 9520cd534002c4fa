import { headers } from '../headers.ts';
import { problems } from '../problems/all.ts';
import { fieldTexts } from '../problems/fields.ts';
import type { Route } from '../routes/types.ts';

type JsonObject = Record<string, unknown>;

const uuid = { type: 'string', format: 'uuid' };

export const securitySchemes: JsonObject = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: `Ключ сеанса из заголовка ${headers.sessionToken} ответа на вход.`,
  },
};

export const tokenHeaders: JsonObject = {
  [headers.sessionToken]: { description: 'Ключ сеанса', schema: { type: 'string' } },
  [headers.refreshToken]: { description: 'Ключ продления', schema: { type: 'string' } },
};

/** Headers a request carries besides the bearer (specification §7). */
export function headerParameters(key: string, route: Route): JsonObject[] {
  const list: JsonObject[] = [
    {
      name: headers.requestId,
      in: 'header',
      description: 'Новый для каждой попытки',
      schema: uuid,
    },
    {
      name: headers.fingerprint,
      in: 'header',
      description: 'Отпечаток устройства: признак, а не секрет',
      schema: { type: 'string', maxLength: 128 },
    },
  ];
  if (key === 'auth.refresh') {
    list.push({
      name: headers.refreshToken,
      in: 'header',
      required: true,
      schema: { type: 'string', maxLength: 512 },
    });
  }
  if (route.idempotent) {
    list.push({
      name: headers.idempotencyKey,
      in: 'header',
      required: true,
      description: 'Один на действие и тот же при повторе: 24 часа повтор с теми же данными даёт тот же ответ',
      schema: uuid,
    });
  }
  return list;
}

const values = { type: 'object', additionalProperties: { type: ['string', 'number'] } };
const strings = { type: 'array', items: { type: 'string' } };

export const errorResponse: JsonObject = {
  description: 'Отказ',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['messages', 'errors', 'code', 'requestId'],
        properties: {
          messages: { ...strings, description: 'Что показать человеку' },
          errors: {
            type: 'array',
            description: 'Строки или сообщения по полям',
            items: {
              anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: strings }],
            },
          },
          code: { type: 'string', enum: Object.keys(problems) },
          params: { ...values, description: 'Чем заполнен текст кода' },
          fields: {
            type: 'object',
            description: 'Коды сообщений по полям, в том же порядке',
            additionalProperties: {
              type: 'array',
              items: {
                type: 'object',
                required: ['code'],
                properties: {
                  code: { type: 'string', enum: [...Object.keys(problems), ...Object.keys(fieldTexts)] },
                  params: values,
                },
              },
            },
          },
          requestId: { type: 'string' },
          current: { description: 'При конфликте — запись в её нынешнем виде' },
        },
      },
      example: {
        messages: [],
        errors: [{ 'items[0].serialNumber': [problems.SALE_SERIAL_DUPLICATE.text] }],
        code: 'SALE_SERIAL_DUPLICATE',
        requestId: '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e05',
      },
    },
  },
};

/** Sections of the documentation by the first part of a route key, in reading order. */
export const tagNames: Readonly<Record<string, string>> = {
  auth: 'Вход, регистрация, пароль',
  secondFactor: 'Двухэтапный вход',
  imports: 'Загрузки файлом',
  listViews: 'Сохранённые виды списков',
  sessions: 'Сеансы',
  security: 'Настройки безопасности',
  users: 'Свой профиль',
  consents: 'Свои согласия',
  storeRequests: 'Смена торговой точки',
  dictionary: 'Справочник',
  role: 'Свои доступы',
  roles: 'Роли и доступы',
  staff: 'Сотрудники',
  stores: 'Торговые точки',
  storeGroups: 'Группы торговых точек',
  partners: 'Партнёры',
  manufacturers: 'Производители',
  technical: 'Технические пользователи',
  members: 'Участники',
  documents: 'Документы программы',
  socials: 'Социальные сети',
  files: 'Файлы',
  live: 'Сейчас',
  search: 'Поиск',
  notifications: 'Уведомления',
  products: 'Товары',
  categories: 'Категории',
  serials: 'Реестр серийных номеров',
  brands: 'Бренды',
  saleLists: 'Продажи списком: файл, проверка, отправка',
  sales: 'Продажи',
  points: 'Баллы',
  operations: 'Операции',
  withdrawals: 'Вывод баллов',
  registries: 'Реестры выплат',
  cards: 'Карты для выплат',
  tunings: 'Корректировки',
  promotions: 'Акции',
  support: 'Обращения',
  summaries: 'Сводки',
  logs: 'Журнал действий',
  processes: 'Процессы',
};

/** The section a route belongs to. */
export const areaOf = (key: string): string => key.split('.')[0] ?? key;
