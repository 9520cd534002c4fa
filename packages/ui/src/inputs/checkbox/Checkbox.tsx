import { useEffect, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { choiceCss } from './choice.ts';
import { tickCss } from './tick.ts';
import { useChoiceBox, type ChoiceBoxValue } from './useChoiceBox.ts';

const Root = styled.label`
  ${choiceCss}
  & > input {
    border-radius: var(--pb-radius-mark);
  }
  & > input::before {
    position: absolute;
    content: '';
  }
  & > input:checked::before {
    ${tickCss}
  }
  & > input:indeterminate::before {
    inset: 7px 3.5px auto;
    width: auto;
    height: 2px;
    border: 0;
    border-radius: 1px;
    background: var(--pb-accent-on-fill);
    transform: none;
  }
  /* White on the grey of what cannot be changed is no tick. */
  & > input:disabled::before {
    border-color: var(--pb-text-disabled);
  }
  & > input:disabled:indeterminate::before {
    background: var(--pb-text-disabled);
  }
  @media (forced-colors: active) {
    & > input::before,
    & > input:disabled::before {
      border-color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export interface CheckboxProps
  extends
    ChoiceBoxValue,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'readOnly' | 'checked' | 'defaultChecked' | 'value' | 'defaultValue'
    > {
  /** Text at the right; without one give `aria-label`. */
  children?: ReactNode | undefined;
  /** A second, quieter line under the text. */
  hint?: ReactNode | undefined;
  /** Some of the things under it are on. */
  indeterminate?: boolean | undefined;
  /** Marks the box as wrong. @default from the Field */
  invalid?: boolean | undefined;
}

/** On, off or partly. `ref` and events belong to the `<input>`, `className` and `style` to the label. */
export function Checkbox({
  children,
  hint,
  indeterminate = false,
  invalid,
  onChange,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const box = useChoiceBox({ ...rest, hint, invalid, onChange, value, defaultValue, onValueChange });
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root className={className} style={style} data-disabled={box.disabled ? '' : undefined}>
      <input {...rest} {...box.input} type="checkbox" ref={merged} />
      {(children !== undefined || hint !== undefined) && (
        <span data-part="text">
          {children}
          {hint !== undefined && (
            <small id={box.hintId} data-part="hint">
              {hint}
            </small>
          )}
        </span>
      )}
    </Root>
  );
}
