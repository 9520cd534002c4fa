import { useMessages } from '@pribavka/ui/messages';
import { getIn } from 'final-form';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';

import { useFormParts, useFormView } from './context.ts';
import { focusField } from './focus-first.ts';
import { formMessages } from './form.messages.ts';

const Box = styled.section`
  padding: 12px 16px;
  border: 1px solid var(--pb-danger-fill);
  border-radius: var(--pb-radius-md);
  background: var(--pb-danger-subtle);
  & > h2 {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0 0 8px;
    color: var(--pb-danger-text);
    font: var(--pb-type-ui-strong);
  }
  & > ul {
    display: flex;
    flex-direction: column;
    gap: 4px;
    margin: 0;
    padding: 0;
    font: var(--pb-type-ui);
    list-style: none;
  }
  & button {
    padding: 2px 0;
    border: 0;
    background: none;
    color: var(--pb-text-primary);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

/** Shape of {@link ErrorSummary}. */
export type ErrorSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'children'>;

interface Line {
  readonly name: string;
  readonly text: string;
}

const ERRORS = { errors: true };

/**
 * What is wrong, as links, after a refused submit that found two or more. Lines go away as they are corrected; with one
 * left the field says it alone. The focus is on the first wrong field, not here.
 */
export function ErrorSummary(props: ErrorSummaryProps): ReactElement | null {
  const { core, element } = useFormParts();
  const { wrong } = useFormView(core);
  const { errors } = useFormState({ subscription: ERRORS });
  const texts = useMessages(formMessages);
  const titleId = useId();

  const lines: Line[] = wrong.flatMap((name) => {
    const text = core.field(name).server ?? (getIn(errors ?? {}, name) as string | undefined);
    return text === undefined ? [] : [{ name, text: `${core.entries.get(name)?.label ?? name}: ${text}` }];
  });
  if (lines.length < 2) return null;
  return (
    <Box aria-labelledby={titleId} {...props}>
      <h2 id={titleId} data-part="title">
        <CircleAlert size={16} aria-hidden />
        {texts.errors(lines.length)}
      </h2>
      <ul>
        {lines.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              data-part="error"
              onClick={() => {
                const form = element();
                if (form) focusField(form, name);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
