import type { ReactElement } from 'react';
import { X } from 'lucide-react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import * as ui from '../../index.ts';
import * as loyalty from '../../loyalty/index.ts';

const nothing = (): void => undefined;
const twice = [
  { value: 'a', label: 'Первый' },
  { value: 'a', label: 'Второй' },
] as const;

const misusedElements: readonly [component: string, element: ReactElement][] = [
  ['Accordion', <ui.Accordion key="1" items={['a', 'a'].map((id) => ({ id, title: id, children: id }))} />],
  ['Amount', <ui.Amount key="1" kopecks={12.5} />],
  ['DateText', <ui.DateText key="1" value="20.11.2026 evening" />],
  ['IconButton', <ui.IconButton key="1" icon={X} label="" />],
  ['Menu', <ui.Menu key="1" trigger={<button type="button">Ещё</button>} label=" " items={[]} />],
  ['OneTimeCode', <ui.OneTimeCode key="1" length={0} value="" onValueChange={nothing} />],
  ['Pagination', <ui.Pagination key="1" page={0} pageSize={15} total={10} onPageChange={nothing} />],
  ['Points', <loyalty.Points key="1" value={Number.NaN} />],
  ['ProgressBar', <ui.ProgressBar key="1" value={1} max={0} label="Готово" />],
  ['QuantityStepper', <ui.QuantityStepper key="1" value={1} min={5} max={2} onValueChange={nothing} />],
  ['RadioGroup', <ui.RadioGroup key="1" options={twice} aria-label="Выбор" />],
  [
    'SegmentedControl',
    <ui.SegmentedControl key="1" options={twice} value="a" onValueChange={nothing} aria-label="Вид" />,
  ],
  ['Select', <ui.Select key="1" options={twice} aria-label="Статус" />],
  ['Stepper', <ui.Stepper key="1" steps={[{ label: 'Магазин' }]} current={4} />],
  [
    'Tabs',
    <ui.Tabs<string> key="1" tabs={[{ value: 'a', label: 'А' }]} value="b" onValueChange={nothing} label="Виды" />,
  ],
];

describe('bad props that types cannot forbid', () => {
  it.each(misusedElements)('%s says what happened, why it matters and how to fix it', (component, element) => {
    let said = '';
    try {
      renderToString(element);
    } catch (error) {
      said = error instanceof Error ? error.message : String(error);
    }
    expect(said.startsWith(`${component}: `)).toBe(true);
    // The product may speak any language, its developers read English.
    expect(said).not.toMatch(/[а-яё]/i);
    // Three sentences: what, why, how.
    expect(said.split(/[.:](?=\s|$)/).filter((part) => part.trim().length > 8).length).toBeGreaterThanOrEqual(3);
  });

  it('confirm() without its host says where to put it', async () => {
    await expect(ui.confirm({ title: 'Удалить?' })).rejects.toThrow(/^[^а-яё]*ConfirmHost[^а-яё]*$/i);
  });
});
