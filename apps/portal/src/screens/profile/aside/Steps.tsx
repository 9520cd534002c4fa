import { Banner, formatCount, Glyph, Panel } from '@pribavka/ui';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { StandingLink } from '../../../shared/StandingLink.tsx';
import type { User } from '../../../shared/contract.ts';
import { profileUrl } from '../urls.ts';
import { asideMessages as messages } from './messages.ts';
import { profileSteps, stepsLeft } from './steps.ts';

const Bar = styled.div`
  display: flex;
  gap: 2px;
  margin-block-end: 8px;
  & > span {
    flex: 1;
    height: 6px;
    border-radius: 2px;
    background: var(--pb-bg-active);
  }
  & > span[data-done] {
    background: var(--pb-success-fill);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 10px 0;
    font: var(--pb-type-ui);
  }
  & > li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  & > li[data-warn] {
    color: var(--pb-warning-text);
  }
`;

/** How much of the profile is filled in. */
export function Steps({ user }: { user: User }): ReactElement {
  const steps = profileSteps(user);
  const done = steps.filter((step) => step.done).length;
  return (
    <Panel title={messages.filled} aside={messages.filledOf(done, steps.length)}>
      <Bar aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} data-done={index < done ? '' : undefined} />
        ))}
      </Bar>
      <List>
        {steps.map(({ id, glyph, text }) => (
          <li key={id} data-warn={glyph === 'warn' || glyph === 'bad' ? '' : undefined}>
            <Glyph name={glyph} />
            {text}
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** The same as a strip, where there is no right column; nothing when nothing is left. */
export function StepsStrip({ user }: { user: User }): ReactElement | null {
  const left = stepsLeft(user);
  // Several of them are a sentence.
  const Way = left.length === 1 ? StandingLink : Link;
  if (left.length === 0) return null;
  return (
    <Banner tone="warning" title={messages.left(formatCount(left.length, messages.steps))}>
      {left.map(({ id, act, tab }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Way to={profileUrl(tab)}>{index === 0 ? act[0]!.toUpperCase() + act.slice(1) : act}</Way>
        </Fragment>
      ))}
    </Banner>
  );
}
