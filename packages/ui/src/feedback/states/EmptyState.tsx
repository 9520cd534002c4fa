import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

import { drawings, type StateDrawing } from './Drawings.tsx';
import { Root } from './State.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not here: «Продаж пока нет». */
  title: ReactNode;
  /** What to do about it. */
  description?: ReactNode;
  /** Which picture stands over the text. @default 'box' */
  drawing?: StateDrawing | undefined;
  /** Buttons under the text: what to do first. */
  actions?: ReactNode;
  /** Level of the title in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
}

/** Nothing yet, nothing found or no access: never blames, always says the next step. */
export function EmptyState({
  title,
  description,
  drawing = 'box',
  actions,
  level = 2,
  ...rest
}: EmptyStateProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <Root {...rest}>
      {drawings[drawing]}
      <Heading data-part="title">{title}</Heading>
      {description !== undefined && <p data-part="text">{description}</p>}
      {actions !== undefined && (
        <div data-part="actions" data-actions="">
          {actions}
        </div>
      )}
    </Root>
  );
}
