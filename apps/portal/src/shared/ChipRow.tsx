import type { ComponentProps, FocusEvent, ReactElement, UIEvent } from 'react';
import { styled } from 'styled-components';

/* A chip at the end fades: the row goes on there. Past the last one is room for the fade, so that it is read whole. */
const Root = styled.div`
  display: flex;
  gap: 8px;
  padding-inline-end: 32px;
  overflow-x: auto;
  scroll-padding-inline: 16px 32px;
  scrollbar-width: none;
  --before: 0px;
  mask-image: linear-gradient(
    to var(--pb-line-end, right),
    transparent,
    #000 var(--before) calc(100% - 32px),
    transparent
  );
  &[data-scrolled] {
    --before: 16px;
  }
  & > * {
    flex: none;
  }
`;

/** Chromium leaves a chip where it is when its edge shows; the keyboard wants it whole. A finger wants it to stay. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const markScrolled = ({ currentTarget }: UIEvent<HTMLElement>): void =>
  void currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);

/** The chip an address has chosen may stand past the edge: the row begins with it in view. */
function showChosen(row: HTMLDivElement | null): void {
  const end = row?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect().right;
  if (row && end !== undefined) row.scrollLeft += Math.max(0, end + 32 - row.getBoundingClientRect().right);
}

/** Chips in one line that goes past the edge of a phone. */
export const ChipRow = (props: ComponentProps<'div'>): ReactElement => (
  <Root ref={showChosen} role="group" onFocus={showWhole} onScroll={markScrolled} {...props} />
);
