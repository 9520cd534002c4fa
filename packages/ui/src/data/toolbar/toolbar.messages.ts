import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  filters: 'Фильтры',
  more: 'Ещё фильтры',
  add: 'Добавить фильтр',
  filter: 'Фильтр',
  reset: 'Сбросить',
  remove: (label: string): string => `Убрать фильтр: ${label}`,
  /** Values of filters in words. */
  yes: 'да',
  text: (text: string): string => `«${text}»`,
  chosen: (count: number): string => `${count} выбрано`,
  from: (value: string): string => `от ${value}`,
  to: (value: string): string => `до ${value}`,
  views: 'Сохранённые виды',
  view: (name: string): string => `Вид «${name}»`,
  menu: (name: string): string => `Что сделать с видом «${name}»`,
  removeView: (name: string): string => `Удалить вид «${name}»`,
  saveView: 'Сохранить вид',
  columns: 'Столбцы',
  columnsButton: 'Столбцы и плотность',
};

export const toolbarMessages: Messages<'toolbar', typeof russian> = /* @__PURE__ */ defineMessages('toolbar', russian);
