import { confirm } from '@pribavka/ui';

const words = {
  title: 'Уйти без сохранения?',
  body: 'То, что вы изменили, не сохранено и пропадёт.',
  leave: 'Уйти',
  stay: 'Остаться',
} as const;

/** True when the person gives up what is not saved. */
export const askToLeave = async (): Promise<boolean> =>
  confirm({
    title: words.title,
    body: words.body,
    confirmLabel: words.leave,
    cancelLabel: words.stay,
    danger: true,
  });
