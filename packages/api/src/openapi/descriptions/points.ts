import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Points, what becomes of them, and the money paid for them. Points are integers, money is kopecks. */
export const pointsDescriptions = {
  'points.get': {
    summary: 'Баланс баллов: ожидают, доступны, в выводе, задолженность',
    description: 'И ближайшие активация и сгорание, и причина, если вывод закрыт.',
  },
  'points.burning': {
    summary: 'Что сгорит: баллы и участники по дням',
    description:
      'Если их не потратят раньше. С баллами, которые до этого дня станут доступны; те, что в заявках на вывод, не сгорают.',
  },
  'points.expiring': { summary: 'Сколько баллов сгорит по месяцам' },
  'points.earned': { summary: 'Сколько начислено по месяцам' },
  'points.rating': {
    summary: 'Место в рейтинге торговой точки за месяц',
    description: 'Только своё место и число участников: чужих баллов и имён здесь нет. `null`, если рейтинг выключен.',
  },
  'points.settings': { summary: 'Настройки баллов: курс, сроки, пределы вывода' },
  'points.updateSettings': {
    summary: 'Меняет настройки баллов',
    description:
      'Новая версия действует на будущие операции; прежние остаются, какими были. Настройки контроля (курс, возвраты, пределы вывода, второй человек, порог корректировок, налог) меняет только администратор; если администраторов двое, изменение ждёт второго в `pending`.',
    refusals: ['SETTINGS_CONTROL', 'SETTINGS_PENDING', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'points.decideSettings': {
    summary: 'Подтверждает, отклоняет или отзывает изменение настроек контроля',
    description: 'Подтверждает и отклоняет другой администратор, отзывает тот, кто предложил.',
    refusals: [
      'SETTINGS_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'SETTINGS_DECIDED',
      'SETTINGS_EXPIRED',
      'VERSION_CONFLICT',
      'REAUTH_REQUIRED',
    ],
  },
  'operations.list': { summary: 'Своя история операций с баллами' },
  'operations.get': {
    summary: 'Операция: объяснение расчёта, партии баллов, связанные операции',
  },
  'operations.adminList': { summary: 'Операции всех участников с фильтрами и суммами' },
  'operations.export': { summary: 'Выгружает операции в XLSX или CSV' },
  'withdrawals.quote': {
    summary: 'Считает вывод: сумма, налог, к выплате, срок',
    description:
      '`blockers` называет всё, что мешает, со ссылкой, где это исправить. `version` меняется вместе с курсом, видом налога и суммами: её передают в `withdrawals.create`. Ничего не меняет.',
  },
  'withdrawals.sendCode': {
    summary: 'Отправляет код подтверждения вывода',
    refusals: ['CODE_TOO_SOON'],
  },
  'withdrawals.create': {
    summary: 'Подаёт заявку на вывод: баллы переходят в резерв',
    description:
      'Один ключ повтора — одна заявка: с теми же баллами и картой он вернёт её и через сутки, и с другим кодом, с другими — откажет. После отказа ключ свободен. `quoteVersion` — `version` расчёта, с которым человек согласился; если расчёт с тех пор другой, заявки нет, код не потрачен, новый расчёт — в `current`. Без `quoteVersion` заявка подаётся по курсу и налогу этой минуты.',
    refusals: [
      'WITHDRAW_QUOTE_CHANGED',
      'IDEMPOTENCY_MISMATCH',
      'POINTS_NOT_ENOUGH',
      'POINTS_DEBT',
      'POINTS_BLOCKED',
      'WITHDRAW_MIN',
      'WITHDRAW_MAX',
      'WITHDRAW_STEP',
      'WITHDRAW_DAILY',
      'WITHDRAW_MONTHLY',
      'CARD_REQUIRED',
      'PASSPORT_REQUIRED',
      'PASSPORT_ON_CHECK',
      'PASSPORT_DECLINED',
      'CODE_REQUIRED',
      'CODE_WRONG',
      'CODE_EXPIRED',
    ],
  },
  'withdrawals.list': {
    summary: 'Свои заявки на вывод',
    description: 'Фильтр `idempotencyKey` находит заявку, ответ на которую потерялся.',
  },
  'withdrawals.get': { summary: 'Заявка на вывод: расчёт, история, операции' },
  'withdrawals.cancel': {
    summary: 'Отменяет заявку, пока её не взяли в работу',
    description: 'Баллы возвращаются из резерва с прежним сроком.',
    refusals: ['WITHDRAW_STATUS'],
  },
  'withdrawals.adminList': { summary: 'Заявки всех участников с фильтрами и суммами' },
  'withdrawals.decide': {
    summary: 'Одобряет или отклоняет заявку',
    description:
      'Отклонённая возвращает баллы. Условия вывода проверяются ещё раз: заявку, у которой есть `obstacles`, ни одобрить, ни отправить снова нельзя, пока их не сняли двое (`withdrawals.askOverride`).',
    refusals: ['WITHDRAW_STATUS', 'WITHDRAW_CONDITIONS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'withdrawals.askOverride': {
    summary: 'Предлагает выплатить вопреки условиям',
    description:
      'С причиной, до второй подписи реестра. `obstacles` — условия, которые видел автор: если они с тех пор другие, отказ. Тот же запрос ещё раз ничего не меняет. Без карты платить некуда: `card_required` так не снять.',
    refusals: [
      'OVERRIDE_ASKED',
      'OVERRIDE_CHANGED',
      'OVERRIDE_CARD',
      'WITHDRAW_STATUS',
      'REASON_REQUIRED',
      'VERSION_CONFLICT',
    ],
  },
  'withdrawals.decideOverride': {
    summary: 'Согласует, отклоняет или отзывает выплату вопреки условиям',
    description:
      'Согласует и отклоняет другой сотрудник, отзывает тот, кто предложил. Согласие снимает названные условия и никакие другие: новое условие снова остановит выплату. Баллы, налог и суммы оно не меняет.',
    refusals: [
      'OVERRIDE_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'OVERRIDE_DECIDED',
      'REASON_REQUIRED',
      'VERSION_CONFLICT',
    ],
  },
  'withdrawals.decideMany': {
    summary: 'Одно решение по нескольким заявкам',
    description: `Каким заявкам решение не подходит, остаются как есть. В ответе — по каким не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'tunings.decideMany': {
    summary: 'Одно решение по нескольким корректировкам',
    description: `Свои решает другой сотрудник. Каким корректировкам решение не подходит, остаются как есть. В ответе — по каким не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'operations.exportList': { summary: 'Выгружает операции под фильтрами списка' },
  'withdrawals.export': { summary: 'Выгружает заявки на вывод под фильтрами списка' },
  'withdrawals.taxReport': {
    summary: 'Выгружает отчёт о выплатах и удержанном налоге за год',
    description:
      'Строка на участника: сколько начислено, удержано и выплачено в этом году. ИНН скрыты; открытые — после свежего пароля и с записью в журнал о каждом участнике.',
    refusals: ['REAUTH_REQUIRED', 'FORBIDDEN'],
  },
  'registries.list': { summary: 'Реестры выплат' },
  'registries.export': { summary: 'Выгружает реестры выплат под фильтрами списка' },
  'registries.get': { summary: 'Реестр с его заявками' },
  'registries.create': {
    summary: 'Собирает реестр из одобренных заявок',
    refusals: ['REGISTRY_EMPTY', 'WITHDRAW_STATUS', 'WITHDRAW_CONDITIONS'],
  },
  'registries.createByQuery': {
    summary: 'Собирает реестры из одобренных заявок списка',
    description: `Один вызов собирает один реестр, до тысячи заявок. ${byQuery}`,
    refusals: ['BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'registries.approve': {
    summary: 'Утверждает реестр',
    description:
      'Второй человек: не тот, кто собрал. Условия вывода проверяются ещё раз: заявку, у которой есть `obstacles`, сначала убирают из реестра.',
    refusals: [
      'REGISTRY_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'REGISTRY_STATUS',
      'WITHDRAW_CONDITIONS',
      'VERSION_CONFLICT',
    ],
  },
  'registries.reject': {
    summary: 'Отклоняет реестр до второй подписи',
    description: 'С причиной, не тот, кто собрал. Заявки снова одобрены и ждут другого реестра.',
    refusals: ['REGISTRY_REJECT_OWN', 'REGISTRY_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.disband': {
    summary: 'Расформировывает реестр, который ещё не ушёл в банк',
    description:
      'До второй подписи — тот, кто собрал; после неё — любой, кто подписывает, пока не скачан файл для банка. Заявки снова одобрены, и участник может их отменить.',
    refusals: ['REGISTRY_DISBAND_OTHERS', 'REGISTRY_SENT', 'REGISTRY_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.takeOut': {
    summary: 'Убирает из реестра одну заявку до второй подписи',
    description: 'Заявка снова одобрена и ждёт другого реестра; последнюю убрать нельзя.',
    refusals: ['REGISTRY_LAST', 'REGISTRY_STATUS', 'WITHDRAW_STATUS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'registries.file': {
    summary: 'Файл реестра для банка',
    description: 'После первого скачивания расформировать реестр нельзя.',
  },
  'registries.uploadResult': {
    summary: 'Загружает ответ банка: кому выплачено, кому нет',
    description: 'Баллы невыплаченных заявок возвращаются.',
    refusals: ['REGISTRY_STATUS', 'IMPORT_HEADER', 'IMPORT_EMPTY', 'FILE_TYPE'],
  },
  'registries.markPaid': { summary: 'Отмечает весь реестр выплаченным', refusals: ['REGISTRY_STATUS'] },
  'cards.list': { summary: 'Свои карты для выплат', description: 'Номер хранится скрытым: видны последние цифры.' },
  'cards.create': {
    summary: 'Добавляет карту',
    refusals: ['CARD_NUMBER', 'CARD_EXISTS', 'CARD_LIMIT', 'REAUTH_REQUIRED'],
  },
  'cards.update': { summary: 'Делает карту основной' },
  'cards.delete': { summary: 'Убирает карту', refusals: ['CARD_IN_USE'] },
  'tunings.list': { summary: 'Корректировки' },
  'tunings.export': { summary: 'Выгружает корректировки под фильтрами списка' },
  'tunings.get': { summary: 'Корректировка: основание, файлы, решение' },
  'tunings.create': {
    summary: 'Начисляет или списывает баллы вручную',
    description:
      'Когда сумма за день у автора или у участника выше предела из настроек — после согласия второго человека (`on_approval`).',
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
      'POINTS_NOT_ENOUGH',
      'VERSION_CONFLICT',
    ],
  },
  'tunings.delete': { summary: 'Удаляет корректировку, которая ещё не применена', refusals: ['TUNING_STATUS'] },
  'tunings.massUpload': {
    summary: 'Загружает корректировки из файла',
    description: 'С `dryRun` проверяет и ничего не меняет. Ошибки перечислены по строкам.',
    refusals: ['IMPORT_HEADER', 'IMPORT_EMPTY', 'IMPORT_ROWS', 'FILE_TYPE', 'FILE_SIZE'],
  },
  'tunings.massUploadTemplate': { summary: 'Образец файла с корректировками' },
  'summaries.products': { summary: 'Сводка по продажам и товарам за период и за прошлый такой же' },
  'summaries.members': { summary: 'Сводка по участникам и баллам' },
  'summaries.transactions': { summary: 'Сводка по операциям и выплатам' },
} as const satisfies Readonly<Record<string, CallDescription>>;
