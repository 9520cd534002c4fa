import { stateNames } from '../foundation/contract/states.ts';
import { componentNames } from './component-names.ts';

/** What React knows about an element in development: its properties and the component that wrote it down. */
interface Fiber {
  readonly type: unknown;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly _debugOwner?: Fiber | null;
}

/** Parts and states of one component that were on the page. */
export interface Seen {
  readonly parts: Set<string>;
  readonly states: Set<string>;
}

const nameOf = ({ type }: Fiber): string =>
  typeof type === 'function' ? ((type as { displayName?: string }).displayName ?? type.name) : '';

function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

/** True when the component was only handed the attribute, by itself or on the trigger it draws. */
function wasGiven({ memoizedProps }: Fiber, attribute: string, value: string): boolean {
  const trigger = memoizedProps?.['trigger'] as { props?: Record<string, unknown> } | undefined;
  return memoizedProps?.[attribute] === value || trigger?.props?.[attribute] === value;
}

/** The known components whose code led to the attribute: the one that wrote it, the one that drew that one, and so on. */
export function writersOf(
  element: Element,
  { attribute, value }: { readonly attribute: string; readonly value: string },
  known: ReadonlySet<string>,
): string[] {
  const names: string[] = [];
  for (let fiber = fiberOf(element)?._debugOwner; fiber; fiber = fiber._debugOwner) {
    if (known.has(nameOf(fiber)) && !wasGiven(fiber, attribute, value)) names.push(nameOf(fiber));
  }
  return names;
}

const known = new Set(componentNames);

/** Adds the parts and states of every exported component now on the page. */
export function collectSeen(seen: Map<string, Seen>): void {
  const attributes = ['data-part', ...stateNames];
  for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute);
      const [writer] = value === null ? [] : writersOf(element, { attribute, value }, known);
      if (value === null || writer === undefined) continue;
      const one = seen.get(writer) ?? { parts: new Set(), states: new Set() };
      seen.set(writer, one);
      if (attribute === 'data-part') one.parts.add(value);
      else one.states.add(attribute);
    }
  }
}
