import { Stack } from '@pribavka/ui';
import { styled } from 'styled-components';

/** A registry has more columns than a sheet of paper is wide: it is printed on the pages of that name. */
export const PrintedStack = styled(Stack)`
  @media print {
    page: registry;
  }
`;
