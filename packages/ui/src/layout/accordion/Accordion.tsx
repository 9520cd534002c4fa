import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../brand/icon/Icon.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { expectUnique } from '../../foundation/invariant/invariant.ts';
import { accordionCss } from './Accordion.styles.ts';

const Root = styled.div`
  ${accordionCss}
`;

/** A section of `Accordion`. */
export interface AccordionItem {
  /** Unique in the list; the open ones are listed by it. */
  id: string;
  /** Text of the button that opens it. */
  title: ReactNode;
  /** At the right of the title: a count, a state. */
  meta?: ReactNode | undefined;
  /** What is opened. */
  children: ReactNode;
  /** Why it cannot be opened now; the head keeps the focus. */
  disabledReason?: string | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Heads with what opens under each. */
  items: readonly AccordionItem[];
  /** Ids of what is open; the component keeps them itself when omitted. */
  open?: readonly string[] | undefined;
  /** Ids of what is open to begin with. @default [] */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the ids of all open items after a press. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  /** Opening one closes the other. @default false */
  single?: boolean | undefined;
  /** Level of the heads in the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

const NONE: readonly string[] = [];

/** More panels than this are not landmarks: a list of twenty regions helps nobody (ARIA accordion). */
const MOST_REGIONS = 6;

/** Heads that open their panels (ARIA accordion): Enter and Space open, ↑ ↓ Home End walk the heads. */
export function Accordion({
  items,
  open: openProp,
  defaultOpen = NONE,
  onOpenChange,
  single = false,
  level = 3,
  ...rest
}: AccordionProps): ReactElement {
  expectUnique('Accordion', 'items', 'id', items);
  const prefix = useId();
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: defaultOpen, onValueChange: onOpenChange });
  const Head = `h${level}` as const;
  const toggle = (id: string): void => {
    if (open.includes(id)) setOpen(open.filter((other) => other !== id));
    else setOpen(single ? [id] : [...open, id]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const heads = [
      ...(event.currentTarget.closest('[data-accordion]')?.querySelectorAll<HTMLElement>('[data-head]') ?? []),
    ];
    const now = heads.indexOf(event.currentTarget);
    const at = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (at === undefined) return;
    event.preventDefault();
    heads[(at + heads.length) % heads.length]?.focus();
  };
  return (
    <Root data-accordion="" {...rest}>
      {items.map((item) => {
        const shown = open.includes(item.id);
        const off = item.disabledReason !== undefined;
        const head = `${prefix}${item.id}-head`;
        return (
          <div key={item.id} data-part="item">
            <Head>
              <button
                type="button"
                id={head}
                data-head=""
                aria-expanded={shown}
                aria-controls={`${prefix}${item.id}-panel`}
                aria-disabled={off || undefined}
                onClick={() => {
                  if (!off) toggle(item.id);
                }}
                onKeyDown={onKeyDown}
              >
                <span data-part="title">
                  {item.title}
                  {off && <small data-part="reason">{item.disabledReason}</small>}
                </span>
                {item.meta !== undefined && <span data-part="meta">{item.meta}</span>}
                <Icon as={ChevronDown} size={16} />
              </button>
            </Head>
            <div
              data-part="panel"
              data-open={shown ? '' : undefined}
              id={`${prefix}${item.id}-panel`}
              role={items.length <= MOST_REGIONS ? 'region' : undefined}
              aria-labelledby={items.length <= MOST_REGIONS ? head : undefined}
            >
              <div>
                <div>{item.children}</div>
              </div>
            </div>
          </div>
        );
      })}
    </Root>
  );
}
