import { useMessages } from '@pribavka/ui/messages';
import { useCallback, type ClipboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useFormParts } from '../form/context.ts';
import {
  departmentCode as departmentMask,
  passportNumber as numberMask,
  passportParts,
  passportSeries as seriesMask,
} from '../masks/documents.ts';
import { departmentCode, passportNumber, passportSeries } from '../rules/passport.ts';
import { MaskedField } from './MaskedField.tsx';
import { passportMessages } from './passport.messages.ts';
import { TextField } from './TextField.tsx';
import type { CommonFieldProps, FieldGroupProps, InputFieldProps } from './types.ts';

const SERIES = [passportSeries];
const NUMBER = [passportNumber];
const DEPARTMENT = [departmentCode];

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 16px;
  align-items: start;
`;

/** Series and number. A document pasted whole into either is dealt out to both. */
export function PassportFields({
  seriesName = 'passportSeries',
  numberName = 'passportNumber',
  optional,
  disabled,
  readOnly,
  onPasteCapture,
  ...rest
}: Pick<CommonFieldProps, 'optional' | 'disabled' | 'readOnly'> &
  FieldGroupProps & {
    /** Name of the field with the series. */
    readonly seriesName?: string | undefined;
    /** Name of the field with the number. */
    readonly numberName?: string | undefined;
  }): ReactElement {
  const { api } = useFormParts();
  const deal = useCallback(
    (event: ClipboardEvent<HTMLDivElement>) => {
      onPasteCapture?.(event);
      if (event.defaultPrevented) return;
      const parts = passportParts(event.clipboardData.getData('text/plain'));
      if (!parts) return;
      event.preventDefault();
      api.batch(() => {
        api.change(seriesName, parts.series);
        api.change(numberName, parts.number);
      });
    },
    [api, seriesName, numberName, onPasteCapture],
  );
  const say = useMessages(passportMessages);
  const common = { optional, disabled, readOnly, secret: true };
  return (
    <Pair {...rest} onPasteCapture={deal}>
      <MaskedField {...common} name={seriesName} label={say.series} mask={seriesMask} own={SERIES} />
      <MaskedField {...common} name={numberName} label={say.number} mask={numberMask} own={NUMBER} />
    </Pair>
  );
}

/** Code of the department that issued the passport: `770-001`. Kept out of drafts. */
export function DepartmentCodeField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(passportMessages);
  return <MaskedField {...rest} secret label={label ?? say.departmentCode} mask={departmentMask} own={DEPARTMENT} />;
}

/** Who issued the passport, as it is printed. Kept out of drafts. */
export function IssuedByField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(passportMessages);
  return <TextField {...rest} secret label={label ?? say.issuedBy} autoCapitalize="characters" />;
}
