import { Button } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { useFormParts } from '../form/context.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
  /* From line to line as far as a thumb is wide. */
  @media (pointer: coarse) {
    row-gap: 12px;
  }
`;

/** A value one press away. */
export interface QuickValue {
  /** What is put into the field. */
  readonly value: string;
  /** Text of the button. */
  readonly label: string;
}

/** Buttons that put a value into a field of the form. */
export function QuickValues(props: {
  readonly name: string;
  readonly title: string;
  readonly offers: readonly QuickValue[];
  readonly disabled: boolean | undefined;
  readonly onPick: ((value: string) => void) | undefined;
}): ReactElement {
  const { setValue } = useFormParts();
  const pick = (value: string): void => {
    setValue(props.name, value);
    props.onPick?.(value);
  };
  return (
    <Row role="group" aria-label={props.title}>
      {props.offers.map(({ value, label }) => (
        <Button key={value} size="sm" disabled={props.disabled} onClick={() => pick(value)}>
          {label}
        </Button>
      ))}
    </Row>
  );
}
