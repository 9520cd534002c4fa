import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { KeyHint } from './keys.ts';
import { queueMessages as messages } from './messages.ts';

const Root = styled.div`
  display: none;
  grid-row: 3;
  gap: 20px;
  align-items: center;
  min-height: 36px;
  padding: 0 16px;
  overflow: hidden;
  border-block-start: 1px solid var(--pb-line-hair);
  background: var(--pb-bg-sunken);
  color: var(--pb-text-secondary);
  font: var(--pb-type-caption);
  white-space: nowrap;
  & > em {
    margin-inline-start: auto;
    font-style: normal;
  }
  & > strong {
    margin-inline-start: auto;
    color: var(--pb-text-primary);
    font: inherit;
    font-weight: 600;
  }
  & kbd {
    margin-inline-end: 6px;
    padding: 1px 5px;
    border: 1px solid var(--pb-line-strong);
    border-radius: 3px;
    background: var(--pb-bg-surface);
    color: var(--pb-text-primary);
    font: 500 0.6875rem/1rem var(--pb-font-text);
  }
  /* A phone has no keys, but what did not work is said there too. */
  &[data-note] {
    display: flex;
    & > span {
      display: none;
    }
    & > strong {
      margin-inline-start: 0;
      white-space: normal;
    }
  }
  @media (min-width: 64em) and (pointer: fine) {
    &,
    &[data-note] {
      display: flex;
    }
    &[data-note] > span {
      display: inline;
    }
    &[data-note] > strong {
      margin-inline-start: auto;
      white-space: nowrap;
    }
  }
`;

/** Keys are written on the screen, not only in the help; next to them, why the last one did nothing. */
export function KeyBar(props: { note: string; tempo: string; hints: readonly KeyHint[] }): ReactElement {
  const { note, tempo, hints } = props;
  return (
    <Root role="note" aria-label={messages.keys} data-note={note === '' ? undefined : ''}>
      {hints.map((hint) => (
        <span key={hint.keys}>
          <kbd>{hint.keys}</kbd>
          {hint.label}
        </span>
      ))}
      {note !== '' ? <strong>{note}</strong> : tempo !== '' && <em>{tempo}</em>}
    </Root>
  );
}
