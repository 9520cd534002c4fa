import { ArrowDown, ArrowUp, Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { Icon } from '../../brand/icon/Icon.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { createTimer } from '../../foundation/hooks/timer.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { Portal } from '../../foundation/overlay/Portal.tsx';
import { useLayer } from '../../foundation/overlay/useLayer.ts';
import { composeLetters } from '../../inputs/text-input/compose-letters.ts';
import { Panel, Scrim } from './CommandPalette.styles.ts';
import { paletteMessages } from './palette.messages.ts';
import { PaletteRow } from './PaletteRow.tsx';
import { filterSections } from './search.ts';
import type { PaletteItem, PaletteSection } from './types.ts';

/** The rest goes to the dialog. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Whether the palette is on the screen. */
  open: boolean;
  /** Asked to close: Esc, a choice, a press outside. */
  onClose: () => void;
  /** Groups of what can be chosen, with their titles; the palette searches in them. */
  sections: readonly PaletteSection[];
  /** Called with what is typed, without «>», so that the server can be asked. */
  onQuery?: ((query: string) => void) | undefined;
  /** The server is being asked: its rows of now (`filtered`) stay in sight, and are chosen again once it has answered. */
  loading?: boolean | undefined;
  /** Another key for the chosen row: «Tab — действия с объектом». */
  onMore?: ((item: PaletteItem) => void) | undefined;
  /** What can be looked for: «Участник, чек, ИНН или команда». @default 'Поиск или команда' */
  placeholder?: string | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof paletteMessages> | undefined;
}

/** Search over everything and commands, by Ctrl K. A combobox with a list in a dialog. */
export function CommandPalette({ open, ...rest }: CommandPaletteProps): ReactElement | null {
  return open ? <OpenPalette {...rest} /> : null;
}

function OpenPalette({
  onClose,
  sections,
  onQuery,
  loading = false,
  onMore,
  placeholder,
  messages,
  ref,
  ...rest
}: Omit<CommandPaletteProps, 'open'>): ReactElement {
  const say = useMessages(paletteMessages, messages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(panel, ref);
  const [typed, setTyped] = useState('');
  // By its id: what was chosen stays chosen as rows come above it.
  const [chosen, setChosen] = useState<string>();
  useLayer({ open: true, ref: panel, modal: true, onEscape: onClose, onPressOutside: onClose });

  const shown = filterSections(sections, typed);
  // What the server found for other words is not what Enter is pressed for.
  const isOutdated = (section: PaletteSection): boolean => loading && section.filtered === true;
  const items = shown.flatMap((section) => (isOutdated(section) ? [] : section.items));
  const active = items.find((item) => item.id === chosen) ?? items[0];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;
  const count = items.length;

  const announceCount = useStableCallback((found: number) => announce(say.count(found)));
  useEffect(() => {
    if (typed === '' || loading) return undefined;
    const timer = createTimer();
    timer.start(500, () => announceCount(count));
    return timer.clear;
  }, [typed, count, loading, announceCount]);

  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (item: PaletteItem): void => {
    if (!item.staysOpen) onClose();
    item.onSelect();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || !active) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(items[(items.indexOf(active) + step + count) % count]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Tab' && !event.shiftKey && onMore) {
      event.preventDefault();
      onMore(active);
    }
  };

  const type = (value: string): void => {
    setTyped(value);
    setChosen(undefined);
    onQuery?.(value.replace(/^\s*>/u, '').trim());
  };

  return (
    <Portal>
      <Scrim>
        <Panel aria-label={say.label} {...rest} ref={merged} role="dialog" aria-modal="true" tabIndex={-1}>
          <div data-field="">
            <Icon as={Search} size={20} />
            <input
              data-autofocus=""
              role="combobox"
              aria-label={say.label}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={activeId}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder ?? say.placeholder}
              value={typed}
              onChange={(event) => type(composeLetters(event.target, event.nativeEvent))}
              onKeyDown={onKeyDown}
            />
            <kbd>Esc</kbd>
          </div>
          <div role="listbox" id={`${id}-list`} aria-label={say.found} aria-busy={loading}>
            {shown.map((section) => (
              <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
                <div id={`${id}-${section.id}`} role="presentation">
                  {section.label}
                </div>
                {section.items.map((item) => (
                  <PaletteRow
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    typed={typed}
                    active={item === active}
                    outdated={isOutdated(section)}
                    onPoint={() => setChosen(item.id)}
                    onChoose={() => choose(item)}
                  />
                ))}
              </div>
            ))}
          </div>
          {shown.length === 0 && <div data-none="">{loading ? say.searching : say.nothing}</div>}
          <div data-foot="">
            <span>
              <kbd>
                <Icon as={ArrowUp} size={14} />
              </kbd>
              <kbd>
                <Icon as={ArrowDown} size={14} />
              </kbd>
              {say.choose}
            </span>
            {onMore && (
              <span>
                <kbd>Tab</kbd>
                {say.actions}
              </span>
            )}
            <span>
              <kbd>&gt;</kbd>
              {say.commands}
            </span>
          </div>
        </Panel>
      </Scrim>
    </Portal>
  );
}
