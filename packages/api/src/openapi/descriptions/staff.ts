import type { CallDescription } from './types.ts';

/** Roles, people, settings of the programme, the journal. */
export const staffDescriptions = {
  'imports.columns': {
    summary: 'Колонки файла и подходящие им поля загрузки',
    description:
      'Первый шаг загрузки: заголовки с примерами значений и догадка, какое поле откуда взять. Файл не сохраняется. Читается первый видимый лист с данными, без скрытых строк; другой называет `sheet`. Если буквам CSV подходят две кодировки, в `encodings` больше одной, и загрузке нужна `encoding`. Выбор уходит с самой загрузкой в `columns`, `sheet` и `encoding`.',
    refusals: ['FILE_BROKEN', 'FILE_TYPE', 'FILE_SHEET', 'FILE_ENCODING', 'IMPORT_EMPTY', 'IMPORT_ROWS'],
  },
  'listViews.create': {
    summary: 'Сохраняет вид списка под именем',
    description:
      'Вид — строка запроса адреса: фильтры, сортировка, поиск. Виды приходят с профилем, чужих никто не видит.',
    refusals: ['NAME_TAKEN', 'LIST_VIEWS_LIMIT'],
  },
  'listViews.update': {
    summary: 'Меняет имя или фильтры вида, делает его первым при открытии',
    refusals: ['NAME_TAKEN'],
  },
  'listViews.delete': { summary: 'Удаляет вид списка' },
  'roles.list': { summary: 'Роли с числом людей' },
  'roles.emptyMatrix': { summary: 'Пустая таблица доступов для новой роли' },
  'roles.create': {
    summary: 'Создаёт роль',
    description: 'Только с теми доступами и строками, что есть у самого автора.',
    refusals: ['ROLE_BEYOND', 'ROLE_CODE_TAKEN', 'REAUTH_REQUIRED'],
  },
  'roles.update': {
    summary: 'Меняет название и охват роли',
    refusals: ['ROLE_ADMIN_ONLY', 'ROLE_BEYOND', 'ROLE_SYSTEM_SCOPE', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'roles.accesses': { summary: 'Доступы роли' },
  'roles.updateAccesses': {
    summary: 'Меняет доступы роли',
    description:
      'Действует со следующего запроса каждого, у кого эта роль. В журнал уходит разница. Доступ, которого нет у вас, добавить нельзя; роль администратора меняет только администратор.',
    refusals: ['ROLE_ADMIN_ONLY', 'ROLE_BEYOND', 'ROLE_LOCKOUT', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'roles.users': { summary: 'Люди с этой ролью' },
  'staff.list': { summary: 'Сотрудники: люди бэк-офиса и их роли' },
  'staff.get': { summary: 'Сотрудник' },
  'staff.create': {
    summary: 'Заводит сотрудника с ролью',
    description:
      'На почту уходит ссылка, по которой человек задаёт пароль. Новый администратор ждёт другого администратора или 72 часа (`waiting`): до тех пор он заблокирован, и письмо не уходит. Роль с охватом «партнёр» или «производитель» требует назвать компанию. Участники, партнёры, производители и технические пользователи заводятся своими вызовами.',
    refusals: ['ROLE_NOT_STAFF', 'ROLE_BEYOND', 'EMAIL_TAKEN', 'PHONE_TAKEN', 'REAUTH_REQUIRED'],
  },
  'staff.invite': {
    summary: 'Отправляет приглашение ещё раз',
    description:
      'Новая ссылка для первого пароля, действует 7 дней; прежняя перестаёт открываться. Тому, кто уже задал пароль или заблокирован, приглашение не нужно.',
    refusals: ['STAFF_NO_INVITE', 'REAUTH_REQUIRED'],
  },
  'staff.update': {
    summary: 'Меняет данные, роль и доступ сотрудника',
    description:
      'Действует со следующего запроса. Роль администратора, а у администратора и другая почта или телефон ждут другого администратора или 72 часа (`waiting`); остальное меняется сразу. Последнего администратора нельзя ни понизить, ни заблокировать; себя не меняет никто.',
    refusals: [
      'STAFF_SELF',
      'STAFF_WAITING',
      'ROLE_BEYOND',
      'ROLE_LOCKOUT',
      'ROLE_NOT_STAFF',
      'REASON_REQUIRED',
      'EMAIL_TAKEN',
      'PHONE_TAKEN',
      'VERSION_CONFLICT',
      'REAUTH_REQUIRED',
    ],
  },
  'staff.decideChange': {
    summary: 'Подтверждает или останавливает изменение учётной записи администратора',
    description:
      'Подтверждает другой администратор: не автор изменения и не тот, чью учётную запись автор завёл или менял в последние 72 часа. Остановить может любой администратор и сам автор.',
    refusals: ['STAFF_SAME_PERSON', 'SECOND_PERSON_RECENT', 'STAFF_DECIDED', 'STAFF_EXPIRED', 'REAUTH_REQUIRED'],
  },
  'roles.delete': {
    summary: 'Удаляет роль без людей; системную удалить нельзя',
    refusals: ['ROLE_SYSTEM', 'ROLE_IN_USE', 'REAUTH_REQUIRED'],
  },
  'security.settings': { summary: 'Настройки безопасности' },
  'security.updateSettings': {
    summary: 'Меняет настройки безопасности',
    description: 'Например, делает второй шаг обязательным для администраторов.',
    refusals: ['VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'secondFactor.reset': {
    summary: 'Сбрасывает второй шаг другому человеку',
    description:
      'Его сеансы завершаются, ему приходит письмо. У администратора сброс ждёт другого администратора или 72 часа (`waits`).',
    refusals: ['SECOND_FACTOR_SELF', 'SECOND_FACTOR_OFF', 'STAFF_WAITING', 'REAUTH_REQUIRED'],
  },
  'sessions.listOf': { summary: 'Сеансы другого человека' },
  'sessions.endAllOf': { summary: 'Завершает все сеансы другого человека' },
  'sessions.endOneOf': { summary: 'Завершает один сеанс другого человека' },
  'logs.list': { summary: 'Журнал действий с фильтрами' },
  'logs.get': { summary: 'Запись журнала: что было и что стало' },
  'logs.export': { summary: 'Выгружает журнал в XLSX или CSV' },
  'logs.exportList': { summary: 'Выгружает журнал под фильтрами списка' },
  'logs.actors': { summary: 'Люди и системы для отбора журнала' },
  'logs.words': { summary: 'Названия объектов и ролей для фильтров журнала' },
  'processes.list': { summary: 'Фоновые процессы: загрузки, выгрузки, рассылки' },
  'processes.export': {
    summary: 'Выгружает процессы под фильтрами списка',
    description: 'Кто видит в списке только свои процессы, получает в файле их же.',
  },
  'processes.own': { summary: 'Фоновые процессы, начатые самим', description: 'Доступ «Процессы» не нужен.' },
  'processes.get': {
    summary: 'Процесс: ход и итог',
    description:
      'Свой виден тому, кто его начал; чужой — с доступом «Процессы». У загрузки файла `counts` растут вместе с `progress`. Проверка (`dryRun`), нашедшая ошибки, — `completed`: ошибки строк — её итог.',
  },
  'processes.file': { summary: 'Файл процесса: исходный, итог или строки с ошибками' },
  'processes.cancel': { summary: 'Останавливает процесс', refusals: ['PROCESS_STATUS'] },
  'processes.retry': { summary: 'Повторяет процесс, закончившийся неудачей', refusals: ['PROCESS_STATUS'] },
} as const satisfies Readonly<Record<string, CallDescription>>;
