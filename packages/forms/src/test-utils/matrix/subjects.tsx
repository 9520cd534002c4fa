import { parseMasked } from '@pribavka/ui/dates';
import type { ReactElement } from 'react';

import { DateField, MaskedField } from '../../fields/index.ts';
import * as masks from '../../masks/index.ts';
import type { Mask } from '../../masks/index.ts';

/** A field to act on, and a value for it. */
export interface Subject {
  readonly id: string;
  readonly mask: Mask;
  /** Full raw value; no two neighbours of its first slots matter to the mask. */
  readonly raw: string;
  readonly field: ReactElement;
  /** What the form must hold while the mask holds this raw value. */
  readonly kept: (raw: string) => unknown;
}

const masked = (mask: Mask, raw: string): Subject => ({
  id: mask.id,
  mask,
  raw,
  field: <MaskedField name="probe" label="Проба" mask={mask} />,
  kept: (value) => value,
});

const dateText = (raw: string): string => masks.date.format(raw);

/** Every mask of the package and the field that keeps a day; a test wants none forgotten. */
export const subjects: readonly Subject[] = [
  masked(masks.phone, '79123456789'),
  masked(masks.passportSeries, '4509'),
  masked(masks.passportNumber, '123456'),
  masked(masks.inn, '500100732259'),
  masked(masks.snils, '11223344595'),
  masked(masks.kpp, '773601001'),
  masked(masks.kppLetters, '7736AB001'),
  masked(masks.card, '2200123456789019'),
  masked(masks.pointsOutput, '12345'),
  masked(masks.date, '20112026'),
  masked(masks.time, '0905'),
  masked(masks.departmentCode, '770001'),
  masked(masks.account, '40702810100001234567'),
  masked(masks.bik, '044525225'),
  masked(masks.ogrn, '1027700132195'),
  masked(masks.ogrnip, '304500116000157'),
  masked(masks.code(4), '4821'),
  masked(masks.fiscalDrive, '9282440300829880'),
  masked(masks.fiscalDocument, '1234567890'),
  masked(masks.fiscalSign, '1895044531'),
  {
    id: 'DateField',
    mask: masks.date,
    raw: '20112026',
    field: <DateField name="probe" label="Проба" />,
    kept: (raw) => parseMasked(dateText(raw)) ?? dateText(raw),
  },
];
