import { describe, expect, it, vi } from 'vitest';

import { all, asyncRule, compose, innChecksum, innLength, required, warning, when, withMessage } from './index.ts';

describe('combinators', () => {
  const soft = warning(innChecksum);

  it('compose stops at the first error and passes warnings over', () => {
    const rule = compose(required, soft, innLength);
    expect(rule('')).toBe('Обязательное поле');
    expect(rule('1')).toBe('ИНН должен содержать 10 или 12 цифр');
    expect(rule('7707083890')).toBeUndefined();
  });

  it('all gathers every finding, errors first', () => {
    const late = withMessage(required, 'Заполните');
    expect(all(soft, innLength)('7707083890')).toEqual([
      { level: 'warning', message: 'Проверьте ИНН: контрольная сумма не совпадает' },
    ]);
    expect(all(warning(required), false, late)('').map(({ level }) => level)).toEqual(['error', 'warning']);
  });

  it('when looks at the form and keeps the level', () => {
    const rule = when((_value, values) => (values as { kind: string }).kind === 'firm', soft);
    expect(rule.level).toBe('warning');
    expect(rule('7707083890', { kind: 'firm' })).toBe('Проверьте ИНН: контрольная сумма не совпадает');
    expect(rule('7707083890', { kind: 'person' })).toBeUndefined();
  });
});

describe('asyncRule', () => {
  it('asks once for the same value and remembers the answer', async () => {
    const check = vi.fn(async (value: unknown) => (value === 'busy@b.ru' ? 'Адрес занят' : undefined));
    const rule = asyncRule({ check });
    expect(await Promise.all([rule('busy@b.ru'), rule('busy@b.ru')])).toEqual(['Адрес занят', 'Адрес занят']);
    expect(await rule('busy@b.ru')).toBe('Адрес занят');
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('aborts the older question and has nothing to say about it', async () => {
    const signals: AbortSignal[] = [];
    const resolvers: ((message: string) => void)[] = [];
    const rule = asyncRule({
      check: (_value, _values, signal) => {
        signals.push(signal);
        return new Promise((resolve) => resolvers.push(resolve));
      },
    });
    const first = rule('a');
    const second = rule('b');
    resolvers[0]?.('старое');
    resolvers[1]?.('новое');
    expect(await first).toBeUndefined();
    expect(await second).toBe('новое');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('does not ask about what is empty or already wrong', async () => {
    const check = vi.fn(async () => 'нет');
    const rule = asyncRule({ check, after: [innLength] });
    expect(await rule('')).toBeUndefined();
    expect(await rule('12')).toBeUndefined();
    expect(check).not.toHaveBeenCalled();
  });

  it('forgets a failed question and the oldest answers', async () => {
    const check = vi.fn(async (value: unknown) => {
      if (value === 'down') throw new Error('network');
      return undefined;
    });
    const rule = asyncRule({ check, remember: 1 });
    await expect(rule('down')).rejects.toThrow('network');
    await expect(rule('down')).rejects.toThrow('network');
    await rule('a');
    await rule('b');
    await rule('a');
    expect(check).toHaveBeenCalledTimes(5);
  });

  it('cancel aborts without an answer', async () => {
    const rule = asyncRule({
      check: (_value, _values, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    const answer = rule('a');
    rule.cancel();
    expect(await answer).toBeUndefined();
  });
});
