import { Stack } from '@pribavka/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled(Stack)`
  &[aria-busy='true'] {
    opacity: 0.4;
  }
`;

interface OutdatedProps {
  /** What stands here answers the question before this one. */
  when: boolean;
  /** Between the children. */
  gap: ComponentProps<typeof Stack>['gap'];
  children: ReactNode;
}

/** Figures that stay while others are asked for: pale until these come, for nobody should take them for the new ones. */
export const Outdated = ({ when, gap, children }: OutdatedProps): ReactElement => (
  <Root gap={gap} aria-busy={when || undefined}>
    {children}
  </Root>
);
