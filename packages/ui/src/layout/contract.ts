import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const layoutContracts: Contracts = {
  Accordion: {
    parts: {
      item: 'Заголовок и то, что под ним.',
      meta: 'Пояснение справа.',
      panel: 'То, что раскрывается.',
      reason: 'Почему раздел не открыть.',
      title: 'Слова заголовка.',
    },
    states: {
      open: true,
    },
  },
  DescriptionList: {
    states: {
      layout: true,
    },
  },
  Heading: {
    states: {
      size: true,
    },
  },
  PageHeader: {
    parts: {
      actions: 'Кнопки страницы.',
      meta: 'Строка под заголовком.',
    },
  },
  Panel: {
    parts: {
      aside: 'Справа от заголовка.',
    },
    states: {
      tone: true,
    },
  },
  PanelRow: {
    parts: {
      action: 'Кнопка справа.',
      label: 'Название значения.',
      state: 'Строка под значением.',
      value: 'Значение.',
    },
  },
  ProgressBar: {
    parts: {
      caption: 'Слова под полосой.',
      track: 'Дорожка с заполненной частью.',
    },
    states: {
      empty: 'Сделано ноль.',
      tone: true,
    },
  },
  Stack: {
    states: {
      align: true,
      direction: true,
    },
  },
  Stat: {
    parts: {
      delta: 'Изменение.',
      label: 'Что посчитано.',
      note: 'Строка под числом.',
      value: 'Число.',
    },
    states: {
      size: true,
      tone: true,
    },
  },
  Text: {
    states: {
      tone: true,
    },
  },
  Thread: {
    parts: {
      body: 'Текст сообщения.',
      head: 'Кто и когда.',
      state: 'Доставлено ли.',
    },
  },
  Timeline: {
    parts: {
      mark: 'Знак события.',
      what: 'Что произошло.',
      who: 'Кто это сделал.',
    },
  },
};
