import { useHydrated } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { useDocuments } from '../../app/start/documents.tsx';
import { documentMessages, documentOrder } from '../documents.ts';
import { Socials } from './Socials.tsx';

// The row of the social networks keeps its place while they are on their way.
const Nav = styled.nav`
  font: var(--pb-type-ui);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 4px 16px;
  }
  & > div + div {
    min-height: 1lh;
    margin-top: 4px;
  }
  & span,
  & a {
    color: var(--pb-text-secondary);
    text-decoration-color: transparent;
  }
  & img {
    vertical-align: -2px;
    object-fit: contain;
  }
  @media (pointer: coarse) {
    & > div {
      row-gap: 0;
    }
    & > div + div {
      min-height: calc(1lh + 24px);
      margin-top: 0;
    }
    & span,
    & a {
      padding-block: 12px;
    }
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
`;

/** The programme documents that came, and where else the programme is. The page is built with the names of all five. */
export function DocumentLinks(): ReactElement {
  const { documents } = useDocuments();
  const hydrated = useHydrated();
  return (
    <Nav aria-label={documentMessages.title}>
      <div>
        {documentOrder.map((kind) => {
          const file = documents[kind];
          const name = documentMessages.short[kind];
          if (!hydrated) return <span key={kind}>{name}</span>;
          return (
            file && (
              <a key={kind} href={file.url} target="_blank" rel="noreferrer">
                {name}
              </a>
            )
          );
        })}
      </div>
      <div>{hydrated && <Socials />}</div>
    </Nav>
  );
}
