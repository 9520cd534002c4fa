import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { LinkButton } from '../../actions/link-button/LinkButton.tsx';
import { ChevronEnd } from '../../brand/icon/chevrons.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import { DrawnLink } from '../../foundation/link/DrawnLink.tsx';
import { useAtLeast } from '../../foundation/hooks/useBreakpoint.ts';

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
    /* As wide as it is: a button that leaves no room for it goes under it. */
    & > [data-part='value'] {
      flex-basis: auto;
    }
    &[data-opens] {
      position: relative;
      padding-inline-end: 32px;
    }
    /* A button of its own stands over the one that is the row. */
    &[data-opens] > [data-part='action'] {
      position: relative;
      z-index: 1;
    }
    /* The words of a text button stand at the edge, as the label and the value do. */
    & > [data-part='action'] > [data-variant='text'][data-size='sm'] {
      margin-inline: -13px;
    }
    & > [data-part='open'] {
      position: absolute;
      inset: 0;
      display: flex;
      align-items: center;
      justify-content: flex-end;
      padding: 0;
      border: 0;
      background: none;
      color: var(--pb-text-secondary);
    }
  }
`;

/** What a row opens: a button of its own; on a phone the whole row is the button, with an arrow at its end. */
export interface PanelRowOpen {
  /** Full name of the button: «Изменить телефон». */
  readonly label: string;
  /** What is written on it where there is room. */
  readonly text: string;
  /** Called by a press on the row. */
  readonly onOpen?: (() => void) | undefined;
  /** The router's link instead, where the row leads to another place: `<Link to="/profile/phone" />`. */
  readonly render?: LinkElement | undefined;
}

export interface PanelRowProps extends ComponentPropsWithRef<'div'> {
  /** Name of the value, at the left. */
  label: ReactNode;
  /** Under the value: checked or not, where it came from. */
  state?: ReactNode | undefined;
  /** A button or a link at the right. */
  action?: ReactNode | undefined;
  /** What the row opens; on a phone a press anywhere in it does. */
  open?: PanelRowOpen | undefined;
}

const arrow = <Icon as={ChevronEnd} size={20} />;

/** The way in where there is room: a button or a link with its words. */
function OpenButton({ open: { label, text, onOpen, render } }: { readonly open: PanelRowOpen }): ReactElement {
  const look = { variant: 'text', size: 'sm', 'aria-label': label, onClick: onOpen } as const;
  return render ? (
    <LinkButton {...look} render={render}>
      {text}
    </LinkButton>
  ) : (
    <Button {...look}>{text}</Button>
  );
}

/** The way in on a phone: the whole row. */
function OpenRow({ open: { label, onOpen, render } }: { readonly open: PanelRowOpen }): ReactElement {
  const own = { 'data-part': 'open', 'aria-label': label, onClick: onOpen };
  return render ? (
    <DrawnLink {...own} render={render}>
      {arrow}
    </DrawnLink>
  ) : (
    <button type="button" {...own}>
      {arrow}
    </button>
  );
}

/** One line of a panel: what, its value, what can be done. Hairlines stand between rows. */
export function PanelRow({ label, state, action, open, children, ...rest }: PanelRowProps): ReactElement {
  const wide = useAtLeast('md');
  return (
    <Root {...rest} data-opens={open ? '' : undefined}>
      <div data-part="label">{label}</div>
      <div data-part="value">
        {children}
        {state !== undefined && <div data-part="state">{state}</div>}
      </div>
      {(action || (open && wide)) && (
        <div data-part="action">
          {action}
          {open && wide && <OpenButton open={open} />}
        </div>
      )}
      {open && !wide && <OpenRow open={open} />}
    </Root>
  );
}
