import { Icon } from '@pribavka/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Root = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px 0;
  color: inherit;
  text-decoration: none;
  & > svg:last-child {
    display: none;
    color: var(--pb-text-secondary);
  }
  &:hover {
    background: var(--pb-bg-hover);
  }
  @media (min-width: 48em) {
    padding: 10px 16px;
    & > svg:last-child {
      display: block;
    }
  }
`;

interface RowLinkProps {
  to: string;
  /** It opens a sheet over the list, which stays where it is. */
  over?: boolean;
  children: ReactNode;
}

/** A whole row of a list that leads somewhere. */
export function RowLink({ to, over = false, children }: RowLinkProps): ReactElement {
  return (
    <Root to={to} preventScrollReset={over}>
      {children}
      <Icon as={ChevronRight} size={16} />
    </Root>
  );
}
