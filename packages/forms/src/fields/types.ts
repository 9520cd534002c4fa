import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';

import type { AsyncFieldRule } from '../rules/async.ts';
import type { Rule } from '../rules/types.ts';

/** What every ready field takes. Its own rules, mask, keyboard and autocomplete are inside. */
export interface CommonFieldProps {
  /** Name in the form's values and of the HTML control. */
  readonly name: string;
  /** Replaces the field's own label. */
  readonly label?: string | undefined;
  /** Under the field, with errors too. */
  readonly hint?: ReactNode | undefined;
  /** May stay empty; adds «необязательно», unless the form marks the required ones. */
  readonly optional?: boolean | undefined;
  /** Further rules after the field's own. */
  readonly rules?: readonly Rule[] | undefined;
  /** A question to the server about the value; made once with `asyncRule`, outside of the component. */
  readonly asyncRule?: AsyncFieldRule | undefined;
  /** Never written into a draft. */
  readonly secret?: boolean | undefined;
  /** Cannot be edited nor focused; its value stays in the form. */
  readonly disabled?: boolean | undefined;
  /** Can be read, focused and copied, not edited. */
  readonly readOnly?: boolean | undefined;
  /** Takes the focus when the form appears; one field of a screen at most. */
  readonly autoFocus?: boolean | undefined;
  /** An example in the empty field; never in place of the label. */
  readonly placeholder?: string | undefined;
  /** At the right of the label: «Забыли пароль?». */
  readonly side?: ReactNode | undefined;
  /** In addition to the form: what the person has just put in. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Of the whole field: label, control and messages. */
  readonly className?: string | undefined;
  /** Inline style of the same element as `className`. */
  readonly style?: CSSProperties | undefined;
}

/** Native props that say what the field itself decides. */
type Decided =
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'size'
  | 'type'
  | 'required'
  | 'children'
  | 'min'
  | 'max'
  | 'step';

/** The rest of a field's props and `ref`: they belong to its control. */
export type NativeProps<Tag extends 'input' | 'textarea' | 'button' | 'div'> = Omit<
  ComponentPropsWithRef<Tag>,
  Decided | keyof CommonFieldProps
>;

/** A field of one line: `ref` and native props go to its `<input>`. */
export interface InputFieldProps extends CommonFieldProps, NativeProps<'input'> {}

/** Several fields that belong together: `className`, `style`, `ref` and the rest go to the element around them. */
export type FieldGroupProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;
