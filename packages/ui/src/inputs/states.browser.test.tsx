import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DateRangePicker } from '../date/range/DateRangePicker.tsx';
import { mount } from '../test-utils/mount.tsx';
import { Combobox } from './combobox/Combobox.tsx';
import { Field } from './field/Field.tsx';
import { QuantityStepper } from './number-input/QuantityStepper.tsx';
import { RadioGroup } from './radio-group/RadioGroup.tsx';

const options = [
  { value: 'a', label: 'На карту' },
  { value: 'b', label: 'На счёт' },
];
const colourOf = (token: string): string => {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

it.each(['plain', 'cards'] as const)('an invalid radio group is red, view %s', async (view) => {
  await mount(
    <Field label="Куда вывести" group error="Обязательное поле">
      <RadioGroup options={options} view={view} />
    </Field>,
  );
  const radio = page.getByRole('radio', { name: 'На карту' });
  await expect.element(radio).toBeVisible();
  const danger = colourOf('--pb-danger-fill');
  expect(getComputedStyle(radio.element()).borderTopColor).toBe(danger);
  const card = radio.element().closest('label') as HTMLElement;
  if (view === 'cards') expect(getComputedStyle(card).borderTopColor).toBe(danger);
});

it.each(['plain', 'cards'] as const)('a chosen radio is a ring with a light middle, view %s', async (view) => {
  await mount(<RadioGroup aria-label="Куда вывести" options={options} value="a" view={view} />);
  const [chosen, other] = page.getByRole('radio').elements() as [HTMLElement, HTMLElement];
  const middleOf = (radio: HTMLElement): string => getComputedStyle(radio).backgroundColor;
  await userEvent.hover(other);
  // The colours turn with the pace of the theme.
  await expect.poll(() => middleOf(chosen)).toBe(colourOf('--pb-accent-on-fill'));
  expect(getComputedStyle(chosen).borderTopColor).toBe(colourOf('--pb-accent-fill'));
  await userEvent.hover(chosen);
  await expect.poll(() => middleOf(chosen)).toBe(colourOf('--pb-accent-on-fill'));
  expect(middleOf(other)).toBe(colourOf('--pb-bg-surface'));
});

it('a disabled stepper looks disabled', async () => {
  await mount(
    <>
      <QuantityStepper aria-label="Живой" value={2} onValueChange={() => undefined} />
      <QuantityStepper aria-label="Выключен" disabled value={2} onValueChange={() => undefined} />
    </>,
  );
  const off = page.getByRole('spinbutton', { name: 'Выключен' });
  await expect.element(off).toBeDisabled();
  const [alive, dead] = ['Живой', 'Выключен'].map((name) => {
    const input = page.getByRole('spinbutton', { name }).element();
    const box = getComputedStyle(input.closest('[data-control]') as HTMLElement);
    return { color: getComputedStyle(input).color, back: box.backgroundColor, border: box.borderTopColor };
  });
  expect(dead?.color).toBe(colourOf('--pb-text-disabled'));
  expect(dead?.back).not.toBe(alive?.back);
  expect(dead?.border).not.toBe(alive?.border);
});

it('Alt and ↑ close the list of a combobox and leave its choice', async () => {
  await mount(
    <Combobox<string>
      aria-label="Город"
      load={() => ['Тверь', 'Тула']}
      getKey={(city) => city}
      getLabel={(city) => city}
      value="Тула"
      onValueChange={() => undefined}
    />,
  );
  const box = page.getByRole('combobox', { name: 'Город' });
  await userEvent.click(box);
  await expect.element(page.getByRole('option', { name: 'Тверь' })).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await expect.element(box).toHaveValue('Тула');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['a window', 1280],
  ['a phone', 390],
])('the dialog of a period is modal in %s', async (_name, width) => {
  await page.viewport(width, 800);
  await mount(<DateRangePicker value={null} onValueChange={() => undefined} />);
  await userEvent.click(page.getByRole('button', { name: /Период/ }));
  await expect.element(page.getByRole('dialog', { name: 'Период' })).toHaveAttribute('aria-modal', 'true');
});
