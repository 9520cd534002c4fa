import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { initials, toneOf } from './initials.ts';

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--side);
  height: var(--side);
  overflow: hidden;
  border-radius: var(--pb-radius-full);
  background: var(--pb-avatar-1-bg);
  color: var(--pb-avatar-1-text);
  font: 600 calc(var(--side) * 0.36) / 1 var(--pb-font-text);
  user-select: none;
  &[data-tone='2'] {
    background: var(--pb-avatar-2-bg);
    color: var(--pb-avatar-2-text);
  }
  &[data-tone='3'] {
    background: var(--pb-avatar-3-bg);
    color: var(--pb-avatar-3-text);
  }
  &[data-tone='4'] {
    background: var(--pb-avatar-4-bg);
    color: var(--pb-avatar-4-text);
  }
  &[data-tone='5'] {
    background: var(--pb-avatar-5-bg);
    color: var(--pb-avatar-5-text);
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export interface AvatarProps extends ComponentPropsWithRef<'span'> {
  /** Full name: gives the initials and always the same colour. */
  name: string;
  /** Address of the photo; without one, or when it does not load, the initials are shown. */
  src?: string | undefined;
  /** Side in pixels. @default 32 */
  size?: number | undefined;
  /** Whether the name order is «Фамилия Имя»; the initials then are «ИФ». @default false */
  surnameFirst?: boolean | undefined;
}

/** A photo or initials in a disc. Decoration: the name stands next to it. */
export function Avatar({ name, src, size = 32, surnameFirst = false, style, ...rest }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Root aria-hidden data-tone={toneOf(name)} style={{ ...vars({ '--side': `${size}px` }), ...style }} {...rest}>
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name, surnameFirst)
      )}
    </Root>
  );
}
