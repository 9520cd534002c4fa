import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { Coin } from '../coin/Coin.tsx';
import { formatPoints } from './format.ts';
import { pointsMessages } from './points.messages.ts';

const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  white-space: nowrap;
  &[data-tone='points'] {
    color: var(--pb-points-text);
  }
  &[data-tone='quiet'] {
    color: var(--pb-text-tertiary);
  }
`;

export interface PointsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whole points; below zero is an expense. */
  value: number;
  /** «+» before a credit. @default false */
  sign?: boolean | undefined;
  /** The coin at the left. @default false */
  coin?: boolean | undefined;
  /** «баллов» after the number; without it the word is still read aloud. @default true */
  word?: boolean | undefined;
  /** Amber, or the quiet grey of a zero. @default the colour of the place */
  tone?: 'points' | 'quiet' | undefined;
}

/** A sum of points: `12 480 баллов`, `+1 050`, with the right form of the word and a number that never breaks. */
export function Points({ value, sign = false, coin = false, word = true, tone, ...rest }: PointsProps): ReactElement {
  invariant('Points', Number.isFinite(value), () => [
    `value ${String(value)} is not a number.`,
    'The person sees a dash instead of points and thinks they are lost.',
    'Show Skeleton until the balance is loaded; turn a string into a number before drawing.',
  ]);
  const say = useMessages(pointsMessages);
  const locale = useLocale();
  const full = formatPoints(value, { sign, locale }, say.word);
  const number = formatNumber(value, { sign, locale });
  return (
    <Root data-tone={tone} {...rest}>
      {coin && <Coin size={14} />}
      {word ? (
        full
      ) : (
        <span>
          {number}
          <VisuallyHidden>{full.slice(number.length)}</VisuallyHidden>
        </span>
      )}
    </Root>
  );
}
