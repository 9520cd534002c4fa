import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { inn, kpp, kppLetters } from '../masks/documents.ts';
import { snils } from '../masks/snils.ts';
import { warning } from '../rules/combine.ts';
import { kpp as kppDigits, kppFormat, kppLength } from '../rules/company.ts';
import { innChecksum, innCompany, innLength, innPerson, isInn } from '../rules/inn.ts';
import { isSnils, snilsChecksum, snilsLength } from '../rules/snils.ts';
import type { Rule } from '../rules/types.ts';
import { documentMessages } from './documents.messages.ts';
import { MaskedField } from './MaskedField.tsx';
import type { InputFieldProps } from './types.ts';

/** Whose ИНН: a firm's of 10 digits, a person's of 12, or either. */
export type InnKind = '10' | '12' | 'any';

const INN: Readonly<Record<InnKind, readonly Rule[]>> = {
  '10': [innLength, innCompany, warning(innChecksum)],
  '12': [innLength, innPerson, warning(innChecksum)],
  any: [innLength, warning(innChecksum)],
};
const SNILS: readonly Rule[] = [snilsLength, warning(snilsChecksum)];
const KPP: readonly Rule[] = [kppDigits];
const KPP_LETTERS: readonly Rule[] = [kppLength, kppFormat];

/** ИНН; a wrong control sum only warns. One that may be a person's is kept out of drafts. */
export function InnField({
  label,
  kind = 'any',
  hint,
  secret,
  ...rest
}: InputFieldProps & {
  /** Whose it is: 10 digits of a company, 12 of a person, or either. */
  readonly kind?: InnKind | undefined;
}): ReactElement {
  const say = useMessages(documentMessages);
  const lengths = { '10': say.tenDigits, '12': say.twelveDigits, any: undefined };
  return (
    <MaskedField
      {...rest}
      label={label ?? say.inn}
      hint={hint ?? lengths[kind]}
      secret={secret === true || kind !== '10'}
      mask={inn}
      own={INN[kind]}
      checked={isInn}
    />
  );
}

/** КПП of 9 digits; `letters` allows the capital Latin ones ФНС gives to foreign taxpayers. */
export function KppField({
  label,
  letters = false,
  ...rest
}: InputFieldProps & {
  /** Allows capital Latin letters in the fifth and sixth places. */
  readonly letters?: boolean | undefined;
}): ReactElement {
  const say = useMessages(documentMessages);
  return (
    <MaskedField
      {...rest}
      label={label ?? say.kpp}
      mask={letters ? kppLetters : kpp}
      own={letters ? KPP_LETTERS : KPP}
    />
  );
}

/** СНИЛС `112-233-445-95`; a wrong control sum only warns. Kept out of drafts. */
export function SnilsField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(documentMessages);
  return <MaskedField {...rest} secret label={label ?? say.snils} mask={snils} own={SNILS} checked={isSnils} />;
}
