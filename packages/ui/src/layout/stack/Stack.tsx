import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';

/** A step of the scale of spacing. */
export type SpaceStep = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | 40 | 48 | 56 | 64;

const StackRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  min-width: 0;
  &[data-direction='row'] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children, pixels of the scale. @default 16 */
  gap?: SpaceStep | undefined;
  /** Whether children stand in a row or one under another. @default 'column' */
  direction?: 'row' | 'column' | undefined;
  /** Lets a row go on in the next line. */
  wrap?: boolean | undefined;
  /** Place of the children across the direction; stretched when left out. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Place of the children along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Element that is drawn. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'footer' | 'main' | 'article' | undefined;
}

/** Things one after another with an even gap on the 4 px grid. */
export function Stack({
  gap = 16,
  direction = 'column',
  wrap = false,
  align,
  justify,
  as,
  style,
  ...rest
}: StackProps): ReactElement {
  return (
    <StackRoot
      {...(as === undefined ? {} : { as })}
      data-direction={direction}
      data-wrap={wrap ? '' : undefined}
      data-align={align}
      data-justify={justify}
      style={{ ...vars({ '--gap': `${gap}px` }), ...style }}
      {...rest}
    />
  );
}

const GridRoot = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--min)), 1fr));
  gap: var(--gap);
  min-width: 0;
  &[data-columns] {
    grid-template-columns: var(--columns);
  }
  & > * {
    min-width: 0;
  }
  @media (max-width: 63.99em) {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** Narrowest column in pixels; as many as fit. @default 240 */
  min?: number | undefined;
  /** Own columns from lg up (one column below): `'1fr 360px'`. */
  columns?: string | undefined;
  /** Space between the cells, pixels of the scale. @default 24 */
  gap?: SpaceStep | undefined;
  /** Element that is drawn. @default 'div' */
  as?: 'div' | 'ul' | 'section' | undefined;
}

/** Cards or panels side by side, one under another where they do not fit. */
export function Grid({ min = 240, columns, gap = 24, as, style, ...rest }: GridProps): ReactElement {
  return (
    <GridRoot
      {...(as === undefined ? {} : { as })}
      data-columns={columns === undefined ? undefined : ''}
      style={{ ...vars({ '--min': `${min}px`, '--gap': `${gap}px`, '--columns': columns }), ...style }}
      {...rest}
    />
  );
}

const Line = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid var(--pb-line-hair);
  &[data-soft] {
    border-color: var(--pb-line-soft);
  }
`;

export interface DividerProps extends ComponentPropsWithRef<'hr'> {
  /** Lighter, between rows of one list. */
  soft?: boolean | undefined;
}

/** A hairline. */
export function Divider({ soft = false, ...rest }: DividerProps): ReactElement {
  return <Line data-soft={soft ? '' : undefined} {...rest} />;
}
