import { useEffect, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Arcs } from './Arcs.tsx';
import { loadingMessages } from './loading.messages.ts';
import { useLoadingPhase } from './useLoadingPhase.ts';

const Root = styled.div`
  position: relative;
  & > [data-veil] {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 12px;
    border-radius: inherit;
    background: color-mix(in srgb, var(--pb-bg-canvas) 72%, transparent);
    font: var(--pb-type-ui);
  }
`;

export interface LoadingOverlayProps extends ComponentPropsWithRef<'div'> {
  /** Whether the veil covers what stands inside. */
  active: boolean;
  /** What is awaited, for screen readers. @default 'Загружаем…' */
  label?: string | undefined;
}

/** Veil over one block: its content becomes inert, the focus comes back afterwards. */
export function LoadingOverlay({ active, label: given, children, ...rest }: LoadingOverlayProps): ReactElement {
  const say = useMessages(loadingMessages);
  const label = given ?? say.veil;
  const phase = useLoadingPhase(active);
  const veiled = phase === 'veil' || phase === 'closing';
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | undefined>(undefined);

  useEffect(() => {
    if (!veiled) return undefined;
    announce(label);
    return () => {
      const back = focused.current;
      focused.current = undefined;
      if (back?.isConnected && document.activeElement === document.body) back.focus({ preventScroll: true });
    };
  }, [veiled, label]);

  return (
    <Root {...rest}>
      <div
        ref={content}
        inert={veiled}
        aria-busy={active}
        onFocus={(event) => {
          focused.current = event.target;
        }}
      >
        {children}
      </div>
      {veiled && (
        <div data-veil="">
          <Arcs />
          <span>{label}</span>
        </div>
      )}
    </Root>
  );
}
