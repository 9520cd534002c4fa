import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { noticeTopics } from '@pribavka/api';
import { expect, it } from 'vitest';

// Every area registers its events when it is loaded.
import '../jobs.ts';
import '../index.ts';
import { noticeEvents, textsOf, variablesIn } from '../../core/notices/define.ts';
import { topics } from '../../core/notices/topics.ts';
import { letterOf } from '../../core/notices/letter.ts';

// Files of a run share one list: what other tests define for themselves is there or not by their order.
const events = noticeEvents().filter(({ kind }) => !kind.startsWith('test.'));

it('knows the events of every topic and of the back-office', () => {
  expect(new Set(events.flatMap(({ topic }) => topic ?? []))).toEqual(new Set(noticeTopics));
  expect(events.filter(({ topic }) => topic === undefined).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'support.overdue',
      'sale.overdue',
      'process.failed',
      'withdrawal.failed',
      'reconciliation.differs',
    ]),
  );
});

it.each(events.map((event) => [event.kind, event] as const))('%s uses all its variables and no other', (_, event) => {
  const used = new Set([event.title, event.text, event.sms ?? ''].flatMap(variablesIn));
  expect([...used].toSorted()).toEqual(Object.keys(event.variables).toSorted());
});

it.each(events.map((event) => [event.kind, event] as const))('%s has a text for every channel', (_, event) => {
  const texts = textsOf(event, event.variables);
  expect(texts.title).not.toBe('');
  expect(texts.title.length).toBeLessThanOrEqual(200);
  expect(`${texts.title}${texts.text}${texts.sms}`).not.toMatch(/[{}]|undefined/);
  expect(event.kind.length).toBeLessThanOrEqual(60);
  if (event.topic === undefined) return;
  if (event.direct) {
    expect(event.direct.length).toBeGreaterThan(0);
    expect(topics[event.topic].locked, 'cannot be switched off').toBe(true);
    if (event.direct.includes('email')) expect(texts.text).not.toBe('');
    if (!event.direct.includes('sms')) return;
    expect(texts.sms).not.toBe('');
    // With a link or the answer itself, ten parts at most.
    expect(texts.sms.length).toBeLessThanOrEqual(670);
    return;
  }
  expect(texts.text).not.toBe('');
  expect(texts.sms).not.toBe('');
  // Two parts of an SMS in Cyrillic, and never a card or a document.
  expect(texts.sms.length).toBeLessThanOrEqual(134);
  expect(texts.sms).not.toMatch(/\d{4} ?•|\d{4} \d{6}|•/);
});

it('every message outside of the feed is defined here: none is written where it is sent', () => {
  const sources = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') }).filter(
    (file) => !/\.test\.ts$|testing\//.test(file),
  );
  const writing = sources.filter((file) =>
    /outbox\s*\.(sms|email|put)\(/.test(readFileSync(join(import.meta.dirname, '..', file), 'utf8')),
  );
  // The mailing is written by the person who sends it.
  expect(writing).toEqual(['members/jobs/send-letter.ts']);
  expect(events.filter(({ direct }) => direct).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['invite', 'recovery', 'code.email', 'code.phone', 'support.guest_answered']),
  );
});

it('writes a letter in both parts, and what a stranger wrote is no markup', () => {
  const letter = letterOf({
    subject: 'Тема',
    parts: [{ title: 'Ответ <b>x</b>', text: 'Первая\nвторая <script>', url: 'https://x.example/sales?a=1&b=2' }],
    why: 'Потому что',
    settingsUrl: 'https://x.example/profile',
    unsubscribeUrl: 'https://x.example/unsubscribe?token=1',
  });
  expect(letter.html).not.toMatch(/<b>|<script>/);
  expect(letter.html).toContain('Первая<br />вторая &lt;script&gt;');
  expect(letter.html).toContain('prefers-color-scheme:dark');
  expect(letter.text).toContain('Первая\nвторая <script>\n\nhttps://x.example/sales?a=1&b=2');
  expect(letter.text).toContain('Отписаться: https://x.example/unsubscribe?token=1');
});
