export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Combobox } from './Combobox/Combobox.tsx';
export type { ComboboxProps, ComboboxSource, LoadedOptions } from './Combobox/Combobox.types.ts';
export { Field, type FieldProps } from './Field/Field.tsx';
export {
  FieldContext,
  useFieldControl,
  type ControlAria,
  type ControlProps,
  type FieldContextValue,
} from './Field/FieldContext.ts';
export { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode/OneTimeCode.tsx';
export { PasswordInput, type PasswordInputProps, type PasswordRule } from './PasswordInput/PasswordInput.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Tag, type TagProps, type TagTone } from './Tag/Tag.tsx';
export { TextInput, type TextInputProps } from './TextInput/TextInput.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './Checkbox/CheckboxGroup.tsx';
export { Checklist, type ChecklistItem, type ChecklistProps } from './Checklist/Checklist.tsx';
export { Chip, type ChipProps } from './Chip/Chip.tsx';
export { NumberInput, type NumberInputProps } from './NumberInput/NumberInput.tsx';
export { QuantityStepper, type QuantityStepperProps } from './NumberInput/QuantityStepper.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { SearchInput, type SearchInputProps } from './SearchInput/SearchInput.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Textarea, type TextareaProps } from './Textarea/Textarea.tsx';
