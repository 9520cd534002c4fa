export type { Part } from '../testing/part.ts';
export {
  fromPlaywright,
  type PlaywrightLocator,
  type PlaywrightOptions,
  type PlaywrightPage,
} from '../testing/tools/playwright.ts';
export { fromTestingLibrary, type TestingLibrary } from '../testing/tools/testing-library.ts';
export { comboboxDriver, type ComboboxDriver, type OptionState } from '../testing/drivers/combobox.ts';
export { dateDriver, pickDay, type DateDriver } from '../testing/drivers/date.ts';
export { fieldDriver, type FieldDriver, type FieldValue } from '../testing/drivers/field.ts';
export { formDriver, type FormDriver } from '../testing/drivers/form.ts';
export { tableDriver, type TableDriver, type TableContent } from '../testing/drivers/table.ts';
export { type TableRowDriver } from '../testing/drivers/table-row.ts';
