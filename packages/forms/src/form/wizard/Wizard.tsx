import { Button } from '@pribavka/ui';
import { type OwnMessages, useMessages } from '@pribavka/ui/messages';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { ErrorSummary } from '../ErrorSummary.tsx';
import { FormStrip } from '../FormStrip.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useWizard } from './useWizard.ts';
import { wizardMessages } from './wizard.messages.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > header > div {
    display: flex;
    gap: 4px;
    margin-bottom: 12px;
  }
  & > header > div > i {
    flex: 1;
    height: 4px;
    border-radius: var(--pb-radius-xs);
    background: var(--pb-line-hair);
  }
  & > header > div > i[data-done] {
    background: var(--pb-accent-fill);
  }
  & > header > h2 {
    margin: 0;
    font: var(--pb-type-h3);
    outline: none;
  }
  & > header > h2 > small {
    color: var(--pb-text-secondary);
    font: inherit;
    font-weight: 400;
  }
  & > footer {
    display: flex;
    gap: 12px;
    align-items: center;
  }
`;

/** One step of a {@link Wizard}. */
export interface WizardStep {
  /** Unique in the list; the address has it. */
  readonly id: string;
  /** Heading of the step, and its name in the list of steps. */
  readonly title: string;
  /** Fields of the step. */
  readonly content: ReactNode;
  /** Names of its fields, so that words of the server find the step before anybody has opened it. */
  readonly fields?: readonly string[] | undefined;
}

/** Shape of {@link Wizard}. */
export interface WizardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Steps in order, each with its id, title and content. */
  readonly steps: readonly WizardStep[];
  /** The step on the screen when the application keeps it, in the address for example. */
  readonly step?: string | undefined;
  /** The first step by default. */
  readonly defaultStep?: string | undefined;
  /** Called with the id of the step that is shown next. */
  readonly onStepChange?: ((id: string) => void) | undefined;
  /** The last button: «Отправить на проверку». */
  readonly submitLabel: string;
  /** Text of the button that leads on. «Далее» by default. */
  readonly nextLabel?: string | undefined;
  /** Own texts of this place, over those of the language. */
  readonly messages?: OwnMessages<typeof wizardMessages> | undefined;
}

/**
 * A form in steps, inside `<Form>`. A step is left forward only when it is right; back always, and nothing is lost.
 * Words of the server about an earlier step lead back to it.
 */
export function Wizard({
  steps,
  step,
  defaultStep,
  onStepChange,
  submitLabel,
  messages,
  nextLabel,
  ...rest
}: WizardProps): ReactElement {
  const say = useMessages(wizardMessages, messages);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [fields] = useState(() => Object.fromEntries(steps.map(({ id, fields: own = [] }) => [id, own])));
  const { index, back, isLast } = useWizard(
    steps.map(({ id }) => id),
    { step, defaultStep, onStepChange, fields },
  );
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    // The next step is a new page for a screen reader; a field the server has words about takes the focus later.
    title.current?.focus();
  }, [index]);
  const current = steps[index];

  return (
    <Root role="group" aria-labelledby={titleId} {...rest}>
      <header>
        <div aria-hidden data-part="progress">
          {steps.map(({ id }, at) => (
            <i key={id} data-done={at <= index ? '' : undefined} />
          ))}
        </div>
        <h2 id={titleId} ref={title} tabIndex={-1} data-part="title">
          <small>{say.step(index + 1, steps.length)}</small> {current?.title}
        </h2>
      </header>
      <ErrorSummary />
      {current?.content}
      <FormStrip />
      <footer data-part="buttons">
        <SubmitButton>{isLast ? submitLabel : (nextLabel ?? say.next)}</SubmitButton>
        {index > 0 && (
          <Button variant="text" onClick={back}>
            {say.back}
          </Button>
        )}
      </footer>
    </Root>
  );
}
