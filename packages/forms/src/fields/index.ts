export type { CommonFieldProps, FieldGroupProps, InputFieldProps, NativeProps } from './types.ts';
export { FieldShell, type FieldShellProps } from './FieldShell.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';
export { EmailField, PhoneField } from './contact.tsx';
export { LoginField } from './LoginField.tsx';
export { ReceiptFields, type ReceiptFieldsProps, type ReceiptParts } from './ReceiptFields.tsx';
export { InnField, KppField, SnilsField, type InnKind } from './documents.tsx';
export { DepartmentCodeField, IssuedByField, PassportFields } from './PassportFields.tsx';
export { NewPasswordFields } from './password.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { FullNameFields, NameField } from './FullNameFields.tsx';
export { AmountField, CardField, type AmountFieldProps } from './money.tsx';
export { CodeField, type CodeFieldProps } from './CodeField.tsx';
export {
  ComboboxField,
  ComboboxManyField,
  SelectField,
  type ComboboxFieldProps,
  type ComboboxManyFieldProps,
  type SelectFieldProps,
} from './choice.tsx';
export { CheckboxField, ConsentField, type CheckboxFieldProps } from './boxes.tsx';
export { chosenFiles, FileField, uploadedAnswers, type FileFieldProps } from './FileField.tsx';
export { TextareaField, type TextareaFieldProps } from './TextareaField.tsx';
export { NumberField, QuantityField, type NumberFieldProps, type QuantityFieldProps } from './numbers.tsx';
export { RadioField, type RadioFieldProps } from './RadioField.tsx';
export { BirthDateField, DateRangeField, IssuedAtField, type DateRangeFieldProps, type Period } from './dates.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
