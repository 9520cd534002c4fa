import { countOf, indexIn, openedBy, textOf, type Part } from '../part.ts';
import { comboboxOf } from './combobox.ts';

/** What a control is to somebody who fills it in. */
export type FieldKind = 'text' | 'box' | 'radio' | 'file' | 'choice' | 'period';

export const kindOf = (control: Part): Promise<FieldKind> =>
  control.read(([element]) => {
    const type = element instanceof HTMLInputElement ? element.type : '';
    if (type === 'checkbox') return 'box';
    if (type === 'radio' || type === 'file') return type;
    if (element?.getAttribute('role') === 'combobox') return 'choice';
    return element?.getAttribute('aria-haspopup') === 'dialog' ? 'period' : 'text';
  }, undefined);

/** Sentences of radios by their order, and which is chosen. */
const radiosOf = (root: Part): Promise<{ label: string; checked: boolean }[]> =>
  root.bySelector('input[type="radio"]').read(
    (radios) =>
      radios.map((radio) => {
        const text = radio.closest('label')?.querySelector('[data-part="text"]')?.cloneNode(true);
        if (text instanceof Element) text.querySelector('small')?.remove();
        return {
          label: (text?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
          checked: (radio as HTMLInputElement).checked,
        };
      }),
    undefined,
  );

/** Gives the native input a file of this name whose content is the name. */
const attach = (control: Part, name: string): Promise<void> =>
  control.read(([input], wanted) => {
    if (!(input instanceof HTMLInputElement)) return;
    const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', csv: 'text/csv' };
    const end = wanted.split('.').pop()?.toLowerCase() as keyof typeof types;
    const file = new File([wanted], wanted, { type: types[end] ?? '' });
    if (typeof DataTransfer === 'function') {
      const chosen = new DataTransfer();
      chosen.items.add(file);
      input.files = chosen.files;
    } else Object.defineProperty(input, 'files', { value: [file], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);

const fillPeriod = async (control: Part, text: string): Promise<void> => {
  const [from = '', to = from] = text.split(/\s*[—–]\s*/);
  const panel = (await openedBy(control)).bySelector('form');
  await panel.bySelector('input').at(0).fill(from);
  await panel.bySelector('input').at(1).fill(to);
  await panel.bySelector('button[type="submit"]').click();
};

/** Fills a control of any kind but a plain text and a box. */
export async function fillSpecial(kind: FieldKind, root: Part, control: Part, text: string): Promise<void> {
  if (kind === 'file') await attach(control, text);
  if (kind === 'period') await fillPeriod(control, text);
  if (kind === 'radio') {
    const names = async (): Promise<string[]> => (await radiosOf(root)).map(({ label }) => label);
    await root
      .bySelector('input[type="radio"]')
      .at(await indexIn(root, 'option', text, names))
      .click();
  }
  if (kind === 'choice') {
    const list = comboboxOf(control);
    await list.open();
    if (await control.read(([element]) => element instanceof HTMLInputElement, undefined)) await list.search(text);
    await list.choose(text);
  }
}

/** What is shown in a control of any kind; a box is `true` or empty. */
export async function valueOf(root: Part, control: Part): Promise<string> {
  const kind = await kindOf(control);
  if (kind === 'radio') return (await radiosOf(root)).find(({ checked }) => checked)?.label ?? '';
  if (kind === 'choice') return (await comboboxOf(control).chosen()).join(', ');
  if (kind === 'file') {
    const rows = root.bySelector('li');
    const names = Array.from({ length: await countOf(rows) }, (_, at) =>
      textOf(rows.at(at).bySelector('[data-name] > strong')),
    );
    return (await Promise.all(names)).join(', ');
  }
  return control.read(([element]) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked ? 'true' : '';
    return (element as HTMLInputElement | undefined)?.value || (element?.textContent ?? '').trim();
  }, undefined);
}
