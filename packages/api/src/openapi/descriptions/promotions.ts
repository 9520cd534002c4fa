import type { CallDescription } from './types.ts';

/** Promotions and requests to support. */
export const promotionDescriptions = {
  'promotions.list': { summary: 'Акции для участника: идут, скоро, завершены' },
  'promotions.get': { summary: 'Акция для участника: условия, товары, предел' },
  'promotions.progress': { summary: 'Сколько участник уже получил по акции и сколько осталось до следующего шага' },
  'promotions.adminList': { summary: 'Все акции с фильтрами' },
  'promotions.adminGet': { summary: 'Акция со всеми правилами, бюджетом и действиями' },
  'promotions.versions': {
    summary: 'Версии акции',
    description: 'Продажа считается по версии, действовавшей в её день.',
  },
  'promotions.create': { summary: 'Создаёт черновик акции' },
  'promotions.update': {
    summary: 'Меняет акцию',
    description: 'Правка идущей акции создаёт её новую версию.',
    refusals: ['VERSION_CONFLICT', 'PROMO_PAUSE_FIRST'],
  },
  'promotions.setStatus': {
    summary: 'Ведёт акцию по этапам: согласование, запуск, пауза, завершение, архив',
    description:
      'Отправленную на согласование запускает не её автор, какой бы она ни была. Сразу из черновика автор запускает сам, пока акция и все запущенные им так за день вместе не дороже порога из настроек; без бюджета — никогда.',
    refusals: [
      'VERSION_CONFLICT',
      'PROMO_STATUS',
      'PROMO_BUDGET',
      'PROMO_SAME_PERSON',
      'PROMO_DAY_SUM',
      'SECOND_PERSON_RECENT',
    ],
  },
  'promotions.copy': { summary: 'Создаёт черновик по образцу акции' },
  'promotions.delete': { summary: 'Удаляет черновик акции', refusals: ['PROMO_STATUS', 'PROMO_IN_USE'] },
  'promotions.uploadImage': {
    summary: 'Загружает картинку акции',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
  'promotions.order': { summary: 'Меняет порядок показа акций' },
  'promotions.simulate': {
    summary: 'Считает черновик по прошлым продажам',
    description: 'Сколько было бы баллов и денег, кому больше всего, с какими акциями пересекается. Ничего не меняет.',
  },
  'promotions.stats': { summary: 'Ход акции: продажи, баллы, бюджет, участники' },
  'promotions.describe': {
    summary: 'Правило акции по-русски',
    description:
      'Фраза по любой, даже недописанной форме: что даёт, за что, кому и где, с названиями вместо идентификаторов. Ничего не меняет.',
  },
  'promotions.preview': {
    summary: 'Что охватит черновик акции',
    description:
      'Сколько товаров, точек и участников подходит, с какими идущими и запланированными акциями он пересечётся и на сколько хватит бюджета. Счёт останавливается на 10 000.',
  },
  'promotions.uploadRules': {
    summary: 'Загружает правила акции в PDF',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN'],
  },
  'promotions.rulesFile': { summary: 'Правило акции как PDF', description: 'Составляется по действующей версии.' },
  'promotions.accruals': {
    summary: 'Начисления по акции',
    description: 'По строке на позицию продажи: кому, за что, сколько и по какой версии.',
  },
  'promotions.exportAccruals': { summary: 'Выгружает начисления по акции под фильтрами списка' },
  'promotions.export': { summary: 'Выгружает акции в XLSX или CSV' },
  'promotions.exportList': { summary: 'Выгружает акции под фильтрами списка' },
  'promotions.archiveMany': {
    summary: 'Убирает в архив несколько завершённых или отменённых акций',
    description: 'Остальные остаются как были и названы с причиной.',
  },
  'support.createAsGuest': {
    summary: 'Принимает обращение без входа',
    description: 'Для тех, кто не может войти. Число обращений с адреса и устройства ограничено.',
    refusals: ['SUPPORT_CONTACT', 'SUPPORT_CATEGORY', 'AUTH_THROTTLED', 'RATE_LIMITED'],
  },
  'support.create': {
    summary: 'Создаёт обращение',
    description: 'Может ссылаться на свою продажу или операцию. Поддержка получает уведомление.',
    refusals: ['SUPPORT_CATEGORY', 'FILE_NOT_FOUND'],
  },
  'support.uploadFile': {
    summary: 'Загружает файл к обращению',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN', 'FILES_DAY'],
  },
  'support.list': { summary: 'Свои обращения' },
  'support.get': { summary: 'Обращение с перепиской', description: 'Внутренние заметки видит только поддержка.' },
  'support.addMessage': {
    summary: 'Пишет в своё обращение',
    description: 'Решённое и ждавшее автора обращение возвращается в работу.',
    refusals: ['SUPPORT_STATUS', 'SUPPORT_MERGED', 'FILE_NOT_FOUND'],
  },
  'support.close': {
    summary: 'Закрывает своё обращение, можно с оценкой',
    description: 'Закрытое без оценки можно так оценить, пока не прошёл срок возобновления.',
    refusals: ['SUPPORT_STATUS', 'SUPPORT_MERGED', 'VERSION_CONFLICT'],
  },
  'support.reopen': {
    summary: 'Открывает закрытое обращение снова',
    refusals: ['SUPPORT_STATUS', 'SUPPORT_MERGED', 'SUPPORT_REOPEN_LATE'],
  },
  'support.adminList': { summary: 'Очередь обращений со сроками ответа' },
  'support.update': {
    summary: 'Меняет статус, ответственного, важность или категорию',
    refusals: ['VERSION_CONFLICT', 'SUPPORT_STATUS', 'SUPPORT_MERGED', 'SUPPORT_ASSIGNEE', 'SUPPORT_CATEGORY'],
  },
  'support.answer': {
    summary: 'Отвечает на обращение или оставляет внутреннюю заметку',
    description:
      'Ответ берёт обращение в работу и уходит автору уведомлением и письмом, гостю — письмом или SMS. С `version` ответ не уйдёт, если обращение изменилось, пока его писали.',
    refusals: ['SUPPORT_STATUS', 'SUPPORT_MERGED', 'FILE_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'support.merge': {
    summary: 'Объединяет повторы одного автора в одно обращение',
    description:
      'Сообщения, заметки и файлы повторов переходят в обращение, сами повторы закрываются со ссылкой на него. Всё или ничего.',
    refusals: ['VERSION_CONFLICT', 'SUPPORT_MERGE_AUTHOR', 'SUPPORT_MERGE_CLOSED', 'SUPPORT_MERGED'],
  },
  'support.templates': { summary: 'Готовые ответы' },
  'support.assignees': { summary: 'Кому можно поручить обращение' },
  'support.export': { summary: 'Выгружает обращения в XLSX или CSV' },
  'support.exportList': { summary: 'Выгружает обращения под фильтрами списка' },
  'support.settings': { summary: 'Часы работы поддержки и сроки ответа' },
  'support.updateSettings': {
    summary: 'Меняет часы работы и сроки ответа',
    description: 'Только администратор. Сроки обращений, на которые ещё не ответили, пересчитываются сразу.',
    refusals: ['VERSION_CONFLICT', 'SUPPORT_CATEGORY'],
  },
  'support.categories': { summary: 'Все категории обращений, с архивными' },
  'support.createCategory': { summary: 'Добавляет категорию обращений', refusals: ['NAME_TAKEN'] },
  'support.updateCategory': {
    summary: 'Переименовывает категорию, убирает в архив и возвращает',
    description: 'Обращения архивной категории остаются в ней, новых в ней не создать.',
    refusals: ['VERSION_CONFLICT', 'NAME_TAKEN', 'SUPPORT_LAST_CATEGORY'],
  },
  'support.orderCategories': { summary: 'Меняет порядок категорий', refusals: ['SUPPORT_CATEGORY'] },
  'support.templateList': { summary: 'Все готовые ответы, с архивными' },
  'support.createTemplate': {
    summary: 'Добавляет готовый ответ',
    description: 'Подстановки в фигурных скобках: `{имя}`, `{номер обращения}` и другие из известного списка.',
    refusals: ['NAME_TAKEN', 'SUPPORT_CATEGORY', 'SUPPORT_VARIABLE'],
  },
  'support.updateTemplate': {
    summary: 'Меняет готовый ответ, убирает в архив и возвращает',
    refusals: ['VERSION_CONFLICT', 'NAME_TAKEN', 'SUPPORT_CATEGORY', 'SUPPORT_VARIABLE'],
  },
  'support.orderTemplates': { summary: 'Меняет порядок готовых ответов' },
} as const satisfies Readonly<Record<string, CallDescription>>;
