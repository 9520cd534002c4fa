import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rulesEn, scanEn, serialPatternEn } from '../locales/en.ts';
import { documentCases } from '../stories/rules/documents.cases.ts';
import { moneyCases } from '../stories/rules/money.cases.ts';
import { specificationCases } from '../stories/rules/specification.cases.ts';
import * as rules from './index.ts';
import { numberRange } from './numbers.ts';

const cyrillic = /\p{Script=Cyrillic}/u;

// Readers of codes take texts of their own; the page of an amount gives it a Russian unit.
const apart = new Set(['parseReceipt', 'parseProductMark', 'amountWithin']);
const pages = Object.entries({ ...specificationCases, ...documentCases, ...moneyCases }).filter(
  ([name]) => !apart.has(name),
);

const day = (years: number): string => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.toISOString().slice(0, 10);
};
const amount = { unit: ['point', 'points', 'points'], action: 'withdraw' } as const;

/** What the pages of the rules do not reach. */
const more: readonly (readonly [rules.Rule, unknown, object?])[] = [
  [rules.required, ''],
  [rules.consent, false],
  [rules.isoDate, '2026-02-31'],
  [rules.notFuture, day(-1)],
  [rules.birthDate, day(5)],
  [rules.birthDate, day(130)],
  [rules.issuedAfter('born'), day(10), { born: day(20) }],
  [rules.passportLapsed('born'), day(15), { born: day(30) }],
  [rules.accountKey('bik'), '30101810400000000226', { bik: '044525225' }],
  [rules.passwordRepeat('first'), 'b', { first: 'a' }],
  [rules.passwordPersonal, 'Melnikova2026!', { lastName: 'Melnikova' }],
  [numberRange({ min: 5 }), '1'],
  [numberRange({ max: 5 }), '9'],
  [rules.amountWithin({ ...amount, available: 10 }), '11'],
  [rules.amountWithin({ ...amount, min: 10 }), '1'],
  [rules.amountWithin({ ...amount, max: 10 }), '11'],
  [rules.amountWithin({ step: 10 }), '11'],
  [rules.ogrn, '1'],
  [rules.ogrn, '1027700132196'],
  [rules.ogrnip, '1'],
  [rules.ogrnip, '304500116000158'],
  [rules.login, 'ivan@'],
  [rules.kpp, '7736AB001'],
  [rules.kpp, '77360'],
  [rules.kppFormat, '7736АВ001'],
];

