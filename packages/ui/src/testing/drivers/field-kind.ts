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
const giveFile = ([input]: Element[], wanted: string): void => {
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input to attach a file to');
  const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf', csv: 'text/csv' };
  const end = wanted.split('.').pop()?.toLowerCase() as keyof typeof types;
  const file = new File([wanted], wanted, { type: types[end] ?? '' });
  if (typeof DataTransfer === 'function') {
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.files = chosen.files;
  } else Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Within `retry`, where a tool that wraps actions in `act` is not confused by an event of ours. */
const attach = (control: Part, name: string): Promise<void> => control.retry(() => control.read(giveFile, name));

const fillPeriod = async (control: Part, text: string): Promise<void> => {
  const [from = '', to = from] = text.split(/\s*[—–]\s*/);
  const panel = (await openedBy(control)).bySelector('form');
  await panel.bySelector('input').at(0).fill(from);
  await panel.bySelector('input').at(1).fill(to);
  await panel.bySelector('button[type="submit"]').click();
};

/** Fills a control of files, a period or radios. */
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
}

/** What is shown in a control of any kind; a box is `true` or empty, of several options there is one a line. */
export async function valueOf(root: Part, control: Part): Promise<string> {
  const kind = await kindOf(control);
  if (kind === 'radio') return (await radiosOf(root)).find(({ checked }) => checked)?.label ?? '';
  if (kind === 'choice') return (await comboboxOf(control).chosen()).join('\n');
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
