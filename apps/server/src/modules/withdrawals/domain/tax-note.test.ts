import { expect, it } from 'vitest';

import { taxNote } from './tax-note.ts';
import type { TaxRules } from './tax.ts';

const rules = (taxMode: TaxRules['taxMode']): TaxRules => ({ taxMode, taxRate: 13, taxExemptKopecks: 400_000 });
const sums = (exempt: number, base: number) => ({ taxExemptUsedKopecks: exempt * 100, taxBaseKopecks: base * 100 });

it.each([
  ['new', 'gift_prize', 4000, 1000, 'Предварительно: 4 000 ₽ не облагаются, с 1 000 ₽ удержим 13 %; точно посчитаем'],
  [
    'on_review',
    'gift_prize',
    900,
    0,
    'Предварительно: налога нет, пока выплаты не больше 4 000 ₽ за год; точно посчитаем',
  ],
  [
    'approved',
    'gift_prize',
    0,
    500,
    'Предварительно: необлагаемых 4 000 ₽ за год уже не осталось, удержим 13 %; точно',
  ],
  ['failed', 'remuneration', 0, 500, 'Предварительно: удержим 13 % со всей суммы; точно посчитаем'],
  ['new', 'self_employed', 0, 0, 'Предварительно: налог самозанятый платит сам.'],
  ['new', 'partner_pays', 0, 0, 'Предварительно: налог платит работодатель.'],
  ['new', 'none', 0, 0, 'Предварительно: налог с выплат не удерживаем.'],
  [
    'paid',
    'gift_prize',
    4000,
    1000,
    'Налог 13 % удержан с 1 000 ₽, остальные 4 000 ₽ — из необлагаемых 4 000 ₽ за год.',
  ],
  ['paid', 'gift_prize', 900, 0, 'Налог не удержан: выплаты не вышли за пределы необлагаемых 4 000 ₽ за год.'],
  [
    'in_registry',
    'gift_prize',
    0,
    500,
    'Налог 13 % удержан со всей суммы: необлагаемых 4 000 ₽ за год уже не осталось.',
  ],
  ['paid', 'remuneration', 0, 500, 'Налог 13 % удержан со всей суммы.'],
  ['paid', 'self_employed', 0, 0, 'Налог самозанятый платит сам.'],
] as const)('%s, %s, %i ₽ without tax and %i ₽ with it', (status, mode, exempt, base, text) => {
  expect(taxNote(status, rules(mode), sums(exempt, base))?.replaceAll('\u00A0', ' ')).toContain(text);
});

it.each(['cancelled', 'rejected', 'returned'] as const)('says nothing of what is %s', (status) => {
  expect(taxNote(status, rules('gift_prize'), sums(0, 500))).toBeNull();
});
