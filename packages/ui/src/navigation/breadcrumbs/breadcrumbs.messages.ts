import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  label: 'Путь к странице',
};

export const breadcrumbsMessages: Messages<'breadcrumbs', typeof russian> = /* @__PURE__ */ defineMessages(
  'breadcrumbs',
  russian,
);
