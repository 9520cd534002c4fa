/* oxlint-disable jsx-a11y/control-has-associated-label -- strokes hidden from screen readers */
import type { CSSProperties, ReactNode } from 'react';

import { skeletonDelay } from '../../../feedback/loading/Skeleton.tsx';
import { useDelayed } from '../../../foundation/hooks/useDelayed.ts';

const widths = ['72%', '54%', '64%', '48%', '60%'];

export interface SkeletonRowsProps {
  /** How many grey rows to draw. */
  rows: number;
  /** Alignments of the columns, service ones undefined. */
  columns: readonly (string | undefined)[];
}

/** Rows of grey strokes in the geometry of the table; a quick answer comes before they are seen. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps): ReactNode {
  const late = useDelayed(true, skeletonDelay);
  return Array.from({ length: rows }, (_, row) => (
    <tr
      key={row}
      data-skeleton=""
      data-waiting={late ? undefined : ''}
      aria-hidden="true"
      style={{ '--o': Math.max(0.15, 1 - row * 0.14) } as CSSProperties}
    >
      {columns.map((align, at) => (
        <td key={at} data-align={align}>
          <i style={{ '--w': widths[(row + at) % 5] } as CSSProperties} />
        </td>
      ))}
    </tr>
  ));
}
