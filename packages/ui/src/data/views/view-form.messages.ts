import { defineMessages, type Messages } from '../../foundation/messages/define.ts';

const russian = {
  required: 'Обязательное поле',
  taken: 'Такой вид уже есть. Назовите иначе',
  name: 'Название вида',
  hint: 'Фильтры и сортировка как сейчас',
  save: 'Сохранить вид',
};

export const viewFormMessages: Messages<'viewForm', typeof russian> = /* @__PURE__ */ defineMessages(
  'viewForm',
  russian,
);
