import { defineMessages, type Messages, type TableOf } from '../../foundation/messages/define.ts';

const russian = {
  /** Letters of the mask: as many as the pattern of the day has signs. */
  template: 'дд.мм.гггг',
  timeTemplate: 'чч:мм',
  secondsTemplate: 'чч:мм:сс',
  notBefore: (day: string): string => `Не раньше ${day}`,
  notAfter: (day: string): string => `Не позже ${day}`,
  noSuchDate: 'Такой даты нет',
  halfDate: 'Введите дату целиком: день, месяц и год',
  noSuchTime: 'Такого времени нет',
  halfTime: 'Введите часы и минуты',
  needsDate: 'Введите дату',
  needsTime: 'Введите время',
  dateOf: (label: string): string => `${label}: дата`,
  timeOf: (label: string): string => `${label}: время`,
  calendar: 'Календарь',
  choose: (chosen?: string): string => (chosen === undefined ? 'Выбрать дату' : `Выбрать дату, выбрано ${chosen}`),
  opening: 'Открываем календарь',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  month: 'Месяц',
  year: 'Год',
};

/** Texts of dates: names of fields, problems, months. */
export const datesMessages: Messages<'dates', typeof russian> = /* @__PURE__ */ defineMessages('dates', russian);

/** Texts of dates in a language. */
export type DateTexts = TableOf<typeof datesMessages>;
