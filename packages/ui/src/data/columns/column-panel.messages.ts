import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  title: 'Столбцы',
  reset: 'Сбросить',
  /** Read aloud as a column is moved. */
  place: (header: string, place: number, all: number): string => `${header}: место ${place} из ${all}`,
  move: (header: string): string => `Переставить: ${header}, стрелки вверх и вниз`,
  pin: (header: string, now: string): string => `Закрепить: ${header}, сейчас ${now}`,
  start: 'слева',
  end: 'справа',
  none: 'не закреплён',
  density: 'Плотность',
  comfortable: 'Просторно',
  regular: 'Обычно',
  compact: 'Плотно',
};

export const columnPanelMessages: Messages<'columnPanel', typeof russian> = /* @__PURE__ */ defineMessages(
  'columnPanel',
  russian,
);
