import { quoted } from '@pribavka/ui';

export const socialMessages = {
  caption: 'Социальные сети',
  text: 'Ссылки в этом порядке стоят на странице входа.',
  add: 'Добавить ссылку',
  empty: { title: 'Ссылок пока нет', text: 'Добавьте страницы программы в социальных сетях.' },
  create: 'Новая ссылка',
  edit: (name: string) => `Ссылка ${quoted(name)}`,
  saved: (name: string) => `Ссылка ${quoted(name)} сохранена`,
  hide: 'Скрыть',
  show: 'Показать',
  hidden: 'Скрыта',
  hiddenNow: (name: string) => `Ссылка ${quoted(name)} скрыта`,
  shownNow: (name: string) => `Ссылка ${quoted(name)} снова видна`,
  deletion: (name: string) => ({ title: `Удалить ссылку ${quoted(name)}?`, body: 'Она исчезнет со страницы входа.' }),
  deleted: (name: string) => `Ссылка ${quoted(name)} удалена`,
  labels: {
    name: 'Название',
    url: 'Ссылка',
    icon: 'Иконка',
    noIcon: 'Убрать иконку',
    isActive: 'Показывать',
  },
  urlHint: 'Начинается с https://',
  urlWrong: 'Адрес начинается с https://, например https://vk.com/pribavka',
} as const;
