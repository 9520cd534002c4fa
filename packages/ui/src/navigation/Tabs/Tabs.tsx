import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';

const List = styled.div`
  display: flex;
  gap: 24px;
  overflow: auto hidden;
  font: var(--pb-type-ui);
  scrollbar-width: none;
  &[data-line] {
    border-bottom: 1px solid var(--pb-line-hair);
  }
  & > button {
    position: relative;
    display: inline-flex;
    flex: none;
    gap: 6px;
    align-items: center;
    min-height: 40px;
    padding: 8px 0 10px;
    border: 0;
    background: none;
    color: var(--pb-text-secondary);
    white-space: nowrap;
  }
  & > button:hover {
    color: var(--pb-text-primary);
  }
  & > button[aria-selected='true'] {
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  & > button[aria-selected='true']::after {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--pb-accent-fill);
    content: '';
  }
  & > button:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pb-radius-sm);
  }
  & > button > small {
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
  @media (pointer: coarse) {
    & > button {
      min-height: var(--pb-size-touch);
    }
  }
  @media (forced-colors: active) {
    & > button[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode | undefined;
}

export interface TabsProps<Value extends string> extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Name of the row for screen readers. */
  label: string;
  /** Prefix of ids; give the same to `TabPanel`. */
  idPrefix?: string | undefined;
  /** Arrows open a tab at once. Turn off where a tab loads data. @default true */
  automatic?: boolean | undefined;
  /** The hairline under the row. @default true */
  line?: boolean | undefined;
}

/** Tabs «under the word» (ARIA tabs): one stop for Tab, arrows inside, Home and End. */
export function Tabs<Value extends string>({
  tabs,
  value,
  onValueChange,
  label,
  idPrefix,
  automatic = true,
  line = true,
  ref,
  ...rest
}: TabsProps<Value>): ReactElement {
  const made = useId();
  const prefix = idPrefix ?? made;
  const list = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(list, ref);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 };
    const at = to[event.key];
    if (at === undefined || now < 0) return;
    event.preventDefault();
    const index = (at + buttons.length) % buttons.length;
    buttons[index]?.focus();
    const tab = tabs[index];
    if (automatic && tab) onValueChange(tab.value);
  };
  return (
    <List
      {...rest}
      ref={merged}
      role="tablist"
      aria-label={label}
      data-line={line ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.value}`}
          aria-controls={idPrefix === undefined ? undefined : `${prefix}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onValueChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </button>
      ))}
    </List>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  value: string;
  idPrefix: string;
}

/** What a tab shows. Render only the current one. */
export function TabPanel({ value, idPrefix, ...rest }: TabPanelProps): ReactElement {
  return (
    <div
      role="tabpanel"
      id={`${idPrefix}-panel-${value}`}
      aria-labelledby={`${idPrefix}-tab-${value}`}
      tabIndex={0}
      {...rest}
    />
  );
}
