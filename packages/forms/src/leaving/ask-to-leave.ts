import { confirm } from '@pribavka/ui';

/** Asks before something typed is left behind; true when the person gives it up. Needs `ConfirmHost` of the kit. */
export const askToLeave = (): Promise<boolean> =>
  confirm({
    title: 'Уйти без сохранения?',
    body: 'Введённое на этой странице пропадёт.',
    confirmLabel: 'Уйти без сохранения',
    cancelLabel: 'Остаться',
    danger: true,
  });
