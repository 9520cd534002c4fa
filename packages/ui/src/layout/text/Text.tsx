import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import type { TypeToken } from '../../tokens/tokens.gen.ts';

const Root = styled.span`
  font: var(--font);
  letter-spacing: var(--spacing);
  &[data-tone='secondary'] {
    color: var(--pb-text-secondary);
  }
  &[data-tone='tertiary'] {
    color: var(--pb-text-tertiary);
  }
  &[data-tone='accent'] {
    color: var(--pb-accent-text);
  }
  &[data-tone='amber'] {
    color: var(--pb-points-text);
  }
  &[data-tone='danger'] {
    color: var(--pb-danger-text);
  }
  &[data-tone='warning'] {
    color: var(--pb-warning-text);
  }
  &[data-tone='success'] {
    color: var(--pb-success-text);
  }
  &[data-weight='medium'] {
    font-weight: var(--pb-weight-medium);
  }
  &[data-weight='semibold'] {
    font-weight: var(--pb-weight-semibold);
  }
  &[data-lines] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--lines);
  }
  &[data-lines='1'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-measure] {
    max-width: var(--pb-size-text-max);
  }
`;

/** Colour of a `Text` by its meaning. */
export type TextTone = 'secondary' | 'tertiary' | 'accent' | 'amber' | 'danger' | 'warning' | 'success';

export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** Step of the type scale; the text of the place when omitted. */
  view?: TypeToken | undefined;
  /** Colour of the text; that of the place when left out. */
  tone?: TextTone | undefined;
  /** 500 or 600; that of the step when left out. */
  weight?: 'medium' | 'semibold' | undefined;
  /** Element that is drawn. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'label' | 'dt' | 'dd' | 'figcaption' | 'time' | undefined;
  /** Cuts after that many lines. */
  lines?: number | undefined;
  /** Not wider than a comfortable line. */
  measure?: boolean | undefined;
}

/** A run of text in the type scale. */
export function Text({ view, tone, weight, as, lines, measure = false, style, ...rest }: TextProps): ReactElement {
  const own = vars({
    '--font': view === undefined ? 'inherit' : `var(--pb-type-${view})`,
    '--spacing': view === undefined ? 'inherit' : `var(--pb-type-${view}-spacing)`,
    '--lines': lines,
  });
  return (
    <Root
      {...(as === undefined ? {} : { as })}
      data-tone={tone}
      data-weight={weight}
      data-lines={lines}
      data-measure={measure ? '' : undefined}
      style={{ ...own, ...style }}
      {...rest}
    />
  );
}
