import { CopyButton, Field } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { useSpokenMask } from '../language/tables.ts';
import { MaskedInput } from '../mask-input/MaskedInput.tsx';
import type { Mask } from '../masks/index.ts';

const Table = styled.table`
  width: 100%;
  max-width: 880px;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & th {
    padding: 8px 12px 8px 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table-head);
    text-align: start;
  }
  & td {
    padding: 6px 12px 6px 0;
    border-top: 1px solid var(--pb-line-hair);
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & code {
    font: var(--pb-type-mono);
    white-space: pre-wrap;
  }
`;

/** One way to give a value, and what must become of it. */
export interface MaskCase {
  readonly how: string;
  readonly text: string;
  /** Masked text afterwards; empty when nothing is taken. */
  readonly shown: string;
  readonly why: string;
}

/** A live masked input; under it what the form would keep. */
export function MaskProbe({ mask, label }: { readonly mask: Mask; readonly label: string }): ReactElement {
  const { hint } = useSpokenMask(mask);
  const [value, setValue] = useState('');
  return (
    <Field label={label} hint={value === '' ? hint : `В форме: ${value}${mask.isComplete(value) ? ', полное' : ''}`}>
      <MaskedInput mask={mask} value={value} onValueChange={setValue} />
    </Field>
  );
}

/** Cases to try by hand: the text can be copied, what is expected stands next to it. */
export function CaseTable({
  label,
  cases,
}: {
  readonly label: string;
  readonly cases: readonly MaskCase[];
}): ReactElement {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Как</th>
          <th scope="col">Текст</th>
          <th scope="col">Что должно получиться</th>
          <th scope="col">Почему</th>
          <th scope="col">Взять</th>
        </tr>
      </thead>
      <tbody>
        {cases.map(({ how, text, shown, why }) => (
          <tr key={`${how} ${text}`}>
            <td>{how}</td>
            <td>
              <code>{text}</code>
            </td>
            <td>
              <code>{shown || '—'}</code>
            </td>
            <td>{why}</td>
            <td>
              <CopyButton text={text} label={`Скопировать «${text.trim()}»`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
