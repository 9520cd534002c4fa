import type { ComponentPropsWithRef, ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

const spin = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.svg`
  color: var(--pb-accent-line);
  & path {
    transform-origin: center;
    animation: ${spin} 1.6s linear infinite;
  }
  & path:nth-of-type(2) {
    animation-duration: 2.2s;
    animation-direction: reverse;
    opacity: 0.8;
  }
  & path:nth-of-type(3) {
    animation-duration: 3s;
    opacity: 0.6;
  }
  & circle {
    fill: var(--pb-accent-fill);
  }
  @media (prefers-reduced-motion: reduce) {
    & path {
      animation: none;
    }
  }
`;

export interface ArcsProps extends ComponentPropsWithRef<'svg'> {
  /** Side in pixels. @default 48 */
  size?: number | undefined;
}

/** Three concentric arcs: a cut of stone that turns. */
export function Arcs({ size = 48, ...rest }: ArcsProps): ReactElement {
  return (
    <Root
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden
      {...rest}
    >
      <path d="M24 2a22 22 0 1 0 22 22" strokeWidth="2.5" />
      <path d="M24 9a15 15 0 1 1-14 9.5" strokeWidth="2.25" />
      <path d="M16 24a8 8 0 0 1 12-6.9" strokeWidth="2.25" />
      <circle cx="24" cy="24" r="4" stroke="none" />
    </Root>
  );
}
