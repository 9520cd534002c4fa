import type { ComponentPropsWithRef, ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';

const spin = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Root = styled.svg`
  animation: ${spin} 0.9s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface RingProps extends ComponentPropsWithRef<'svg'> {
  /** Side in pixels. @default 14 */
  size?: number | undefined;
}

/** The open ring of a running action, 14 px, in the colour of its text. */
export function Ring({ size = 14, ...rest }: RingProps): ReactElement {
  return (
    <Root width={size} height={size} viewBox="0 0 14 14" aria-hidden focusable={false} data-ring="" {...rest}>
      <path
        d="M7 1.25A5.75 5.75 0 1 1 1.6 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </Root>
  );
}
