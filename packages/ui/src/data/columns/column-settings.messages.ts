import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  title: 'Столбцы',
  button: 'Столбцы и плотность',
};

export const columnSettingsMessages: Messages<'columnSettings', typeof russian> = /* @__PURE__ */ defineMessages(
  'columnSettings',
  russian,
);
