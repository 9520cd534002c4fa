import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { drawn } from '../drawing.ts';
import { stoneCuts } from './cuts.ts';
import type { StoneFamily } from './family.ts';
import { chooseCut } from './seed.ts';

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  overflow: hidden;
  min-width: 0;
  border-radius: var(--cover-radius, var(--pb-radius-sm));
  background: var(--pb-bg-slab);
  --shade: var(--pb-cover-shade);
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    object-position: var(--x) var(--y);
    transform: scale(var(--zoom, 1.01)) scaleX(var(--mirror));
  }
  /* Malachite is the stone of the brand: of another one the picture gives the bands, the accent their colour. */
  &[data-family='malachite'] {
    isolation: isolate;
  }
  &[data-family='malachite'] > img {
    mix-blend-mode: var(--pb-stone-blend);
  }
  /* A green shade over another stone is mud: each is darkened by its own colour. */
  &[data-family='amber'] {
    --shade: #2e1902;
  }
  &[data-family='lapis'] {
    --shade: #0a1c33;
  }
  &[data-family='jasper'] {
    --shade: #30110a;
  }
  &[data-family='rhodonite'] {
    --shade: #2b0f1c;
  }
  & > [data-part='text'] {
    position: relative;
    padding: 48px 20px 16px;
    background: linear-gradient(
      to top,
      color-mix(in srgb, var(--shade) 94%, transparent),
      color-mix(in srgb, var(--shade) 88%, transparent) 55%,
      transparent
    );
    color: var(--pb-text-on-slab);
  }
  @media print {
    & > img {
      display: none;
    }
  }
`;

export interface StoneCoverProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** Id of what the cover stands for: always the same cut. */
  seed: string;
  /** Which stone it is cut from; chosen by `seed` when left out. */
  family?: StoneFamily | undefined;
  /** Number of «Другой срез» pressed in the editor. @default 0 */
  other?: number | undefined;
  /** Text over the stone, on a shade that keeps it readable. */
  children?: ReactNode | undefined;
}

/** A cut of stone as a cover. The caller gives width and height (or `aspect-ratio`). */
export function StoneCover({ seed, family, other = 0, children, style, ...rest }: StoneCoverProps): ReactElement {
  const cut = chooseCut(seed, family, stoneCuts.malachite.length, other);
  return (
    <Root
      data-family={cut.family}
      style={{ ...vars({ '--x': `${cut.x}%`, '--y': `${cut.y}%`, '--mirror': cut.mirrored ? -1 : 1 }), ...style }}
      {...rest}
    >
      <img {...drawn('src', stoneCuts[cut.family][cut.index])} alt="" loading="lazy" decoding="async" />
      {children !== undefined && <div data-part="text">{children}</div>}
    </Root>
  );
}
