/** Attributes of state and look that styles and tests of an application may rely on; `data-` left out. */
export const states = {
  state: 'Состояние словом: какое, сказано у компонента.',
  open: 'Раскрыт или открыл свою панель.',
  active: 'На строке стоит клавиатура или указатель.',
  selected: 'Выбран.',
  current: 'Текущий: открытая страница, день, раздел.',
  disabled: 'Недоступен.',
  readonly: 'Только для чтения.',
  invalid: 'В нём ошибка.',
  loading: 'Занят: идёт запрос.',
  empty: 'Ничего не выбрано или не введено.',
  dragging: 'Его тянут.',
  phase: 'Появляется (`in`), стоит (`on`) или уходит (`out`).',
  side: 'С какой стороны от кнопки встала панель.',
  variant: 'Значение свойства `variant`.',
  size: 'Значение свойства `size`.',
  tone: 'Значение свойства `tone`.',
  view: 'Значение свойства `view`.',
  direction: 'Значение свойства `direction`.',
  layout: 'Значение свойства `layout`.',
  shape: 'Значение свойства `shape`.',
  align: 'Выравнивание.',
  pin: 'К какому краю закреплён: `start` или `end`.',
  cards: 'Строки показаны карточками.',
  danger: 'Опасное действие.',
} as const;

/** Name of a state without `data-`. */
export type StateName = keyof typeof states;

/** Full names of the attributes. */
export const stateNames: readonly string[] = Object.keys(states).map((name) => `data-${name}`);
