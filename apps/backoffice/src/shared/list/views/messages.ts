import { quoted } from '@pribavka/ui';

export const viewsMessages = {
  overwrite: 'Сохранить сюда текущие фильтры',
  same: 'Фильтры те же',
  overwritten: (name: string) => `Вид ${quoted(name)} теперь с этими фильтрами`,
  rename: 'Переименовать',
  renamed: 'Вид переименован',
  makeDefault: 'Открывать список с этого вида',
  noDefault: 'Не открывать список с этого вида',
  defaultOn: (name: string) => `Список будет открываться с вида ${quoted(name)}`,
  defaultOff: 'Список будет открываться целиком',
  share: 'Скопировать ссылку',
  copied: 'Ссылка скопирована: по ней коллега увидит тот же список',
  remove: 'Удалить вид',
  removal: (name: string) => ({ title: `Удалить вид ${quoted(name)}?`, body: 'Записи списка останутся.' }),
  name: 'Название вида',
  save: 'Сохранить',
  cancel: 'Отмена',
} as const;
