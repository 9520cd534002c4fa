import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const feedbackContracts: Contracts = {
  Banner: {
    parts: {
      actions: 'Кнопки.',
      text: 'Подробности.',
      title: 'Что случилось.',
    },
    states: {
      tone: true,
    },
  },
  EmptyState: {
    parts: {
      actions: 'Кнопки.',
      text: 'Что с этим делать.',
      title: 'Чего нет.',
    },
  },
  ErrorState: {
    parts: {
      actions: 'Кнопки.',
      text: 'Что с этим делать.',
      title: 'Что не вышло.',
    },
  },
  GlobalLoader: {
    states: {
      phase: true,
    },
  },
  NotificationCenter: {
    states: {
      empty: 'Уведомлений нет.',
    },
  },
  NotificationLine: {
    parts: {
      actions: 'Кнопки и ссылки.',
    },
  },
  Toaster: {
    parts: {
      toast: 'Одно сообщение.',
    },
    states: {
      phase: true,
    },
  },
};
