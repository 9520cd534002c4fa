import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Points by hand: one by one, from files, and the decisions on them. */
export const adjustmentDescriptions = {
  'tunings.decideMany': {
    summary: 'Одно решение по нескольким корректировкам',
    description: `Свои решает другой сотрудник. Каким корректировкам решение не подходит, остаются как есть. В ответе — по каким не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'tunings.list': { summary: 'Корректировки' },
  'tunings.export': { summary: 'Выгружает корректировки под фильтрами списка' },
  'tunings.get': { summary: 'Корректировка: основание, файлы, решение' },
  'tunings.create': {
    summary: 'Начисляет или списывает баллы вручную',
    description:
      'Когда сумма за день у автора или у участника выше предела из настроек — после согласия второго человека (`on_approval`). Начисление больше `maxOperationPoints` отклоняется у `points`, и при согласовании тоже: баллы даёт оно.',
    refusals: ['MEMBER_NOT_FOUND', 'POINTS_NOT_ENOUGH', 'FILE_NOT_FOUND'],
  },
  'tunings.uploadFile': {
    summary: 'Загружает файл к корректировке',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
  'tunings.decide': {
    summary: 'Согласует или отклоняет корректировку',
    refusals: [
      'TUNING_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'TUNING_STATUS',
      'TUNING_EXPIRED',
      'TUNING_BOUND',
      'POINTS_NOT_ENOUGH',
      'VERSION_CONFLICT',
    ],
  },
  'tunings.delete': { summary: 'Удаляет корректировку, которая ещё не применена', refusals: ['TUNING_STATUS'] },
  'tunings.massUpload': {
    summary: 'Загружает корректировки из файла',
    description: 'С `dryRun` проверяет и ничего не меняет. Ошибки перечислены по строкам.',
    refusals: [
      'IMPORT_HEADER',
      'IMPORT_EMPTY',
      'IMPORT_ROWS',
      'FILE_TYPE',
      'FILE_SIZE',
      'FILE_SHEET',
      'FILE_ENCODING',
      'FILE_ENCODING_UNSURE',
    ],
  },
  'tunings.massUploadTemplate': { summary: 'Образец файла с корректировками' },
} as const satisfies Readonly<Record<string, CallDescription>>;
