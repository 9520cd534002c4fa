import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  & > * {
    flex: none;
  }
`;

/** Chromium leaves a chip where it is when its edge shows; the keyboard wants it whole. A finger wants it to stay. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chips in one line that goes past the edge of a phone. */
export const ChipRow = (props: ComponentProps<'div'>): ReactElement => (
  <Root role="group" onFocus={showWhole} {...props} />
);
