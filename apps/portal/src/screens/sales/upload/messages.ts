import { formatCount, formatNumber, NBSP, pluralRu, quoted } from '@pribavka/ui';

const sales = ['продажа', 'продажи', 'продаж'] as const;
const salesOf = ['продажу', 'продажи', 'продаж'] as const;
const hiddenRows = ['скрытую строку', 'скрытые строки', 'скрытых строк'] as const;
const rows = ['строка', 'строки', 'строк'] as const;

/** Words of «Загрузить списком». */
export const uploadMessages = {
  title: 'Продажи списком',
  loading: 'Открываем список…',
  failed: 'Не открыли список',
  // File.
  fileText:
    'Одна строка — один товар. Строки с одним номером чека станут одной продажей. Названия колонок могут быть любыми.',
  fileReceipt: 'Программа принимает продажи списком только с чеком: заполните колонку с QR-кодом чека.',
  template: 'Скачать образец',
  file: 'Файл с продажами',
  fileHint: 'XLSX или CSV, до 20 МБ и 500 строк',
  sheet: 'Лист',
  sheetHint: 'Читаем только этот лист. Скрытые листы не читаем.',
  sheetNow: (name: string) => `Прочитан лист ${quoted(name)}`,
  sheetRead: (name: string, others: number) =>
    `Прочитали лист ${quoted(name)}. Чтобы прочитать ${others === 1 ? 'другой' : 'один из других'}, выберите файл снова.`,
  fileGone: 'Файл изменён или удалён с устройства. Чтобы прочитать другой лист, выберите файл снова.',
  hidden: (count: number) =>
    `${formatCount(count, hiddenRows)} не читали: если эти данные нужны, покажите их в таблице и выберите файл снова.`,
  // Rows.
  checking: (left: number) => `Осталось проверить ${formatCount(left, salesOf)}. Пока ничего не отправляем.`,
  checkFailed: 'Проверка прервалась. Что уже проверено, осталось.',
  checkAgain: 'Продолжить проверку',
  ready: (count: number) => `${formatCount(count, sales)} ${pluralRu(count, ['готова', 'готовы', 'готовы'])}`,
  nothingReady: 'Готовых продаж нет',
  refused: (count: number) => `${formatNumber(count)} с ошибками`,
  known: (count: number) => `${formatNumber(count)} уже есть`,
  points: (points: string) => `≈${NBSP}${points}`,
  pointsText: 'Точную сумму посчитаем при отправке: акции и лимиты учитывают все продажи вместе.',
  withoutReceipt: (count: number) =>
    `Без QR-кода чека: ${formatCount(count, sales)}. Продажу подтверждает чек: впишите код в строку, иначе модератор может попросить фото.`,
  summary: 'Итог проверки',
  facts: { ready: 'Готовы', refused: 'С ошибками', known: 'Уже зарегистрированы', points: 'Получите примерно' },
  filter: 'Какие строки показать',
  all: (count: number) => `Все строки ${formatNumber(count)}`,
  onlyRefused: (count: number) => `Строки с ошибками ${formatNumber(count)}`,
  table: 'Строки файла',
  row: 'Строка',
  rowNumber: (row: number) => `Строка ${row}`,
  state: 'Проверка',
  states: { unchecked: 'Проверяем', ready: 'Готова', known: 'Уже есть', refused: 'Ошибка' },
  saleExists: (number: string) => `Уже зарегистрирована: ${number}`,
  otherRow: 'Ошибка в другой строке этой продажи',
  cell: (title: string, row: number) => `${title}, строка ${row}`,
  edit: 'Изменить',
  editRow: (row: number) => `Изменить строку ${row}`,
  remove: 'Убрать',
  removeRow: (row: number) => `Убрать строку ${row}`,
  removeQuestion: (row: number) => `Убрать строку ${row} из списка?`,
  removeText: 'Ваш файл не изменится.',
  removed: (row: number) => `Строка ${row} убрана`,
  more: (left: number) => `Показать ещё ${formatCount(left, rows)}`,
  shown: 'Правки сохраняются здесь, ваш файл не меняется.',
  send: (count: number) => `Отправить ${formatCount(count, salesOf)}`,
  nothingToSend: 'Исправьте строки с ошибками',
  stillChecking: 'Дождитесь конца проверки',
  another: 'Выбрать другой файл',
  back: 'Вернуться к строкам',
  joinAgain: 'Изменить колонки',
  joinText: 'Исправленное в строках пропадёт.',
  changed: 'Список изменён в другой вкладке. Показываем его таким, какой он сейчас.',
  gone: 'Этот список заменён или удалён в другой вкладке.',
  notSaved: 'Правка не сохранилась. Нажмите «Повторить».',
  retry: 'Повторить',
  actions: 'Действия со строкой',
  noRows: 'Строк не осталось. Выберите другой файл.',
  downloadFailed: 'Скачать строки с ошибками',
  // Sending.
  sending: (total: number) => `Регистрируем: ${formatCount(total, rows)}`,
  progress: (done: number, total: number) => `${formatNumber(done)} из ${formatNumber(total)}`,
  sendingText: 'Окно можно закрыть: отправка продолжится, итог придёт уведомлением.',
  // Result.
  done: (count: number) =>
    `${pluralRu(count, ['Отправлена', 'Отправлено', 'Отправлено'])} ${formatCount(count, sales)}`,
  doneText: 'Продажи на проверке. Баллы придут после неё.',
  left: 'Строки с ошибками остались здесь: исправьте их или скачайте файлом.',
  toSales: 'К списку продаж',
  moreFile: 'Загрузить ещё файл',
} as const;
