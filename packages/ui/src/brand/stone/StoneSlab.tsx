import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { drawn } from '../drawing.ts';
import login from './cuts/login.svg';
import phone from './cuts/slab-phone.svg';
import slab from './cuts/slab.svg';

const Root = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--pb-bg-slab);
  color: var(--pb-text-on-slab);
  & > picture > img {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    filter: var(--pb-slab-filter);
    /* Of another brand the picture gives the bands, the plate under it their colour. */
    mix-blend-mode: var(--pb-stone-blend);
  }
  &[data-kind='slab'] {
    border-radius: var(--pb-radius-md);
  }
  /* Text stands where lines begin: the pattern is quieter there. */
  &[data-kind='slab']::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to var(--pb-line-end, right), var(--pb-bg-slab) 10%, transparent 85%);
    opacity: 0.82;
    content: '';
  }
  &[data-kind='login']::before {
    position: absolute;
    inset: 45% 0 0;
    z-index: -1;
    background: linear-gradient(to top, var(--pb-cover-shade) 10%, transparent);
    opacity: 0.9;
    content: '';
  }
  @media print {
    & > picture {
      display: none;
    }
  }
`;

export interface StoneSlabProps extends ComponentPropsWithRef<'div'> {
  /** `slab` for the balance, `login` for the side of login and the error screens. @default 'slab' */
  kind?: 'slab' | 'login' | undefined;
}

/** The dark malachite plate. Text on it takes `--pb-text-on-slab` and `--pb-text-on-slab-muted`. */
export function StoneSlab({ kind = 'slab', children, ...rest }: StoneSlabProps): ReactElement {
  return (
    <Root data-kind={kind} {...rest}>
      <picture>
        {kind === 'slab' && <source media="(max-width: 47.99em)" {...drawn('srcSet', phone)} />}
        <img {...drawn('src', kind === 'slab' ? slab : login)} alt="" decoding="async" />
      </picture>
      {children}
    </Root>
  );
}
