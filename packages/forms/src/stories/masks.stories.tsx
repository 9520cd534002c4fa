import { Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import { CaseTable, MaskProbe } from '../test-utils/CaseTable.tsx';
import { storyCases } from './cases.ts';

const meta = preview.meta({ title: 'Формы/Маски' });

function Page({ id }: { readonly id: string }): ReactElement | null {
  const entry = storyCases[id];
  if (!entry) return null;
  return (
    <Stack gap={24}>
      <MaskProbe mask={entry.mask} label={entry.label} />
      <CaseTable label={`Случаи: ${entry.label}`} cases={entry.cases} />
    </Stack>
  );
}

/** Goes through the table as a person would: empties the field, types or pastes, compares what is seen. */
async function tryAll(root: HTMLElement, id: string): Promise<void> {
  const entry = storyCases[id];
  const input = within(root).getByRole<HTMLInputElement>('textbox');
  for (const { how, text, shown } of entry?.cases ?? []) {
    await userEvent.clear(input);
    await userEvent.click(input);
    if (how === 'наберите') await userEvent.keyboard(text);
    else await userEvent.paste(text);
    await waitFor(() => expect(input.value).toBe(shown));
  }
}

export const Phone = meta.story({
  name: 'Телефон',
  render: () => <Page id="phone" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'phone'),
});

export const PassportSeries = meta.story({
  name: 'Серия паспорта',
  render: () => <Page id="passportSeries" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'passportSeries'),
});

export const PassportNumber = meta.story({
  name: 'Номер паспорта',
  render: () => <Page id="passportNumber" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'passportNumber'),
});

export const Inn = meta.story({
  name: 'ИНН',
  render: () => <Page id="inn" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'inn'),
});

export const Snils = meta.story({
  name: 'СНИЛС',
  render: () => <Page id="snils" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'snils'),
});

export const Kpp = meta.story({
  name: 'КПП',
  render: () => <Page id="kpp" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'kpp'),
});

export const Card = meta.story({
  name: 'Карта',
  render: () => <Page id="card" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'card'),
});

export const Points = meta.story({
  name: 'Баллы',
  render: () => <Page id="pointsOutput" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'pointsOutput'),
});

export const DateMask = meta.story({
  name: 'Дата',
  render: () => <Page id="date" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'date'),
});

export const TimeMask = meta.story({
  name: 'Время',
  render: () => <Page id="time" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'time'),
});

export const DepartmentCode = meta.story({
  name: 'Код подразделения',
  render: () => <Page id="departmentCode" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'departmentCode'),
});

export const Account = meta.story({
  name: 'Счёт',
  render: () => <Page id="account" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'account'),
});

export const KppLetters = meta.story({
  name: 'КПП с буквами',
  render: () => <Page id="kppLetters" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'kppLetters'),
});

export const Ogrn = meta.story({
  name: 'ОГРН',
  render: () => <Page id="ogrn" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'ogrn'),
});

export const Ogrnip = meta.story({
  name: 'ОГРНИП',
  render: () => <Page id="ogrnip" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'ogrnip'),
});

export const Bik = meta.story({
  name: 'БИК',
  render: () => <Page id="bik" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'bik'),
});

export const Code = meta.story({
  name: 'Код',
  render: () => <Page id="code" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'code'),
});

export const FiscalDrive = meta.story({
  name: 'ФН',
  render: () => <Page id="fiscalDrive" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'fiscalDrive'),
});

export const FiscalDocument = meta.story({
  name: 'ФД',
  render: () => <Page id="fiscalDocument" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'fiscalDocument'),
});

export const FiscalSign = meta.story({
  name: 'ФП',
  render: () => <Page id="fiscalSign" />,
  play: ({ canvasElement }) => tryAll(canvasElement, 'fiscalSign'),
});
