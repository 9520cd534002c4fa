import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Sales from the draft to the return. */
export const saleDescriptions = {
  'sales.list': { summary: 'Свои продажи участника' },
  'sales.get': {
    summary: 'Продажа: позиции, чек, история, операции с баллами',
    description: '`allowedActions` называет то, что этот человек может сделать сейчас.',
  },
  'sales.create': {
    summary: 'Регистрирует продажу или сохраняет черновик',
    description:
      'С `submit: true` продажа уходит на проверку, и серийные номера закрепляются за ней. `externalId` связывает продажу с документом вашей системы: второй раз тот же документ той же торговой точки не регистрируется, а у другой точки номер может повториться: каждая касса считает свои чеки сама. С чеком день продажи — день чека: `saleDate` можно не передавать, другой день требует `saleDateReason` и ставит признак риска «Дата не совпадает с чеком». `saleDate` — календарный день в часовом поясе торговой точки: завтрашний по её часам не принимается. Внешняя система называет продавца — `memberId`, `userExternalId` или `phone` — и отправляет продажу сразу; участник продаёт только за себя.',
    refusals: [
      'SALE_EMPTY',
      'SALE_SERIAL_REQUIRED',
      'SALE_SERIAL_DUPLICATE',
      'SALE_SERIAL_FORMAT',
      'SALE_SERIAL_REGISTRY',
      'SALE_SERIAL_BLOCKED',
      'SALE_SERIAL_LAYOUT',
      'SALE_SERIAL_SIGNS',
      'SALE_SERIAL_ROUNDED',
      'SALE_SERIAL_MARK',
      'SALE_SERIAL_PRODUCT',
      'SALE_SERIAL_QUANTITY',
      'SALE_DATE_FUTURE',
      'SALE_DATE_EARLY',
      'SALE_TOO_LATE',
      'SALE_DATE_RECEIPT',
      'SALE_STORE_CLOSED',
      'SALE_RECEIPT_USED',
      'SALE_RECEIPT_FORMAT',
      'SALE_RECEIPT_RETURN',
      'SALE_RECEIPT_FUTURE',
      'SALE_RECEIPT_LATE',
      'SALE_EXTERNAL_TAKEN',
      'PRODUCT_NOT_FOUND',
      'PRODUCT_INACTIVE',
      'MEMBER_NOT_CONFIRMED',
      'MEMBER_NOT_FOUND',
    ],
  },
  'sales.update': {
    summary: 'Меняет черновик или продажу, по которой запросили уточнение',
    description: 'Внешняя система меняет только продажи, которые привезли системы её владельца.',
    refusals: ['SALE_STATUS', 'VERSION_CONFLICT', 'SALE_SERIAL_DUPLICATE', 'SALE_RECEIPT_USED'],
  },
  'sales.delete': { summary: 'Удаляет черновик', refusals: ['SALE_STATUS'] },
  'sales.submit': { summary: 'Отправляет черновик на проверку', refusals: ['SALE_STATUS', 'SALE_SERIAL_DUPLICATE'] },
  'sales.cancel': {
    summary: 'Отзывает продажу, пока по ней нет решения',
    description: 'Серийные номера освобождаются.',
    refusals: ['SALE_STATUS'],
  },
  'sales.dispute': {
    summary: 'Оспаривает отказ: всей продажи или её отклонённых позиций',
    description: 'Проверять будет другой модератор. Подтверждённые позиции остаются как есть.',
    refusals: ['SALE_DISPUTE_CLOSED', 'SALE_DISPUTED', 'SALE_STATUS'],
  },
  'sales.answer': { summary: 'Отвечает на запрос уточнения', refusals: ['SALE_STATUS'] },
  'sales.checkSerial': {
    summary: 'Проверяет, свободен ли серийный номер',
    description: 'Кем номер занят, не говорится никогда.',
  },
  'sales.calculate': {
    summary: 'Считает баллы за позиции до отправки',
    description:
      'Для каждой позиции: базовые баллы, акции и объяснение. Ничего не сохраняет. Внешняя система называет продавца.',
    refusals: ['MEMBER_NOT_FOUND'],
  },
  'sales.uploadFile': {
    summary: 'Загружает снимок чека или документа',
    description: 'Файл привязывается к продаже по `id` из ответа.',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN', 'FILES_DAY'],
  },
  'saleLists.current': {
    summary: 'Список продаж участника, который сейчас проверяют или отправляют',
    description: '`null`, когда списка нет. Список виден только тому, кто его загрузил; через 14 дней он забывается.',
  },
  'saleLists.upload': {
    summary: 'Читает файл XLSX или CSV со своими продажами',
    description:
      'До 500 строк. Ничего не регистрирует: строки проверяют (`saleLists.check`), исправляют (`saleLists.correct`) и отправляют (`saleLists.send`). Новый файл заменяет прежний список. Скрытые строки и листы не читаются: `hiddenRows` и `sheet` ответа говорят, что пропущено и какой лист прочитан, `sheet` запроса выбирает другой, `encoding` — кодировку CSV, если она не ясна.',
    refusals: [
      'IMPORT_EMPTY',
      'IMPORT_ROWS',
      'FILE_TYPE',
      'FILE_SIZE',
      'FILE_BROKEN',
      'FILE_SHEET',
      'FILE_ENCODING',
      'FILE_ENCODING_UNSURE',
      'SALE_LIST_SENDING',
    ],
  },
  'saleLists.template': { summary: 'Образец файла: строка, которая загрузится как есть, и пояснения' },
  'saleLists.join': {
    summary: 'Сопоставляет поля продажи с колонками файла',
    description: 'Строки читаются из файла снова; исправления в них пропадают.',
    refusals: [
      'IMPORT_HEADER',
      'IMPORT_COLUMN_SHARED',
      'IMPORT_COLUMN_AWAY',
      'IMPORT_FIELD_UNKNOWN',
      'SALE_LIST_SENDING',
    ],
  },
  'saleLists.correct': {
    summary: 'Исправляет ячейки строк и убирает строки',
    description: 'Продажи, к которым относятся строки, снова ждут проверки.',
    refusals: ['SALE_LIST_SENDING'],
  },
  'saleLists.check': {
    summary: 'Проверяет следующую часть списка',
    description:
      'Каждая продажа проходит обычную регистрацию, и та отменяется. Вызов повторяют, пока `counts.unchecked` больше нуля.',
    refusals: ['SALE_LIST_SENDING'],
  },
  'saleLists.send': {
    summary: 'Регистрирует готовые продажи списка',
    description:
      'Работа идёт процессом: `process` в ответе и в `saleLists.current`. Остальные строки остаются в списке. Повтор ничего не создаёт второй раз.',
    refusals: ['SALE_LIST_EMPTY'],
  },
  'saleLists.failed': { summary: 'Незарегистрированные строки списка файлом, каждая с тем, что исправить' },
  'saleLists.delete': {
    summary: 'Забывает список',
    description: 'Зарегистрированные продажи остаются.',
    refusals: ['SALE_LIST_SENDING'],
  },
  'sales.massUpload': {
    summary: 'Регистрирует продажи из файла XLSX или CSV',
    description:
      'С `dryRun` проверяет и ничего не меняет. Ошибки перечислены по строкам; ничего не делается наполовину.',
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
  'sales.massUploadTemplate': { summary: 'Образец файла с продажами' },
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
