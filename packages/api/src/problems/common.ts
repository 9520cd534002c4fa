import { general } from './general.ts';
import type { ProblemTable } from './types.ts';

const { problems: texts } = general;

/** Failures any call may answer with. */
export const commonProblems = {
  BAD_REQUEST: { status: 400, text: texts.BAD_REQUEST },
  VALIDATION: { status: 400, text: 'Проверьте заполнение полей' },
  UNAUTHORIZED: { status: 401, text: texts.UNAUTHORIZED },
  FORBIDDEN: { status: 403, text: 'Недостаточно прав' },
  NOT_FOUND: { status: 404, text: texts.NOT_FOUND },
  METHOD_NOT_ALLOWED: { status: 405, text: texts.METHOD_NOT_ALLOWED },
  PAYLOAD_TOO_LARGE: { status: 413, text: texts.PAYLOAD_TOO_LARGE },
  UNSUPPORTED_MEDIA: { status: 415, text: texts.UNSUPPORTED_MEDIA },
  RATE_LIMITED: { status: 429, text: texts.RATE_LIMITED },
  TIMEOUT: { status: 504, text: texts.TIMEOUT },
  UNAVAILABLE: { status: 503, text: texts.UNAVAILABLE },
  INTERNAL: { status: 500, text: texts.INTERNAL },
  VERSION_CONFLICT: { status: 409, text: 'Запись изменена другим пользователем' },
  BULK_CHANGED: { status: 409, text: 'Отбор изменился: теперь подходит {n}. Проверьте и повторите' },
  BULK_TOO_MANY: { status: 400, text: 'В отборе больше {n|строки|строк|строк}. Сузьте его фильтрами' },
  IDEMPOTENCY_MISMATCH: { status: 409, text: 'Повтор запроса с другими данными' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, text: 'Этот запрос уже выполняется' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, text: 'Не передан ключ повтора запроса' },
} as const satisfies ProblemTable;
