import { describe, expect, it, vi } from 'vitest';

import { createFormCore, type FieldEntry } from './core.ts';

const entry: FieldEntry = { label: 'Телефон', secret: false, normalize: undefined, asyncRule: undefined };

describe('form core', () => {
  it('drops the words of the server at the first edit, of that field only', () => {
    const core = createFormCore();
    core.fail({ fields: { phone: 'Занят', email: 'Занята' }, messages: ['Лимит'] });
    core.send('phone', { type: 'change', byHand: true });
    expect(core.field('phone')).toEqual({ show: 'editing', server: undefined, asking: false });
    expect(core.field('email').server).toBe('Занята');
    expect(core.form()).toMatchObject({ messages: ['Лимит'] });
    core.clearServerErrors();
    expect(core.field('email').server).toBeUndefined();
    expect(core.form().messages).toEqual([]);
  });

  it('notifies listeners only of changes', () => {
    const core = createFormCore();
    const listener = vi.fn();
    core.subscribeField('phone', listener);
    core.subscribeField('email', () => expect.unreachable('another field'));
    core.send('phone', { type: 'change', byHand: true });
    core.send('phone', { type: 'change', byHand: true });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps a field registered when StrictMode mounts it twice', () => {
    const core = createFormCore();
    const first = core.register('phone', { ...entry });
    const second = core.register('phone', { ...entry });
    first();
    expect(core.entries.has('phone')).toBe(true);
    second();
    expect(core.entries.has('phone')).toBe(false);
  });

  it('answers only about the value that was asked', () => {
    const core = createFormCore();
    core.setAnswer('email', 'a@b.ru', 'Занят');
    expect(core.answer('email', 'a@b.ru')).toBe('Занят');
    expect(core.answer('email', 'c@b.ru')).toBeUndefined();
  });

  it('moves what is known about an item with it', () => {
    const core = createFormCore();
    core.fail({ fields: { 'items[0].sn': 'а', 'items[1].sn': 'б', 'items[2].sn': 'в', phone: 'г' }, messages: [] });
    core.shift('items', (index) => (index === 1 ? undefined : index > 1 ? index - 1 : index));
    expect(core.field('items[0].sn').server).toBe('а');
    expect(core.field('items[1].sn').server).toBe('в');
    expect(core.field('items[2].sn').server).toBeUndefined();
    expect(core.field('phone').server).toBe('г');
  });
});
