import { expect, it } from 'vitest';

import { type ApiEvent, createEmitter } from './events.ts';

const event = (message: string): ApiEvent => ({ type: 'session-extended', message });

it('keeps what happened before the first listener for it, and only for it', () => {
  const { on, emit } = createEmitter();
  const first: ApiEvent[] = [];
  const second: ApiEvent[] = [];
  emit(event('early'));
  on((heard) => first.push(heard));
  on((heard) => second.push(heard));
  emit(event('late'));
  expect(first).toEqual([event('early'), event('late')]);
  expect(second).toEqual([event('late')]);
});

it('says nothing to a listener that has left', () => {
  const { on, emit } = createEmitter();
  const heard: ApiEvent[] = [];
  on((one) => heard.push(one))();
  emit(event('late'));
  expect(heard).toEqual([]);
});
