/** The CSS contract of a component of forms. */
export interface FormsContract {
  /** Values of `data-part`, each with what it is. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
  /** Attributes of state; `true` where the common sentence of ui says it all. */
  readonly states?: Readonly<Record<string, string | true>> | undefined;
  /** Carries `data-field` with the name of the field itself. */
  readonly field?: true | undefined;
  /** Components it is made of: their parts and states are those of their own pages. */
  readonly of?: readonly string[] | undefined;
}

const made = (...of: string[]): FormsContract => ({ of });
const shell = (control: string): FormsContract => made('FieldShell', control);
const masked = made('MaskedField');
const text = made('TextField');

/** What styles and tests may rely on; the pages draw their tables from here, and a test compares them with the page. */
export const formsContracts: Readonly<Record<string, FormsContract>> = {
  FieldShell: { field: true, of: ['Field'] },
  AmountField: masked,
  BirthDateField: made('DateField'),
  CardField: masked,
  CheckboxField: { field: true, of: ['Checkbox'] },
  CodeField: shell('OneTimeCode'),
  ComboboxField: shell('Combobox'),
  ComboboxManyField: shell('Combobox'),
  ConsentField: made('CheckboxField'),
  DateField: made('FieldShell', 'TextInput', 'CalendarButton'),
  DateRangeField: shell('DateRangePicker'),
  DepartmentCodeField: masked,
  EmailField: text,
  FileField: { field: true, of: ['FileUpload'] },
  FullNameFields: made('NameField'),
  InnField: masked,
  IssuedAtField: made('DateField'),
  IssuedByField: text,
  KppField: masked,
  LoginField: text,
  MaskedField: shell('TextInput'),
  NameField: text,
  NewPasswordFields: made('PasswordField'),
  NumberField: shell('NumberInput'),
  PassportFields: masked,
  PasswordField: shell('PasswordInput'),
  PhoneField: masked,
  QuantityField: shell('QuantityStepper'),
  RadioField: shell('RadioGroup'),
  ReceiptFields: made('DateField', 'MaskedField', 'NumberField'),
  SelectField: shell('Select'),
  SnilsField: masked,
  TextField: shell('TextInput'),
  TextareaField: shell('Textarea'),

  MaskedInput: made('TextInput'),
  SubmitButton: made('Button'),
  DraftNotice: made('Banner', 'Button'),
  ErrorSummary: { parts: { title: 'Сколько ошибок.', error: 'Ошибка: ведёт к своему полю.' } },
  FormStrip: { parts: { message: 'Сообщение сервера, у которого нет поля.' } },
  Wizard: {
    parts: { progress: 'Полоса шагов.', title: 'Номер и название шага.', buttons: '«Далее» и «Назад».' },
    of: ['Button', 'SubmitButton'],
  },

  CodeForm: made('CodeField', 'ResendButton', 'SubmitButton'),
  ColumnsForm: made('Heading', 'Text', 'SelectField', 'ButtonGroup', 'Button', 'SubmitButton'),
  ContactsPanel: made('PanelRow', 'Button'),
  PasswordPanel: made('PasswordField', 'NewPasswordFields', 'SubmitButton'),
  RecoveryCodes: made('ButtonGroup', 'Button'),
  SecondFactorPanel: made('PanelRow', 'Button'),
  SecondFactorSetUp: made('CodeField', 'SubmitButton'),
  SessionsPanel: made('PanelRow', 'Tag'),
};
