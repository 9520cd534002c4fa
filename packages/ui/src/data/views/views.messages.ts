import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Сохранённые виды',
  view: (name: string): string => `Вид «${name}»`,
  menu: (name: string): string => `Что сделать с видом «${name}»`,
  remove: (name: string): string => `Удалить вид «${name}»`,
  save: 'Сохранить вид',
};

export const viewsMessages: Messages<'views', typeof russian> = /* @__PURE__ */ defineMessages('views', russian);
