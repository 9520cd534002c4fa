import type { CallDescription } from './types.ts';

/** Sales as those who sell see them: from the draft to the dispute, one by one and by lists. */
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
} as const satisfies Readonly<Record<string, CallDescription>>;
