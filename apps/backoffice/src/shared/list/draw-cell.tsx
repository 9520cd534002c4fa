import { Glyph, StatusLabel, Text } from '@pribavka/ui';
import type { ReactNode } from 'react';

import type { Cell } from './cells.ts';

// Two of them fit the densest row, its border included.
const lines = { display: 'block', whiteSpace: 'normal', lineHeight: '0.9375rem' } as const;
const line = { display: 'inline-block', whiteSpace: 'nowrap' } as const;

/** Two parts of a cell, one under the other where the column has no width for both. */
export function TwoLines({ first, second }: { first: string; second: string }): ReactNode {
  return (
    <Text as="span" view="caption" style={lines}>
      <span style={line}>{first}</span> <span style={line}>{second}</span>
    </Text>
  );
}

const quietStyle = { color: 'var(--pb-text-tertiary)', fontWeight: 400 } as const;

/** A cell of a list as it looks. */
export function drawCell(cell: Cell): ReactNode {
  if (typeof cell === 'string') return cell;
  const { text, second, state, mark, title, quiet } = cell;
  const label =
    second === undefined ? (
      quiet ? (
        <span style={quietStyle}>{text}</span>
      ) : (
        text
      )
    ) : (
      <TwoLines first={text} second={second} />
    );
  if (state) return <StatusLabel status={state}>{label}</StatusLabel>;
  if (!mark) return label;
  return (
    <span title={title}>
      <Glyph name={mark} /> {label}
    </span>
  );
}
