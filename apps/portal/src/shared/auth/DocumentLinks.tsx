import { useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { useDocuments } from '../../app/start/documents.tsx';
import { documentWords, documentOrder } from '../documents.ts';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;
  font: var(--pb-type-ui);
  & a {
    color: var(--pb-text-secondary);
    text-decoration-color: transparent;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
`;

/** The programme documents that came, and where else the programme is. */
export function DocumentLinks(): ReactElement {
  const { documents } = useDocuments();
  const socials = useQuery('socials.public', {}, { quiet: 'all' });
  return (
    <Nav aria-label={documentWords.title}>
      {documentOrder.map((kind) => {
        const file = documents[kind];
        return (
          file && (
            <a key={kind} href={file.url} target="_blank" rel="noreferrer">
              {documentWords.short[kind]}
            </a>
          )
        );
      })}
      {socials.data?.map((social) => (
        <a key={social.id} href={social.url} target="_blank" rel="noreferrer">
          {social.name}
        </a>
      ))}
    </Nav>
  );
}
