import type { ComponentPropsWithRef, ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { vars } from '../../foundation/css/vars.ts';
import { useDelayed } from '../../foundation/hooks/useDelayed.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { loadingMessages } from './loading.messages.ts';

/** Milliseconds a quick answer has before anything is drawn. */
export const skeletonDelay = 160;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const bone = `
  border-radius: var(--pb-radius-mark);
  background: var(--pb-bg-active);
`;

const Root = styled.div`
  & [data-bone] {
    ${bone}
    width: var(--w, 100%);
    height: var(--h, 12px);
    animation: ${breathe} 1.2s ease-in-out infinite;
  }
  & [data-row] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: var(--row, 56px);
    opacity: var(--o, 1);
    border-block-end: 1px solid var(--pb-line-soft);
  }
  & [data-words] {
    display: grid;
    flex: 1;
    gap: 8px;
  }
  &[data-waiting] {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-bone] {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    & [data-bone] {
      border: 1px solid GrayText;
    }
  }
`;

export interface SkeletonProps extends ComponentPropsWithRef<'div'> {
  /** How many lines or rows to draw. @default 4 */
  rows?: number | undefined;
  /** `text` lines, `rows` with a picture and a number, `block` of a given height. @default 'rows' */
  shape?: 'text' | 'rows' | 'block' | undefined;
  /** Height of a row or of the block, pixels. */
  height?: number | undefined;
  /** What is awaited, for screen readers. @default 'Загружаем' */
  label?: string | undefined;
}

const widths = ['58%', '46%', '52%', '40%', '55%', '49%'];

/** The geometry of what is coming; drawn after 160 ms, each row 14 % paler, still under reduced motion. */
export function Skeleton({ rows = 4, shape = 'rows', height, label, ...rest }: SkeletonProps): ReactElement {
  const say = useMessages(loadingMessages);
  const late = useDelayed(true, skeletonDelay);
  const style = (index: number) =>
    vars({ '--o': String(Math.max(0.2, 1 - index * 0.14)), '--row': `${height ?? 56}px` });
  return (
    <Root role="status" data-waiting={late ? undefined : ''} {...rest}>
      <VisuallyHidden>{label ?? say.skeleton}</VisuallyHidden>
      {shape === 'block' && <div data-bone="" style={vars({ '--h': `${height ?? 160}px` })} />}
      {shape !== 'block' &&
        Array.from({ length: rows }, (_, index) =>
          shape === 'rows' ? (
            <div key={index} data-row="" style={style(index)}>
              <div data-bone="" style={vars({ '--w': '40px', '--h': '40px' })} />
              <div data-words="">
                <div data-bone="" style={vars({ '--w': widths[index % 6] })} />
                <div data-bone="" style={vars({ '--w': widths[(index + 3) % 6], '--h': '10px' })} />
              </div>
              <div data-bone="" style={vars({ '--w': '72px' })} />
            </div>
          ) : (
            <div key={index} style={{ paddingBlock: 6 }}>
              <div data-bone="" style={vars({ '--w': index === rows - 1 ? '62%' : '100%' })} />
            </div>
          ),
        )}
    </Root>
  );
}
