import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMessages } from '../../foundation/messages/context.ts';
import { drawn } from '../drawing.ts';
import { logoMessages } from './logo.messages.ts';
import drawing from './mark.svg';

const Mark = styled.svg`
  display: block;
  flex: none;
  border-radius: 16%;
  isolation: isolate;
  /* Of another brand the cut gives the bands, what lies under it their colour. */
  & > image {
    mix-blend-mode: var(--pb-stone-blend);
  }
`;

export interface LogoMarkProps extends ComponentPropsWithRef<'svg'> {
  /** Side in pixels. @default 28 */
  size?: number | undefined;
}

/** The mark: a plus cut into malachite. */
export function LogoMark({ size = 28, ...rest }: LogoMarkProps): ReactElement {
  return (
    <Mark width={size} height={size} viewBox="0 0 56 56" aria-hidden focusable={false} {...rest}>
      <rect width="56" height="56" fill="var(--pb-slab-peak)" />
      {/* A file next to the scripts: the cut of stone is heavier than all the rest of a mark. */}
      <image {...drawn('href', drawing)} width="56" height="56" />
      <path d="M28 14v28M14 28h28" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </Mark>
  );
}

const Root = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: center;
  color: inherit;
  font: 600 1.0625rem/1.5rem var(--pb-font-text);
  letter-spacing: -0.01em;
  & small {
    display: block;
    color: var(--pb-text-tertiary);
    font: var(--pb-type-caption);
  }
`;

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** Side of the mark. @default 28 */
  size?: number | undefined;
  /** Mark of another brand: a drawing of `size` pixels without a name of its own. @default <LogoMark /> */
  mark?: ReactNode;
  /** Name of another brand. @default the name of the product in the language around */
  name?: string | undefined;
  /** Second line: «Бэк-офис». */
  caption?: string | undefined;
}

/** The mark and the name, ours or those of another brand. */
export function Logo({ size = 28, mark, name, caption, ...rest }: LogoProps): ReactElement {
  const say = useMessages(logoMessages);
  return (
    <Root {...rest}>
      {mark ?? <LogoMark size={size} />}
      <span data-word="">
        {name ?? say.name}
        {caption !== undefined && <small>{caption}</small>}
      </span>
    </Root>
  );
}
