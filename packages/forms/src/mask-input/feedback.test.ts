import { describe, expect, it } from 'vitest';

import { passportSeries, phone } from '../masks/index.ts';
import { createFeedback, rejectionText } from './feedback.ts';

function listen(): { blinks: () => number; heard: string[]; at: (time: number) => void } & ReturnType<
  typeof createFeedback
> {
  let time = 0;
  let blinks = 0;
  const heard: string[] = [];
  const box = { animate: () => void (blinks += 1) };
  const input = { closest: () => box } as unknown as Element;
  const feedback = createFeedback(
    input,
    (text) => heard.push(text),
    () => time,
  );
  return {
    ...feedback,
    blinks: () => blinks,
    heard,
    at: (next) => {
      time = next;
    },
  };
}

describe('feedback', () => {
  it('blinks at every refused key and says why once in a burst', () => {
    const felt = listen();
    for (let key = 0; key < 5; key += 1) {
      felt.at(key * 500);
      felt.refuse(rejectionText(phone, 'character'));
    }
    expect(felt.heard).toEqual(['Только цифры']);
    expect(felt.blinks()).toBe(5);
  });

  it('says another reason at once, the same one again after a pause or after something was taken', () => {
    const felt = listen();
    felt.refuse(rejectionText(phone, 'character'));
    felt.refuse(rejectionText(phone, 'full'));
    felt.accept();
    felt.refuse(rejectionText(phone, 'full'));
    felt.at(3001);
    felt.refuse(rejectionText(phone, 'full'));
    expect(felt.heard).toEqual(['Только цифры', 'Поле уже заполнено', 'Поле уже заполнено', 'Поле уже заполнено']);
  });

  it('says what a pasted text should have been', () => {
    expect(rejectionText(phone, 'unreadable')).toBe('Не удалось разобрать номер: нужен российский, из 11 цифр');
    expect(rejectionText(passportSeries, 'unreadable')).toBe('Не подошло: серия паспорта — 4 цифры');
  });
});