describe('rules in English', () => {
  it('reach every message of the catalogue, none of them Russian', () => {
    const reached = new Set<string>();
    const asked = Object.fromEntries(
      Object.entries(rulesEn).map(([key, say]) => [
        key,
        typeof say === 'string'
          ? key
          : (...given: readonly never[]) => `${key}|${(say as (...all: never[]) => string)(...given)}`,
      ]),
    ) as unknown as rules.RuleMessages;
    const ask = (rule: rules.Rule, value: unknown, values?: object): void => {
      const key = rules.inLanguage(rule, asked)(value, values);
      if (key) reached.add(key.split('|')[0] ?? '');
      const said = rule(value, values, rulesEn);
      expect([said, said !== undefined && cyrillic.test(said)]).toEqual([said, false]);
      expect(said === undefined).toBe(rule(value, values) === undefined);
    };
    for (const [, { rule, cases }] of pages) for (const { text } of cases) ask(rule, text);
    for (const [rule, value, values] of more) ask(rule, value, values);
    expect([...reached].sort()).toEqual(Object.keys(rulesEn).sort());
  });

  it('stay English whatever is typed', () => {
    const all = rules.all(...pages.map(([, { rule }]) => rule));
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9]{0,20}$/),
      fc.constantFrom('абв', 'Иванов-', 'a@б.рф'),
    );
    fc.assert(
      fc.property(typed, (text) => {
        for (const { message } of all(text, {}, rulesEn)) expect(message).not.toMatch(cyrillic);
      }),
    );
  });

  it('go through every way of putting rules together', () => {
    const { compose, inLanguage, innChecksum, innLength, required, warning, when } = rules;
    const both = compose(
      required,
      when(() => true, innLength),
    );
    expect(both('', {}, rulesEn)).toBe('Required field');
    expect(both('1', {}, rulesEn)).toBe('An INN must have 10 or 12 digits');
    expect(rules.all(warning(innChecksum))('7707083890', {}, rulesEn)).toEqual([
      { level: 'warning', message: 'Check the INN: its check digits do not match' },
    ]);
    expect(inLanguage(both, rulesEn)('')).toBe('Required field');
    expect(inLanguage(warning(innChecksum), rulesEn).level).toBe('warning');
  });

  it('keep the language they were bound to inside of a form of another one', () => {
    expect(rules.inLanguage(rules.required, { required: 'Fill in' })('', {}, rulesEn)).toBe('Fill in');
    expect(rules.withMessage(rules.required, 'Wie heißen Sie?')('', {}, rulesEn)).toBe('Wie heißen Sie?');
  });

  it('say in Russian what a language leaves out', () => {
    expect(rules.innLength('1', {}, { required: 'Fill in' })).toBe(rules.messages.innLength);
  });

  it('are not taken for rules that read other fields', () => {
    for (const rule of [rules.required, rules.consent, rules.innLength, rules.login, rules.codeLength(4)]) {
      expect([rule.length, rules.inLanguage(rule, rulesEn).length, rules.warning(rule).length]).toEqual([1, 1, 1]);
    }
    const pair = rules.passwordRepeat('first');
    expect(rules.inLanguage(pair, rulesEn).length).toBeGreaterThan(1);
    expect(rules.inLanguage(pair, rulesEn)('b', { first: 'a' })).toBe('The passwords do not match');
  });
});

describe('readers in English', () => {
  const receipt = 't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';
  const reason = (read: { ok: boolean; reason?: string }): string | undefined => read.reason;

  it('refuse with every reason there is', () => {
    const said = [
      'nothing',
      receipt.replace('&n=1', ''),
      receipt.replace('20201225T', '20201325T'),
      receipt.replace('1113.99', '0'),
      receipt.replace('n=1', 'n=2'),
      receipt.replace('n=1', 'n=3'),
      receipt.replace('n=1', 'n=9'),
      receipt.replace('9282440300829880', '1'),
      receipt.replace('i=10556', 'i=x'),
      receipt.replace('fp=189504453', 'fp=x'),
    ].map((text) => reason(rules.parseReceipt(text, scanEn)));
    const marks = ['nothing', '010460717796408821abc', '010460717796408921', '010460717796408921abcdef93dGVz'].map(
      (text) => reason(rules.parseProductMark(text, scanEn)),
    );
    expect(new Set([...said, ...marks])).toEqual(new Set(Object.values(scanEn)));
    expect(rules.readScan(receipt.replace('n=1', 'n=2'), undefined, scanEn)).toEqual({
      kind: 'refused',
      reason: scanEn.receiptReturn,
    });
    expect(reason(rules.parseReceipt('nothing'))).toBe('Это не QR-код чека');
  });

  it('say what is wrong with a pattern', () => {
    const say = (pattern: string): string | undefined => rules.serialPatternProblem(pattern, serialPatternEn);
    expect([say('(a'), say('a*b*c*d*'), say('a||b'), say('a|'.repeat(10) + 'a'), say('a{9,1}')]).toEqual([
      serialPatternEn.unclear('(a'),
      serialPatternEn.varying(3),
      serialPatternEn.emptyBranch,
      serialPatternEn.branches(10),
      serialPatternEn.notPattern,
    ]);
  });

  it('list the demands on a password', () => {
    const labels = rules.passwordDemandsIn({ digit: 'A digit' }).map(({ label }) => label);
    expect(labels).toEqual(rules.passwordDemands.map(({ id, label }) => (id === 'digit' ? 'A digit' : label)));
  });
});
