import { describe, expect, it } from 'vitest';

import { fieldName, isCancelled, readFailure, SubmitError } from './failure.ts';

const known = (name: string): boolean => ['phone', 'items[0].serial'].includes(name);

describe('readFailure', () => {
  it('puts words at their fields and the rest into one place', () => {
    expect(
      readFailure(
        {
          fields: { phone: ['Номер занят'], 'items.0.serial': ['Уже есть', 'Проверьте'], secret: ['Что-то ещё'] },
          messages: ['Номер занят', 'Лимит исчерпан'],
        },
        known,
      ),
    ).toEqual({
      fields: { phone: 'Номер занят', 'items[0].serial': 'Уже есть. Проверьте' },
      messages: ['Что-то ещё', 'Лимит исчерпан'],
    });
  });

  it.each([new TypeError('x is not a function'), undefined, null, 'x', {}])(
    'has a sentence for %o, and it does not blame the network',
    (thrown) => {
      expect(readFailure(thrown, known).messages).toEqual([
        'Не удалось отправить. Попробуйте ещё раз через минуту, всё введённое на месте',
      ]);
    },
  );

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'blames the network for «%s»',
    (text) => {
      expect(readFailure(new TypeError(text), known).messages).toEqual([
        'Не удалось отправить. Проверьте интернет и попробуйте ещё раз, всё введённое на месте',
      ]);
    },
  );

  it('reads a failure made by hand', () => {
    expect(readFailure(new SubmitError({ phone: 'Номер занят' }), known)).toEqual({
      fields: { phone: 'Номер занят' },
      messages: [],
    });
  });

  it('says nothing for a failure the screen explains itself', () => {
    expect(readFailure(new SubmitError({}), known)).toEqual({ fields: {}, messages: [] });
  });

  it('knows paths and cancellations', () => {
    expect(fieldName('/items/12/price')).toBe('items[12].price');
    expect(fieldName('store.name')).toBe('store.name');
    expect(isCancelled(new DOMException('', 'AbortError'))).toBe(true);
    expect(isCancelled(new Error('x'))).toBe(false);
  });
});
