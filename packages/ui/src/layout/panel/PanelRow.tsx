import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 48px;
  padding: 12px 0;
  font: var(--pb-body-type);
  & + & {
    border-top: 1px solid var(--pb-line-soft);
  }
  & > [data-part='label'] {
    flex: 0 1 176px;
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  /* In a narrow panel the value goes under its label, and a second button under the value: words stay whole. */
  & > [data-part='value'] {
    flex: 1 1 176px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='state'] {
    margin-top: 2px;
    font: var(--pb-type-caption);
    color: var(--pb-text-tertiary);
  }
  @media (max-width: 47.99em) {
    & > [data-part='label'] {
      flex: 1 0 100%;
      font: var(--pb-type-caption);
    }
  }
`;

export interface PanelRowProps extends ComponentPropsWithRef<'div'> {
  /** Name of the value, at the left. */
  label: ReactNode;
  /** Under the value: checked or not, where it came from. */
  state?: ReactNode | undefined;
  /** A button or a link at the right. */
  action?: ReactNode | undefined;
}

/** One line of a panel: what, its value, what can be done. Hairlines stand between rows. */
export function PanelRow({ label, state, action, children, ...rest }: PanelRowProps): ReactElement {
  return (
    <Root {...rest}>
      <div data-part="label">{label}</div>
      <div data-part="value">
        {children}
        {state !== undefined && <div data-part="state">{state}</div>}
      </div>
      {action !== undefined && <div data-part="action">{action}</div>}
    </Root>
  );
}
