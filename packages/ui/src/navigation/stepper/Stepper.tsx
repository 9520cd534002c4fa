import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { StepMark } from './StepMark.tsx';
import { stepperMessages } from './stepper.messages.ts';

const Root = styled.div`
  & > ol > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 0 12px;
    min-height: 68px;
  }
  & > ol > li:last-child {
    min-height: 0;
  }
  & [data-part='rail'] {
    display: flex;
    flex-direction: column;
    gap: 6px;
    align-items: center;
  }
  & > ol > li:not(:last-child) [data-part='rail']::after {
    flex: 1;
    width: 1.5px;
    margin-bottom: 6px;
    background: var(--pb-line-hair);
    content: '';
  }
  & > ol > li[data-state='done']:not(:last-child) [data-part='rail']::after {
    background: var(--pb-accent-line);
  }
  & [data-part='label'] {
    overflow-wrap: anywhere;
    font: 500 0.9375rem/1.5rem var(--pb-font-text);
  }
  & > ol > li[data-state='next'] [data-part='label'] {
    color: var(--pb-text-secondary);
  }
  & [data-part='value'] {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
    overflow-wrap: anywhere;
  }
  & button {
    align-self: start;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
  }
  & button:hover [data-part='label'] {
    color: var(--pb-accent-text);
  }
  &[data-layout='row'] > ol {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    justify-content: space-between;
  }
  &[data-layout='row'] > ol > li {
    flex: 0 1 auto;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    min-height: 0;
  }
  &[data-layout='row'] [data-part='rail']::after {
    display: none;
  }
  @media (max-width: 47.99em) {
    &[data-layout='row'] > ol {
      flex-wrap: wrap;
      gap: 12px 16px;
      justify-content: flex-start;
    }
  }
`;

const Segments = styled.div`
  & > [data-part='bar'] {
    display: flex;
    gap: 4px;
  }
  & i {
    flex: 1;
    height: 4px;
    border-radius: var(--pb-radius-xs);
    background: var(--pb-line-hair);
  }
  & i[data-done] {
    background: var(--pb-accent-fill);
  }
  & > p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-top: 8px;
    overflow-wrap: anywhere;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
  & b {
    color: var(--pb-text-primary);
    font-weight: 500;
  }
  @media (forced-colors: active) {
    & i {
      border: 1px solid CanvasText;
    }
    & i[data-done] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** A step of `Stepper`. */
export interface Step {
  /** Name of the step. */
  label: string;
  /** What was entered, or a word about the step. */
  value?: ReactNode | undefined;
  /** Goes to the step; given to steps that may be opened now, done or ahead. */
  onOpen?: (() => void) | undefined;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Steps in order; which one is current is said by `current`. */
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** `vertical` with entered values, `row` for a wizard, `segments` for a phone. @default 'vertical' */
  layout?: 'vertical' | 'row' | 'segments' | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof stepperMessages> | undefined;
}

/** Where a person is in a sequence. The screen chooses the layout by its width. */
export function Stepper({ steps, current, layout = 'vertical', messages, ...rest }: StepperProps): ReactElement {
  const say = useMessages(stepperMessages, messages);
  invariant('Stepper', current >= 0 && current <= steps.length, () => [
    `current ${String(current)} is outside the steps: there are ${String(steps.length)}.`,
    'No step is marked as current, and a screen reader cannot say where the person is.',
    'Steps count from 0; current equal to their number means that all are done.',
  ]);
  if (layout === 'segments') {
    const next = steps[current + 1];
    return (
      <Segments {...rest}>
        <div data-part="bar" aria-hidden>
          {steps.map((step, at) => (
            <i key={step.label} data-done={at <= current ? '' : undefined} />
          ))}
        </div>
        <p>
          <span>
            {say.position(current + 1, steps.length)} <b>{steps[current]?.label}</b>
          </span>
          {next && <span>{say.next(next.label)}</span>}
        </p>
      </Segments>
    );
  }
  return (
    <Root data-layout={layout} {...rest}>
      <ol>
        {steps.map((step, at) => {
          const state = at < current ? 'done' : at === current ? 'current' : 'next';
          const content = (
            <>
              <div data-part="label">
                {step.label}
                <VisuallyHidden>, {say[state === 'next' ? 'ahead' : state]}</VisuallyHidden>
              </div>
              {step.value !== undefined && <div data-part="value">{step.value}</div>}
            </>
          );
          return (
            <li key={step.label} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span data-part="rail" aria-hidden>
                <StepMark state={state} number={at + 1} />
              </span>
              {step.onOpen && state !== 'current' ? (
                <button type="button" onClick={step.onOpen}>
                  {content}
                </button>
              ) : (
                <div>{content}</div>
              )}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
