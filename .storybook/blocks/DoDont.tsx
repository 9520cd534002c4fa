import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';

type Shown = ComponentProps<typeof Story>['of'];

interface DoDontProps {
  /** A small story done as it should be. */
  readonly good: Shown;
  /** The same thing done wrong. */
  readonly bad: Shown;
  /** Height of a frame of its own, for what covers the page. */
  readonly frame?: string | undefined;
}

const box = (colour: string): CSSProperties => ({
  border: '1px solid var(--pb-line-hair)',
  borderTop: `3px solid ${colour}`,
  padding: 16,
  background: 'var(--pb-bg-canvas)',
  minWidth: 0,
});

/** Do and don't in live pictures, one at the side of the other; one under the other on a phone. */
export function DoDont({ good, bad, frame }: DoDontProps): ReactElement {
  const own = frame === undefined ? { inline: true } : { inline: false, height: frame };
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))' }}>
      <figure style={{ margin: 0 }}>
        <div style={box('var(--pb-accent-fill)')}>
          <Story of={good} {...own} />
        </div>
        <figcaption>Можно</figcaption>
      </figure>
      <figure style={{ margin: 0 }}>
        <div style={box('var(--pb-danger-fill)')}>
          <Story of={bad} {...own} />
        </div>
        <figcaption>Нельзя</figcaption>
      </figure>
    </div>
  );
}
