import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  sections: 'Разделы',
  here: 'Вы здесь',
  search: 'Поиск или команда',
  searchTitle: 'Поиск и команды',
  profile: 'Профиль',
  accountMenu: 'Меню профиля',
  /** Name of a tool with a number over it. */
  fresh: (label: string, count: number): string => `${label}, новых: ${count}`,
};

export const shellMessages: Messages<'shell', typeof russian> = /* @__PURE__ */ defineMessages('shell', russian);
