import { ChevronDown } from 'lucide-react';
import {
  lazy,
  Suspense,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { lineKey } from '../../foundation/direction/line-key.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { invariant, expectName, expectUnique } from '../../foundation/invariant/invariant.ts';
import type { LinkElement } from '../../foundation/link/as-link.ts';
import { DrawnLink } from '../../foundation/link/DrawnLink.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { tabsMessages } from './tabs.messages.ts';
import { tabsCss } from './Tabs.styles.ts';
import { revealTab, useHiddenTabs } from './useHiddenTabs.ts';

// Only tabs that do not fit need a menu.
const Menu = lazy(async () => ({ default: (await import('../../overlays/menu/Menu.tsx')).Menu }));

const Root = styled.div`
  ${tabsCss}
`;

/** A tab of `Tabs`. */
export interface Tab<Value extends string> {
  /** What the tabs have when it is open. */
  value: Value;
  /** Text of the tab. */
  label: ReactNode;
  /** Number after the text. */
  count?: ReactNode | undefined;
  /** Words for the menu of what does not fit, when `label` is not plain text. */
  text?: string | undefined;
  /** The router's link of a tab that has an address: `<Link to="?tab=points" />`. Arrows move the focus, Enter follows. */
  render?: LinkElement | undefined;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Tabs in order, each with its value and text. */
  tabs: readonly Tab<Value>[];
  /** The open tab: one always is. */
  value?: Value | undefined;
  /** Tab to begin with. @default the first tab */
  defaultValue?: Value | undefined;
  /** Called with the value of the tab that opens. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the row for screen readers. */
  label: string;
  /** Prefix of ids; give the same to `TabPanel`. */
  idPrefix?: string | undefined;
  /** Arrows open a tab at once. Turn off where a tab loads data. @default true */
  automatic?: boolean | undefined;
  /** The hairline under the row. @default true */
  line?: boolean | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof tabsMessages> | undefined;
}

const textOf = (tab: Tab<string>): string =>
  tab.text ?? (typeof tab.label === 'string' || typeof tab.label === 'number' ? String(tab.label) : tab.value);

/**
 * Tabs «under the word» (ARIA tabs): one stop for Tab, arrows inside, Home and End.
 * What does not fit scrolls and is listed under «Ещё 3».
 */
export function Tabs<Value extends string>({
  tabs,
  value: given,
  defaultValue = tabs[0]?.value,
  onValueChange,
  label,
  idPrefix,
  automatic = true,
  line = true,
  messages,
  ref,
  ...rest
}: TabsProps<Value>): ReactElement {
  const say = useMessages(tabsMessages, messages);
  expectName('Tabs', 'label', label);
  expectUnique('Tabs', 'tabs', 'value', tabs);
  const [value, set] = useControllable<Value | undefined>({
    value: given,
    defaultValue,
    onValueChange: (next) => next !== undefined && onValueChange?.(next),
  });
  invariant('Tabs', tabs.length === 0 || tabs.some((tab) => tab.value === value), () => [
    `value "${String(value)}" is not among the tabs (${tabs.map((tab) => tab.value).join(', ')}).`,
    'No tab is selected, and the Tab key cannot reach the row.',
    'Pass the value of one of the tabs; check a value from the address against the list first.',
  ]);
  const made = useId();
  const prefix = idPrefix ?? made;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const hidden = useHiddenTabs(root, list, value ?? '', tabs.map((tab) => tab.value).join(' '));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const to: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 };
    const at = to[lineKey(event)];
    if (now < 0) return;
    if (event.key === ' ' && tabs[now]?.render) {
      // A tab is chosen by Space too, and a link does not know that key.
      event.preventDefault();
      buttons[now]?.click();
    }
    if (at === undefined) return;
    event.preventDefault();
    const index = (at + buttons.length) % buttons.length;
    buttons[index]?.focus();
    const tab = tabs[index];
    if (automatic && tab && !tab.render) set(tab.value);
  };
  const more = tabs.filter((tab) => hidden.includes(tab.value));
  const isHidden = (tab: Tab<Value> | undefined): boolean => tab !== undefined && hidden.includes(tab.value);
  return (
    <Root {...rest} ref={merged} data-line={line ? '' : undefined}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        data-before={isHidden(tabs[0]) ? '' : undefined}
        data-after={isHidden(tabs.at(-1)) ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => {
          const own = {
            role: 'tab',
            'data-part': 'tab',
            'data-tab': tab.value,
            id: `${prefix}-tab-${tab.value}`,
            // Only the open tab has its panel in the page.
            'aria-controls': idPrefix !== undefined && tab.value === value ? `${prefix}-panel-${tab.value}` : undefined,
            'aria-selected': tab.value === value,
            tabIndex: tab.value === value ? 0 : -1,
            onClick: () => set(tab.value),
          };
          const content = (
            <>
              {tab.label}
              {tab.count !== undefined && <small>{tab.count}</small>}
            </>
          );
          return tab.render ? (
            <DrawnLink key={tab.value} render={tab.render} {...own}>
              {content}
            </DrawnLink>
          ) : (
            <button key={tab.value} type="button" {...own}>
              {content}
            </button>
          );
        })}
      </div>
      {more.length > 0 && (
        <Suspense fallback={null}>
          <Menu
            label={say.moreOf(label)}
            trigger={
              <Button variant="plain" size="sm" iconEnd={ChevronDown} data-part="more">
                {say.more(more.length)}
              </Button>
            }
            items={more.map((tab) => ({
              id: tab.value,
              label: textOf(tab),
              render: tab.render,
              onSelect: () => {
                revealTab(list.current, tab.value);
                set(tab.value);
              },
            }))}
          />
        </Suspense>
      )}
    </Root>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  /** Value of its tab. */
  value: string;
  /** The same as that of `Tabs`: ties the panel to its tab. */
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
