import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { hasContent } from '../../foundation/content.ts';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 20px 20px;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  &[data-tone='amber'] {
    border-color: transparent;
    background: var(--pb-points-subtle);
  }
  &[data-tone='sunken'] {
    border-color: transparent;
    background: var(--pb-bg-sunken);
  }
  &[data-flush] {
    padding: 0;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 12px;
  }
  & > header h2,
  & > header h3 {
    font: var(--pb-type-h3);
    overflow-wrap: anywhere;
  }
  & > header > [data-part='aside'] {
    min-width: 0;
    overflow-wrap: anywhere;
    font: var(--pb-type-table);
  }
  /* As high as a thumb, in the place of a line. */
  @media (pointer: coarse) {
    & > header > [data-part='aside'] > a {
      display: inline-block;
      padding: 14px 12px;
      margin: -14px -12px;
    }
  }
  &[data-flush] > header {
    margin: 0;
    padding: 16px 20px 12px;
  }
  & > footer {
    margin: 16px -20px -20px;
    padding: 14px 20px;
    border-top: 1px solid var(--pb-line-soft);
  }
  &[data-flush] > footer {
    margin: 0;
  }
  @media (max-width: 47.99em) {
    padding: 16px;
    & > footer {
      margin: 16px -16px -16px;
      padding: 12px 16px;
    }
    &[data-flush] > header {
      padding: 16px 16px 12px;
    }
  }
`;

export interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the panel; names the section for screen readers. */
  title?: ReactNode | undefined;
  /** At the right of the title: «Все продажи», a legend. */
  aside?: ReactNode | undefined;
  /** Row under the content, behind a hairline. */
  footer?: ReactNode | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** `amber` is a card that catches the eye, `sunken` a quiet one. */
  tone?: 'amber' | 'sunken' | undefined;
  /** No padding: a table or rows go edge to edge. */
  flush?: boolean | undefined;
}

/** The white bordered block of every screen. */
export function Panel({
  title,
  aside,
  footer,
  level = 2,
  tone,
  flush = false,
  children,
  ...rest
}: PanelProps): ReactElement {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <Root
      aria-labelledby={title === undefined ? undefined : id}
      data-tone={tone}
      data-flush={flush ? '' : undefined}
      {...rest}
    >
      {(title !== undefined || aside !== undefined) && (
        <header>
          {title !== undefined && <Title id={id}>{title}</Title>}
          {aside !== undefined && <div data-part="aside">{aside}</div>}
        </header>
      )}
      {children}
      {hasContent(footer) && <footer>{footer}</footer>}
    </Root>
  );
}
