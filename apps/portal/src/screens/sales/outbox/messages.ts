import { formatCount, pluralRu } from '@pribavka/ui/format';

const sales = ['продажа', 'продажи', 'продаж'] as const;

/** Words of the sales that wait on this device. */
export const outboxMessages = {
  title: (count: number) => `${pluralRu(count, ['Ждёт', 'Ждут', 'Ждут'])} отправки ${formatCount(count, sales)}`,
  offline: 'Отправим сами, когда появится сеть',
  waiting: 'Отправим в ближайшую минуту',
  sending: 'Отправляем…',
  refusedTitle: 'Не принята',
  refused: 'Сервер не принял продажу',
  open: 'Открыть',
  correct: 'Исправить',
  remove: 'Убрать',
  removeLabel: (name: string) => `Убрать: ${name}`,
  removeTitle: 'Убрать продажу из очереди?',
  removeText: 'Она не отправлена и удалится с этого устройства вместе с фото.',
  noProduct: 'Товар не выбран',
  more: (count: number) => `и ещё ${count}`,
  units: (count: number) => `${count} шт.`,
  receipt: (sum: string) => `чек на ${sum}`,
  photos: ['фото', 'фото', 'фото'],
  sent: (number: string) => `Продажа ${number} отправлена`,
  sentBefore: 'Продажа из очереди уже была отправлена',
  correctTitle: 'Продажа из очереди',
  gone: 'Этой продажи нет в очереди',
  goneText: 'Если она отправлена, вы найдёте её в списке продаж.',
  busy: 'Эта продажа отправляется прямо сейчас',
  doneTitle: 'Продажа ждёт отправки',
  doneText: 'Она сохранена на этом устройстве и уйдёт сама, когда появится сеть. Вводить её ещё раз не нужно.',
  unsent: (count: number) =>
    `${pluralRu(count, ['Не отправлена', 'Не отправлены', 'Не отправлено'])} ${formatCount(count, sales)}`,
  leaveText: ['При выходе она удалится с этого устройства.', 'При выходе они удалятся с этого устройства.'],
  send: 'Отправить',
  leave: 'Выйти и удалить',
} as const;
