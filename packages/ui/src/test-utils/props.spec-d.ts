import type { Component, ComponentProps, ComponentType, ReactElement, SVGProps } from 'react';

import type {
  Accordion,
  Amount,
  Banner,
  Button,
  DateText,
  Dialog,
  Field,
  Heading,
  Icon,
  IconButton,
  Menu,
  RadioGroup,
  Select,
  Sheet,
  StatusLabel,
  Tabs,
  Text,
  Tooltip,
  UiProvider,
} from '../index.ts';
import { ru } from '../locales/ru.ts';
import type { UiMessages } from '../locales/types.ts';
import type { Formula, Points } from '../loyalty/index.ts';

/* Checked by the compiler only: each `@ts-expect-error` is a mistake that cannot be made. */

export const button: ComponentProps<typeof Button> = { children: 'Готово', variant: 'primary', disabledReason: 'Рано' };
// @ts-expect-error there is no such variant
export const wrongVariant: ComponentProps<typeof Button> = { children: 'Готово', variant: 'success' };
// @ts-expect-error a button without words
export const silent: ComponentProps<typeof Button> = { variant: 'primary' };

// @ts-expect-error a sign without a name
export const nameless: ComponentProps<typeof IconButton> = { icon: null as never };
// @ts-expect-error a sign of an unknown size
export const oddIcon: ComponentProps<typeof Icon> = { as: null as never, size: 17 };

type Sign = ComponentProps<typeof Icon>['as'];
/* Signs of other libraries and of one's own, as they declare themselves. */
export const signs: readonly Sign[] = [
  null as unknown as ComponentType<SVGProps<SVGSVGElement>>,
  null as unknown as (props: { size?: number | string; color?: string }) => ReactElement,
  null as unknown as (props: { size: number; className?: string }) => ReactElement,
  null as unknown as () => ReactElement,
  null as unknown as new (props: { size?: number }) => Component<{ size?: number }>,
];
// @ts-expect-error a sign that needs what no icon is given
export const needy: Sign = null as unknown as (props: { points: number }) => ReactElement;

// @ts-expect-error a dialog without a title
export const untitled: ComponentProps<typeof Dialog> = { open: true, onClose: () => undefined };
// @ts-expect-error a sheet that cannot be closed
export const trap: ComponentProps<typeof Sheet> = { open: true, title: 'Карточка' };
// @ts-expect-error a menu without a name
export const anonymous: ComponentProps<typeof Menu> = { trigger: null as never, items: [] };
// @ts-expect-error a hint without the element it is about
export const orphan: ComponentProps<typeof Tooltip> = { content: 'Записывается в журнал' };

// @ts-expect-error a field without a label
export const unlabelled: ComponentProps<typeof Field> = { children: null };
// @ts-expect-error state without a word
export const wordless: ComponentProps<typeof StatusLabel> = { status: 'fine' };
// @ts-expect-error a tone that does not exist
export const loud: ComponentProps<typeof Banner> = { title: 'Внимание', tone: 'red' };
// @ts-expect-error there is no seventh level
export const deep: ComponentProps<typeof Heading> = { level: 7 };
// @ts-expect-error a step that is not in the scale
export const offScale: ComponentProps<typeof Text> = { view: 'body-17' };
// @ts-expect-error a sign that formulas do not have
export const divided: ComponentProps<typeof Formula> = { parts: [{ operator: '÷', value: '2', label: 'части' }] };
// @ts-expect-error text instead of a number of points
export const textual: ComponentProps<typeof Points> = { value: '12 480' };
// @ts-expect-error roubles under another name
export const roubles: ComponentProps<typeof Amount> = { rub: 100 };
// @ts-expect-error a format that specification §9 does not have
export const odd: ComponentProps<typeof DateText> = { value: '2026-11-20', format: 'dd/MM/yy' };
// @ts-expect-error a panel without an id
export const loose: ComponentProps<typeof Accordion> = { items: [{ title: 'Вопрос', children: 'Ответ' }] };

type Choice = 'all' | 'new';
export const choice: ComponentProps<typeof Tabs<Choice>> = {
  label: 'Виды',
  tabs: [{ value: 'all', label: 'Все' }],
  value: 'all',
  onValueChange: (value) => value satisfies Choice,
};
// @ts-expect-error a tab that is not among the values
export const stray: ComponentProps<typeof Tabs<Choice>>['value'] = 'old';
// @ts-expect-error an option of another set
export const alien: ComponentProps<typeof Select<Choice>>['options'] = [{ value: 'old', label: 'Старые' }];
// @ts-expect-error options without words
export const blank: ComponentProps<typeof RadioGroup<Choice>>['options'] = [{ value: 'all' }];

type Override = ComponentProps<typeof UiProvider>['messages'];
/* Texts of another language and single ones. */
export const oneText: Override = { pagination: { next: 'Weiter' }, 'shop.basket': { empty: 'Leer' } };
// @ts-expect-error a text is no number
export const oddText: Override = { pagination: { next: 1 } };
// @ts-expect-error a language without some of its texts
export const halfLanguage: UiMessages = { pagination: ru.messages.pagination };
// @ts-expect-error a component without some of its texts
export const halfTable: UiMessages['pagination'] = { label: 'Seiten' };
