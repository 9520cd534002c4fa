import { Glyph, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { type AttentionRow, attentionText, attentionItems, lateText } from './attention.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.attention;

const List = styled.ul`
  margin: 0;
  padding: 0;
  font: var(--pb-type-table);
  list-style: none;
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 10px 0;
  }
  & > li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  & > li > svg {
    flex: none;
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }
  & small {
    margin-inline-start: 4px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
    white-space: nowrap;
  }
`;

/** «Нужно решить»: each number opens the list it counts. */
export function Attention({ rows }: { rows: readonly AttentionRow[] }): ReactElement {
  const known = rows.flatMap((row) => {
    const item = attentionItems[row.code];
    return item ? [{ ...row, url: item.url(), late: lateText(row) }] : [];
  });
  return (
    <Panel title={messages.title}>
      {known.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <List>
          {known.map((row) => (
            <li key={row.code}>
              <Glyph name={row.overdue > 0 ? 'warn' : 'new'} />
              <span>
                {attentionText(row)}
                {row.late !== undefined && <small> {row.late}</small>}
              </span>
              <Link to={row.url} aria-label={`${messages.open}: ${attentionText(row)}`}>
                {messages.open}
              </Link>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
