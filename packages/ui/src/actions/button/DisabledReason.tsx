import type { ReactElement } from 'react';
import { styled } from 'styled-components';

/** A bubble over the control, by CSS alone: login must not pay for a positioning library. */
const Bubble = styled.span`
  position: absolute;
  bottom: calc(100% + 6px);
  left: 50%;
  z-index: var(--pb-z-dropdown);
  width: max-content;
  max-width: 240px;
  padding: 6px 10px;
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-inverse);
  color: var(--pb-text-inverse);
  font: var(--pb-type-caption);
  text-align: start;
  transform: translateX(-50%);
  /* Not merely invisible: near an edge it would make the page scroll sideways. Descriptions are read all the same. */
  display: none;
  pointer-events: none;
  :hover > &,
  :focus-visible > & {
    display: block;
  }
`;

export function DisabledReason({ id, children }: { id: string; children: string }): ReactElement {
  return (
    <Bubble id={id} role="tooltip">
      {children}
    </Bubble>
  );
}
