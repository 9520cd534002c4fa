import type { CallDescription } from './types.ts';

/** Notices, and what the back-office asks all the time. */
export const notificationDescriptions = {
  'notifications.list': { summary: 'Свои уведомления, новые первыми' },
  'notifications.groups': {
    summary: 'Свои уведомления, сложенные по событию и дню',
    description:
      'Одна строка на вид события и день программы, для событий старше недели — на вид события: сколько их, сколько не прочитано и последнее из них.',
  },
  'search.records': {
    summary: 'Поиск по всем записям бэк-офиса',
    description:
      'До пяти записей каждого вида, который спрашивающий может и найти в списке, и открыть. Запись с самим набранным номером, ИНН или телефоном — первая.',
  },
  'live.get': {
    summary: 'Колокольчик и очереди меню одним вопросом',
    description:
      'Очередь, в которой спрашивающий ничего не решает, — `null`. О своих процессах, которые закончились без ошибок, колокольчик молчит: они в `finished`.',
  },
  'notifications.unread': { summary: 'Сколько уведомлений не прочитано' },
  'notifications.markRead': {
    summary: 'Отмечает уведомления прочитанными',
    description: 'Без выбора — все; `topics` оставляет уведомления этих тем.',
  },
  'notifications.settings': { summary: 'Свои настройки уведомлений: события, каналы, сводка и тихие часы' },
  'notifications.updateSettings': {
    summary: 'Меняет свои настройки уведомлений',
    description: 'Чего нет в запросе, остаётся как было. Безопасность и выплаты отключить нельзя.',
    refusals: ['VERSION_CONFLICT'],
  },
  'notifications.linkMessenger': {
    summary: 'Выдаёт одноразовый код, который привязывает мессенджер',
    description: 'Код отправляют боту; он действует 15 минут. 404, если бот не настроен.',
  },
  'notifications.unlinkMessenger': { summary: 'Отвязывает мессенджер' },
  'notifications.templates': { summary: 'Тексты уведомлений по событиям' },
  'notifications.preview': {
    summary: 'Сообщения события по каналам, как их последний раз получили',
    description: 'Если о событии ещё никому не сообщали, в тексты подставлены примеры.',
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
