import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  done: 'выполнен',
  current: 'текущий шаг',
  ahead: 'впереди',
  position: (number: number, all: number): string => `Шаг ${number} из ${all}.`,
  next: (label: string): string => `Дальше: ${label}`,
};

export const stepperMessages: Messages<'stepper', typeof russian> = /* @__PURE__ */ defineMessages('stepper', russian);
