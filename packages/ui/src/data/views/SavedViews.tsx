import { EllipsisVertical, Plus, X } from 'lucide-react';
import { lazy, Suspense, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Menu } from '../../overlays/menu/Menu.tsx';
import type { MenuItem } from '../../overlays/menu/Menu.types.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { toolbarMessages } from '../toolbar/toolbar.messages.ts';

const SaveViewForm = lazy(async () => ({ default: (await import('./SaveViewForm.tsx')).SaveViewForm }));

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  min-width: 0;
  border-block-end: 1px solid var(--pb-line-hair);
  & > nav {
    display: flex;
    flex: 1;
    align-items: stretch;
    gap: 24px;
    min-width: 0;
    overflow-x: auto;
    overflow-y: clip;
    scrollbar-width: none;
  }
  & > nav > span {
    display: inline-flex;
    flex: none;
    align-items: center;
  }
  & > nav > span > button:first-child {
    position: relative;
    min-height: 44px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
    white-space: nowrap;
  }
  & > nav > span > button:first-child:hover {
    color: var(--pb-text-primary);
  }
  & > nav > span > button[aria-current] {
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  & > nav > span > button[aria-current]::after {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--pb-accent-fill);
    content: '';
  }
  & small {
    margin-inline-start: 2px;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-table);
  }
  & :focus-visible {
    outline-offset: -2px;
  }
  & > [data-aside] {
    display: flex;
    flex: none;
    gap: 8px;
  }
`;

/** Filters, order and columns under a name. */
export interface SavedView {
  /** Unique in the list; the value is it. */
  readonly id: string;
  /** Name of the tab. */
  readonly label: string;
  /** Number after the name. */
  readonly count?: number | undefined;
  /** Made by this person: may be taken away. */
  readonly own?: boolean | undefined;
}

export interface SavedViewsProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> {
  /** Views in the order they are shown, with the number of rows in each. */
  views: readonly SavedView[];
  /** Id of the view in force; `null` is none of them. */
  value?: string | null | undefined;
  /** View to begin with. @default none */
  defaultValue?: string | null | undefined;
  /** Called with the id of the pressed view. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Saves the filters and the sort of now under a name; the form stays open when the promise is rejected. */
  onSave?: ((name: string) => void | Promise<unknown>) | undefined;
  /** Adds a remove button to own views; called with the id. */
  onRemove?: ((id: string) => void) | undefined;
  /** What may be done with an own view: rename, save over, share. Takes the place of the remove button. */
  menuOf?: ((view: SavedView) => readonly MenuItem[]) | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof toolbarMessages> | undefined;
  /** At the right of the row: columns, export. */
  aside?: ReactNode;
}

/** Saved views over a table, with counts: «Все 18 204 · На модерации 37». */
export function SavedViews({
  views,
  value,
  defaultValue = null,
  onValueChange,
  onSave,
  onRemove,
  menuOf,
  aside,
  messages,
  ...rest
}: SavedViewsProps): ReactElement {
  const say = useMessages(toolbarMessages, messages);
  const locale = useLocale();
  const [currentId, choose] = useControllable<string | null>({
    value,
    defaultValue,
    onValueChange: (id) => id !== null && onValueChange?.(id),
  });
  return (
    <Root {...rest}>
      <nav aria-label={say.views}>
        {views.map((view) => (
          <span key={view.id}>
            <button
              type="button"
              aria-current={view.id === currentId ? 'true' : undefined}
              onClick={() => choose(view.id)}
            >
              {view.label}
              {view.count !== undefined && <small> {formatNumber(view.count, { locale })}</small>}
            </button>
            {view.own && menuOf && (
              <Menu
                label={say.view(view.label)}
                items={menuOf(view)}
                trigger={<IconButton icon={EllipsisVertical} size="mini" label={say.menu(view.label)} />}
              />
            )}
            {view.own && !menuOf && view.id === currentId && onRemove && (
              <IconButton icon={X} size="mini" label={say.removeView(view.label)} onClick={() => onRemove(view.id)} />
            )}
          </span>
        ))}
        {onSave && (
          <Popover label={say.saveView} trigger={<IconButton icon={Plus} size="sm" label={say.saveView} />}>
            {(close) => (
              <Suspense fallback={<Skeleton shape="text" rows={3} style={{ width: 240 }} />}>
                <SaveViewForm
                  taken={views.map((view) => view.label)}
                  onSave={async (name) => {
                    await onSave(name);
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        )}
      </nav>
      {aside !== undefined && <div data-aside="">{aside}</div>}
    </Root>
  );
}
