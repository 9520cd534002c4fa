import { CircleAlert } from 'lucide-react';
import { useId, useMemo, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import { fieldMessages } from './field.messages.ts';
import { FieldContext } from './FieldContext.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  max-width: var(--pb-size-form-max);

  & > [data-part='label'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    overflow-wrap: anywhere;
    color: var(--pb-text-primary);
    font: 500 0.8125rem/1.25rem var(--pb-font-text);
  }
  & em {
    margin-inline-start: 4px;
    color: var(--pb-text-secondary);
    font-style: normal;
    font-weight: 400;
  }
  & [data-part='side'] {
    margin-inline-start: auto;
    font-weight: 400;
  }
  /* As high as a thumb: over the label more than under it, where the control begins. */
  @media (pointer: coarse) {
    & [data-part='side'] > a {
      display: inline-block;
      padding-block: 20px 4px;
      margin-block: -16px -4px;
    }
  }
  & > [data-part='below'] {
    display: flex;
    gap: 12px;
    justify-content: space-between;
  }
  & [data-part='messages'] {
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
  }
  & [data-message] {
    display: flex;
    gap: 6px;
    overflow-wrap: anywhere;
    font: var(--pb-type-caption);
    letter-spacing: var(--pb-type-caption-spacing);
    color: var(--pb-text-tertiary);
  }
  & [data-message] > span {
    min-width: 0;
  }
  & [data-message='error'] {
    color: var(--pb-danger-text);
  }
  & [data-message='warning'] {
    color: var(--pb-warning-text);
  }
  & [data-message='success'] {
    color: var(--pb-success-text);
  }
  & [data-message] > svg {
    margin-top: 1px;
  }
  & [data-part='counter'] {
    flex: none;
    font: var(--pb-type-caption);
    color: var(--pb-text-tertiary);
  }
  & [data-part='counter'][data-over] {
    color: var(--pb-danger-text);
  }
`;

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the control, over it. */
  label: ReactNode;
  /** The control. */
  children: ReactNode;
  /** Stays under the field also with an error: the format, the source of a value («Из чека»). */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right; marks the control and is read aloud with it. */
  error?: ReactNode | undefined;
  /** Does not stop the sending. */
  warning?: ReactNode | undefined;
  /** Why the last action was refused: a pasted text that is no such value. Stands in the place of the older message. */
  notice?: string | undefined;
  /** Only when something was checked: a company found by INN, a card by its sum. */
  success?: ReactNode | undefined;
  /** Adds «необязательно». Required is the rule and carries no mark. */
  optional?: boolean | undefined;
  /** Says to screen readers that the control must be filled; draws no mark. */
  required?: boolean | undefined;
  /** Draws «обязательно» in the place of the mark: where most fields of the form may stay empty. */
  markRequired?: boolean | undefined;
  /** Disables the control and dims the label. */
  disabled?: boolean | undefined;
  /** Letters typed and allowed, at the end of the hint: «12 / 200». */
  counter?: { value: number; max: number } | undefined;
  /** At the right of the label: «Забыли пароль?». */
  side?: ReactNode | undefined;
  /** The control is a group (radio, code cells): the label names it without being a `<label>`. */
  group?: boolean | undefined;
}

/** A label, a control and the messages about it, tied together for screen readers. */
export function Field({
  label,
  children,
  hint,
  error,
  warning,
  notice,
  success,
  optional = false,
  required,
  markRequired = false,
  disabled,
  counter,
  side,
  group = false,
  ...rest
}: FieldProps): ReactElement {
  const say = useMessages(fieldMessages);
  const id = useId();
  const controlId = `${id}c`;
  const labelId = `${id}l`;
  const [reported, notify] = useState<string>();
  const refused = notice ?? reported;
  const shown = {
    error: error ? (refused ?? error) : undefined,
    warning: error ? undefined : (refused ?? (warning || undefined)),
    success: error || warning || refused ? undefined : success || undefined,
    hint: hint || undefined,
  };
  const present = [
    shown.error && `${id}error`,
    shown.warning && `${id}warning`,
    shown.success && `${id}success`,
    shown.hint && `${id}hint`,
    counter && `${id}counter`,
  ];
  const describedBy = present.filter(Boolean).join(' ') || undefined;
  const invalid = shown.error !== undefined;
  const context = useMemo(
    () => ({ controlId, labelId, describedBy, invalid, required, disabled, notify }),
    [controlId, labelId, describedBy, invalid, required, disabled],
  );
  const name = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <em>{say.optional}</em>
        </>
      )}
      {markRequired && (
        // The control itself says that it is required.
        <em aria-hidden>{say.required}</em>
      )}
    </>
  );
  return (
    <FieldContext.Provider value={context}>
      <Root data-field="" data-invalid={invalid ? '' : undefined} {...rest}>
        <div data-part="label">
          {group ? (
            <span id={labelId}>{name}</span>
          ) : (
            <label id={labelId} htmlFor={controlId}>
              {name}
            </label>
          )}
          {side !== undefined && <span data-part="side">{side}</span>}
        </div>
        {children}
        {(describedBy !== undefined || counter) && (
          <div data-part="below">
            <div data-part="messages">
              {shown.error !== undefined && (
                <span data-message="error" id={`${id}error`}>
                  <Icon as={CircleAlert} size={14} />
                  <span>{shown.error}</span>
                </span>
              )}
              {shown.warning !== undefined && (
                <span data-message="warning" id={`${id}warning`}>
                  <Glyph name="warn" />
                  <span>{shown.warning}</span>
                </span>
              )}
              {shown.success !== undefined && (
                <span data-message="success" id={`${id}success`}>
                  <Glyph name="ok" />
                  <span>{shown.success}</span>
                </span>
              )}
              {shown.hint !== undefined && (
                <span data-message="hint" id={`${id}hint`}>
                  {shown.hint}
                </span>
              )}
            </div>
            {counter && (
              <span data-part="counter" id={`${id}counter`} data-over={counter.value > counter.max ? '' : undefined}>
                {counter.value} / {counter.max}
              </span>
            )}
          </div>
        )}
      </Root>
    </FieldContext.Provider>
  );
}
