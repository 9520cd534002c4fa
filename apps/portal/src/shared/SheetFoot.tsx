import { SubmitButton } from '@pribavka/forms';
import { Button } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

/** A place in the foot of a sheet for the buttons of the form inside it, as if they were children of the foot. */
export const SheetFoot = styled.div`
  display: contents;
`;

interface FootButtonsProps {
  /** The element of `SheetFoot`; null until it is there. */
  foot: HTMLElement | null;
  /** Id of the form the button sends. */
  form: string;
  send: string;
  cancel?: { label: string; onPress: () => void } | undefined;
}

/** The buttons of a form, drawn in the foot of its sheet. */
export function FootButtons({ foot, form, send, cancel }: FootButtonsProps): ReactElement | null {
  if (!foot) return null;
  return createPortal(
    <>
      <SubmitButton form={form}>{send}</SubmitButton>
      {cancel && (
        <Button variant="text" onClick={cancel.onPress}>
          {cancel.label}
        </Button>
      )}
    </>,
    foot,
  );
}
