import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { glyphShapes, type GlyphName } from './shapes.tsx';

export interface GlyphProps extends ComponentPropsWithRef<'svg'> {
  /** Which sign of the house: each belongs to one status. */
  name: GlyphName;
  /** Side in pixels. @default 14 */
  size?: number | undefined;
}

const Root = styled.svg`
  --g: var(--pb-text-tertiary);
  --cut: var(--pb-bg-surface);
  display: inline-block;
  vertical-align: -2px;
  &[data-name='ok'] {
    --g: var(--pb-success-fill);
  }
  &[data-name='wait'],
  &[data-name='new'] {
    --g: var(--pb-info-fill);
  }
  &[data-name='warn'] {
    --g: var(--pb-warning-fill);
  }
  &[data-name='bad'] {
    --g: var(--pb-danger-fill);
  }
  @media (forced-colors: active) {
    --g: currentColor;
    --cut: Canvas;
  }
`;

/** One of the nine state glyphs: the shape alone shows the state. Always next to a word, so hidden from readers. */
export function Glyph({ name, size = 14, ...rest }: GlyphProps): ReactElement {
  return (
    <Root data-name={name} width={size} height={size} viewBox="0 0 14 14" aria-hidden focusable={false} {...rest}>
      {glyphShapes[name]}
    </Root>
  );
}
