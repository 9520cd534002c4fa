import { useEffect, type ComponentPropsWithRef, type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Arcs } from './Arcs.tsx';
import { loadingMessages } from './loading.messages.ts';
import { useLoadingPhase } from './useLoadingPhase.ts';

const creep = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(0.9); }
`;
const fade = keyframes`
  from { opacity: 0; }
`;

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: var(--pb-z-loader);
  pointer-events: none;
  & [data-bar] {
    position: sticky;
    inset-block-start: var(--shell-top, 0px);
    height: 2px;
    background: var(--pb-accent-line);
    transform-origin: var(--pb-line-start, left);
    animation: ${creep} 8s cubic-bezier(0.05, 0.7, 0.1, 1) forwards;
  }
  &[data-phase='closing'] [data-bar] {
    animation: none;
  }
  & [data-veil] {
    position: absolute;
    inset: 0;
    background: color-mix(in srgb, var(--pb-bg-canvas) 72%, transparent);
    pointer-events: auto;
    animation: ${fade} var(--pb-duration-base) var(--pb-ease-out);
  }
  & [data-veil] > div {
    position: sticky;
    inset-block-start: var(--shell-top, 0px);
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 16px;
    height: min(100%, calc(100dvh - var(--shell-top, 0px) - var(--shell-bottom, 0px)));
    min-height: 160px;
    font: var(--pb-type-ui);
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-bar] {
      transform: none;
      animation: none;
    }
  }
  @media print {
    display: none;
  }
`;

export interface GlobalLoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether something is awaited; shown after a short pause, so that quick work does not blink. */
  active: boolean;
  /** What is going on: «Загружаем продажи…». @default 'Загружаем…' */
  label?: string | undefined;
}

/**
 * Indicator of a navigation over its nearest positioned parent: a bar at once, a veil after 400 ms,
 * gone 400 ms after the answer (specification §9). The navigation next to it stays usable.
 */
export function GlobalLoader({ active, label: given, ...rest }: GlobalLoaderProps): ReactElement | null {
  const say = useMessages(loadingMessages);
  const label = given ?? say.veil;
  const phase = useLoadingPhase(active);
  const veiled = phase === 'veil' || phase === 'closing';
  useEffect(() => {
    if (phase === 'veil') announce(label);
  }, [phase, label]);
  if (phase === 'idle') return null;
  return (
    <Root {...rest} data-phase={phase}>
      <div data-bar="" role="progressbar" aria-label={label} />
      {veiled && (
        <div data-veil="">
          <div>
            <Arcs />
            {/* Another text takes the place of this one: it is no movement of it. */}
            <span key={label} aria-hidden>
              {label}
            </span>
          </div>
        </div>
      )}
    </Root>
  );
}
