import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Sales as those who check them see them: the queue, its locks and decisions, returns and files. */
export const moderationDescriptions = {
  'sales.adminList': {
    summary: 'Продажи для проверки и отчётов',
    description: 'Партнёр видит продажи своих торговых точек, производитель — строки со своими товарами.',
  },
  'sales.reasons': { summary: 'Причины отклонения и возврата' },
  'sales.moderators': { summary: 'Кто принимал решения по продажам' },
  'sales.lock': {
    summary: 'Берёт продажу в работу',
    description: 'Пока она взята, решение принимает только этот модератор. Срок — в `lockedUntil`.',
    refusals: [
      'SALE_LOCKED',
      'SALE_LOCKED_ELSEWHERE',
      'SALE_LOCK_LOST',
      'SALE_DISPUTE_OTHER',
      'SALE_OWN',
      'SALE_STATUS',
    ],
  },
  'sales.unlock': { summary: 'Отпускает продажу, взятую в работу' },
  'sales.moderate': {
    summary: 'Принимает решение по позициям или запрашивает уточнение',
    description: 'Подтверждённые позиции начисляют баллы. Решение можно отменить, пока не вышел срок отмены.',
    refusals: [
      'SALE_LOCKED',
      'SALE_STATUS',
      'SALE_DISPUTE_OTHER',
      'SALE_OWN',
      'SALE_ITEMS_UNDECIDED',
      'REASON_REQUIRED',
      'VERSION_CONFLICT',
    ],
  },
  'sales.postpone': { summary: 'Откладывает продажу для себя', refusals: ['SALE_STATUS', 'SALE_OWN'] },
  'sales.resume': { summary: 'Возвращает отложенную продажу в очередь' },
  'sales.ownShift': {
    summary: 'Своя смена: сколько решено, темп, отложенные и решения, которые ещё можно отменить',
  },
  'sales.undoModeration': { summary: 'Отменяет своё решение', refusals: ['SALE_UNDO_CLOSED'] },
  'sales.moderateMany': {
    summary: 'Одно решение по нескольким продажам',
    description: `Продажи с признаками риска проверяют отдельно. В ответе — по каким не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'sales.return': {
    summary: 'Оформляет возврат позиций',
    description:
      'С `preview: true` показывает, сколько баллов спишется и не возникнет ли задолженность, и ничего не меняет.',
    refusals: ['SALE_RETURN_QUANTITY', 'SALE_STATUS'],
  },
  'sales.export': { summary: 'Выгружает продажи в XLSX или CSV' },
  'sales.exportList': {
    summary: 'Выгружает продажи под фильтрами списка',
    description:
      'Столбцы файла и их порядок называет `columns`; без него файл обычный. Так же выбирают столбцы в выгрузке любого списка.',
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
