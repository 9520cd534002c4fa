/** Properties that were renamed, by component: the list of the CHANGELOG. */
export const renames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Checkbox: { checked: 'value', defaultChecked: 'defaultValue', onCheckedChange: 'onValueChange' },
  Switch: { checked: 'value', defaultChecked: 'defaultValue', onCheckedChange: 'onValueChange' },
  DateInput: { onChange: 'onValueChange' },
  TimeInput: { onChange: 'onValueChange' },
  DateTimeInput: { onChange: 'onValueChange' },
  DateRangePicker: { onChange: 'onValueChange' },
  CalendarPanel: { onPick: 'onValueChange' },
  CalendarButton: { onPick: 'onValueChange' },
  FilterBar: { values: 'value', onChange: 'onValueChange', onSearch: 'onSearchChange' },
  SearchInput: { onSearch: 'onValueChange' },
  SavedViews: { currentId: 'value', onChange: 'onValueChange' },
  ColumnSettings: { state: 'value', onChange: 'onValueChange' },
  FileUpload: { onItemsChange: 'onValueChange' },
  FileField: { onItemsChange: 'onValueChange' },
};

/** Their handlers got one object, `{ value, text, problem }`; they get the value and the rest now. */
export const oneObject: ReadonlySet<string> = new Set(['DateInput', 'TimeInput', 'DateTimeInput']);
