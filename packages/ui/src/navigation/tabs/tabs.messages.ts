import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  /** Name of the list of the tabs that have no room. */
  moreOf: (label: string): string => `${label}: ещё`,
  more: (count: number): string => `Ещё ${count}`,
};

export const tabsMessages: Messages<'tabs', typeof russian> = /* @__PURE__ */ defineMessages('tabs', russian);
