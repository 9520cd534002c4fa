import { Glyph, type GlyphName, StatusLabel, typo } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { saleUrl } from '../urls.ts';
import type { ListRow } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

const Issues = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 8px;
    color: var(--pb-danger-text);
  }
  & svg {
    margin-top: 3px;
  }
`;

const glyphs: Readonly<Record<ListRow['state'], GlyphName>> = {
  unchecked: 'wait',
  ready: 'ok',
  known: 'plan',
  refused: 'bad',
};

/** «Цена, ₽: …», unless the message begins with what it is about. */
const withTitle = (title: string, message: string): string =>
  message.toLowerCase().startsWith((/^\p{L}+/u.exec(title)?.[0] ?? title).toLowerCase())
    ? message
    : `${title}: ${message}`;

export interface RowStateProps {
  row: ListRow;
  titleOf: (field: string) => string;
  /** Id of the text about one cell. */
  idOf: (field: string) => string;
}

/** What the check says of a row: ready with its points, there already, or what is wrong at which cell. */
export function RowState({ row, titleOf, idOf }: RowStateProps): ReactElement {
  const { state, issues, points, sale } = row;
  if (state === 'known' && sale) {
    return (
      <StatusLabel status={glyphs.known}>
        <Link to={saleUrl(sale.id)}>{messages.saleExists(sale.number)}</Link>
      </StatusLabel>
    );
  }
  if (state === 'refused') {
    if (issues.length === 0) return <StatusLabel status="warn">{messages.otherRow}</StatusLabel>;
    return (
      <Issues>
        {issues.map(({ field, message }) => (
          <li key={`${field} ${message}`} id={idOf(field)}>
            <Glyph name="bad" />
            <span>{typo(withTitle(titleOf(field), message))}</span>
          </li>
        ))}
      </Issues>
    );
  }
  const word = messages.states[state];
  return (
    <StatusLabel status={glyphs[state]}>
      {points === null ? word : `${word}, ${messages.points(formatPoints(points))}`}
    </StatusLabel>
  );
}
