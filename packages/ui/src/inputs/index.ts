export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { Combobox } from './combobox/Combobox.tsx';
export type { ComboboxProps, ComboboxSource, LoadedOptions } from './combobox/Combobox.types.ts';
export { Field, type FieldProps } from './field/Field.tsx';
export {
  FieldContext,
  useFieldControl,
  type ControlAria,
  type ControlProps,
  type FieldContextValue,
} from './field/FieldContext.ts';
export { OneTimeCode, type OneTimeCodeProps } from './one-time-code/OneTimeCode.tsx';
export { PasswordInput, type PasswordInputProps, type PasswordRule } from './password-input/PasswordInput.tsx';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { Tag, type TagProps, type TagTone } from './tag/Tag.tsx';
export { TextInput, type TextInputProps } from './text-input/TextInput.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './checkbox/CheckboxGroup.tsx';
export { Checklist, type ChecklistItem, type ChecklistProps } from './checklist/Checklist.tsx';
export { Chip, type ChipProps } from './chip/Chip.tsx';
export { NumberInput, type NumberInputProps, type NumberRefused } from './number-input/NumberInput.tsx';
export { readNumber, type NumberReading, type NumberRefusal, type NumberShape } from './number-input/read-number.ts';
export { QuantityStepper, type QuantityStepperProps } from './number-input/QuantityStepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group/RadioGroup.tsx';
export { SearchInput, type SearchInputProps } from './search-input/SearchInput.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './segmented-control/SegmentedControl.tsx';
export { Switch, type SwitchProps } from './switch/Switch.tsx';
export { Textarea, type TextareaProps } from './textarea/Textarea.tsx';
