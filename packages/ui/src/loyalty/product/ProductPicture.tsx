import { lazy, Suspense, useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { useHydrated } from '../../foundation/hooks/useHydrated.ts';
import type { DrawingName } from './names.ts';

// A dozen drawings are heavier than the screen around them, and its place is known without them.
const Drawing = lazy(async () => ({ default: (await import('./Drawing.tsx')).Drawing }));

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--side, 100%);
  aspect-ratio: var(--ratio, 1);
  overflow: hidden;
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-sunken);
  color: var(--pb-text-secondary);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* The white paper of a photo shines in the dark: there it takes a tone of the theme. */
  &:has(> img) {
    position: relative;
    isolation: isolate;
  }
  &:has(> img)::after {
    position: absolute;
    inset: 0;
    background: light-dark(transparent, var(--pb-line-strong));
    mix-blend-mode: multiply;
    content: '';
    pointer-events: none;
  }
  & > svg {
    width: 82%;
    max-width: 200px;
    height: auto;
  }
`;

export interface ProductPictureProps extends ComponentPropsWithRef<'span'> {
  /** Photo; the drawing stands in while there is none or it failed. */
  src?: string | undefined;
  /** Name of the product or of its category: chooses the drawing and names the photo. */
  name: string;
  /** Which drawing stands in for a missing photo; by the category when left out. */
  drawing?: DrawingName | undefined;
  /** Side in pixels; the width of its place when omitted. */
  size?: number | undefined;
  /** Width to height, when not a square. */
  ratio?: number | undefined;
  /** The name is already next to it. @default true */
  decorative?: boolean | undefined;
}

/** A photo of a product, dimmed by the dark theme, or our line drawing on a sunken field. */
export function ProductPicture({
  src,
  name,
  drawing,
  size,
  ratio,
  decorative = true,
  style,
  ...rest
}: ProductPictureProps): ReactElement {
  // A server that draws a page at one go cannot wait for the drawing: its place is left empty there.
  const hydrated = useHydrated();
  const [broken, setBroken] = useState<string | null>(null);
  // The strokes keep about 1.2–1.5 px on the screen whatever the size.
  const stroke = size === undefined ? 1.5 : Math.min(3.5, (1.1 * 120) / (size * 0.82));
  const own = vars({ '--side': size === undefined ? undefined : `${size}px`, '--ratio': ratio, '--stroke': stroke });
  return (
    <Root style={{ ...own, ...style }} {...rest}>
      {src !== undefined && src !== broken ? (
        <img src={src} alt={decorative ? '' : name} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <svg
          viewBox="0 0 120 90"
          focusable={false}
          {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
        >
          {hydrated && (
            <Suspense fallback={null}>
              <Drawing of={name} drawing={drawing} />
            </Suspense>
          )}
        </svg>
      )}
    </Root>
  );
}
