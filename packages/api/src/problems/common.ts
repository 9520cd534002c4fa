import { badRequest, broken, byStatus, rateLimited, timedOut } from './general.ts';
import type { ProblemTable } from './types.ts';

/** Failures any call may answer with. */
export const commonProblems = {
  BAD_REQUEST: { status: 400, text: badRequest },
  VALIDATION: { status: 400, text: 'Проверьте заполнение полей' },
  UNAUTHORIZED: { status: 401, text: byStatus[401] },
  FORBIDDEN: { status: 403, text: 'Недостаточно прав' },
  NOT_FOUND: { status: 404, text: byStatus[404] },
  METHOD_NOT_ALLOWED: { status: 405, text: byStatus[405] },
  PAYLOAD_TOO_LARGE: { status: 413, text: byStatus[413] },
  UNSUPPORTED_MEDIA: { status: 415, text: byStatus[415] },
  RATE_LIMITED: { status: 429, text: rateLimited },
  TIMEOUT: { status: 504, text: timedOut },
  UNAVAILABLE: { status: 503, text: 'Сервис временно недоступен. Повторите попытку позже' },
  INTERNAL: { status: 500, text: broken },
  VERSION_CONFLICT: { status: 409, text: 'Запись изменена другим пользователем' },
  BULK_CHANGED: { status: 409, text: 'Отбор изменился: теперь подходит {n}. Проверьте и повторите' },
  BULK_TOO_MANY: { status: 400, text: 'В отборе больше {n} строк. Сузьте его фильтрами' },
  IDEMPOTENCY_MISMATCH: { status: 409, text: 'Повтор запроса с другими данными' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, text: 'Этот запрос уже выполняется' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, text: 'Не передан ключ повтора запроса' },
} as const satisfies ProblemTable;
