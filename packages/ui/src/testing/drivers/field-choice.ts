import { attributeOf, countOf, type Part } from '../part.ts';
import { comboboxOf } from './combobox.ts';

/** Whether several may be chosen: the open list says so. */
const isMany = (control: Part): Promise<boolean> =>
  control.retry(async () => {
    const id = (await attributeOf(control, 'aria-controls')) ?? '';
    const list = control.document().bySelector(`[id="${id}"][role="listbox"], [id="${id}"] [role="listbox"]`);
    if ((await countOf(list)) === 0) throw new Error('The field has opened no list of options');
    return (await attributeOf(list, 'aria-multiselectable')) === 'true';
  });

/** Chooses the option with this label, or exactly these of several, given as a list or one a line. */
export async function fillChoice(control: Part, value: string | readonly string[]): Promise<void> {
  const list = comboboxOf(control);
  const before = await list.chosen();
  const labels = typeof value === 'string' ? value.split('\n').filter((label) => label !== '') : value;
  const searchable = await control.read(([element]) => element instanceof HTMLInputElement, undefined);
  const look = async (label: string): Promise<void> => {
    await list.open();
    if (searchable) await list.search(label);
  };
  await look(labels[0] ?? '');
  if (!(await isMany(control))) {
    if (typeof value !== 'string') throw new Error('A choice of one takes one label and not a list of them');
    await list.choose(value);
    return;
  }
  const extra = before.filter((label) => !labels.includes(label));
  // An option that is chosen is taken out by the same press.
  for (const label of [...extra, ...labels.filter((one) => !before.includes(one))]) {
    await look(label);
    await list.choose(label);
  }
}
