import type { Contracts } from '../foundation/contract/types.ts';

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const inputsContracts: Contracts = {
  Badge: {
    states: {
      tone: true,
    },
  },
  Checkbox: {
    parts: {
      hint: 'Вторая строка.',
      text: 'Слова рядом с флажком.',
    },
    states: {
      disabled: true,
    },
  },
  Chip: {
    states: {
      size: true,
    },
  },
  Combobox: {
    parts: {
      action: 'Строка, которая добавляет набранное.',
      group: 'Название группы строк.',
      note: 'Ждём, пусто, ошибка, сколько нашлось.',
      option: 'Строка списка.',
    },
    states: {
      active: true,
      disabled: true,
      invalid: true,
      open: true,
      readonly: true,
      side: true,
      size: true,
    },
  },
  Field: {
    parts: {
      below: 'Всё, что под полем.',
      counter: 'Сколько букв набрано.',
      label: 'Строка подписи.',
      messages: 'Подсказка, ошибка, предупреждение.',
      side: 'Справа от подписи.',
    },
    states: {
      invalid: true,
    },
  },
  OneTimeCode: {
    states: {
      disabled: true,
      invalid: true,
    },
  },
  QuantityStepper: {
    states: {
      disabled: true,
      invalid: true,
    },
  },
  RadioGroup: {
    parts: {
      end: 'Справа от варианта.',
      hint: 'Пояснение варианта.',
      text: 'Слова варианта.',
    },
    states: {
      direction: true,
      disabled: true,
      view: true,
    },
  },
  SegmentedControl: {
    states: {
      size: true,
    },
  },
  Select: {
    parts: {
      group: 'Название группы строк.',
      option: 'Строка списка.',
    },
    states: {
      active: true,
      disabled: true,
      invalid: true,
      open: true,
      side: true,
      size: true,
    },
  },
  Switch: {
    states: {
      disabled: true,
      side: true,
    },
  },
  Tag: {
    states: {
      tone: true,
    },
  },
  TextInput: {
    parts: {
      'mask-placeholder': 'Бледный остаток маски.',
      slot: 'Место набираемого текста.',
      suffix: 'Единица справа.',
    },
    states: {
      disabled: true,
      invalid: true,
      readonly: true,
      size: true,
    },
  },
  Textarea: {
    states: {
      disabled: true,
      invalid: true,
      readonly: true,
    },
  },
};
