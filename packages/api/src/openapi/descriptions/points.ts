import type { CallDescription } from './types.ts';

/** Points, what becomes of them, and the rules they follow. Points are integers, money is kopecks. */
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
  'points.settings': { summary: 'Настройки баллов: курс, сроки, пределы вывода, границы' },
  'points.updateSettings': {
    summary: 'Меняет настройки баллов',
    description:
      'Новая версия действует на будущие операции; прежние остаются, какими были. Настройки контроля (курс, возвраты, пределы вывода, второй человек, пороги согласования, границы, налог) меняет только администратор; если администраторов двое, изменение ждёт второго в `pending`. Границы (`max…`) держат новые продажи, товары и начисления: что больше, отклоняется у поля; введённое раньше остаётся.',
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
  'operations.exportList': { summary: 'Выгружает операции под фильтрами списка' },
  'summaries.products': { summary: 'Сводка по продажам и товарам за период и за прошлый такой же' },
  'summaries.members': { summary: 'Сводка по участникам и баллам' },
  'summaries.transactions': { summary: 'Сводка по операциям и выплатам' },
} as const satisfies Readonly<Record<string, CallDescription>>;
