import { useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { vars } from '../../foundation/css/vars.ts';
import { useIsoLayoutEffect } from '../../foundation/hooks/useIsoLayoutEffect.ts';
import { useMergedRefs } from '../../foundation/hooks/useMergedRefs.ts';
import { useFieldControl } from '../field/FieldContext.ts';
import { boxCss, innerCss } from '../text-input/box.ts';
import { composeLetters } from '../text-input/compose-letters.ts';
import { textValue } from '../text-input/text-value.ts';

const Box = styled.span`
  ${boxCss}
  padding: 0;
  & > textarea {
    ${innerCss}
    display: block;
    min-height: calc(var(--min-rows) * 1lh + 20px);
    max-height: calc(var(--max-rows) * 1lh + 20px);
    padding: 9px var(--pb-control-padding);
    resize: none;
    field-sizing: content;
  }
  &[data-readonly] > textarea {
    padding-inline: 0;
  }
`;

export interface TextareaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  /** `null` is an empty field, as '' is. */
  value?: string | null | undefined;
  /** Text to begin with. @default '' */
  defaultValue?: string | null | undefined;
  /** The text alone, '' when it is emptied. The native `onChange` is called as well. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Marks the input as wrong. @default from the Field */
  invalid?: boolean | undefined;
  /** Lines shown when there is little text. @default 3 */
  minRows?: number | undefined;
  /** Grows up to that, then scrolls. @default 8 */
  maxRows?: number | undefined;
}

const growsByCss = (): boolean => CSS.supports('field-sizing', 'content');

/** Several lines; grows with the text from 3 to 8 of them. */
export function Textarea({
  onValueChange,
  onChange,
  invalid,
  minRows = 3,
  maxRows = 8,
  value,
  defaultValue,
  className,
  style,
  ref,
  ...rest
}: TextareaProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRefs(area, ref);
  const control = useFieldControl({ ...rest, invalid });
  const grow = (): void => {
    const node = area.current;
    if (!node || growsByCss()) return;
    node.style.height = 'auto';
    node.style.height = `${node.scrollHeight}px`;
  };
  useIsoLayoutEffect(grow, [value]);
  return (
    <Box
      className={className}
      style={{ ...vars({ '--min-rows': minRows, '--max-rows': maxRows }), ...style }}
      data-control=""
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={control.disabled ? '' : undefined}
      data-readonly={rest.readOnly ? '' : undefined}
    >
      <textarea
        rows={minRows}
        {...rest}
        {...control}
        {...textValue(value, defaultValue)}
        ref={merged}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          composeLetters(event.currentTarget, event.nativeEvent);
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
          grow();
        }}
      />
    </Box>
  );
}
