/** Where the address of the settings stands: a record of the tab, and the ways in and out. */
export interface SettingsPlace {
  readonly record: string | undefined;
  readonly onOpen: (record: string) => void;
  readonly onClose: () => void;
  /** Whether this person may change templates and categories. */
  readonly may: boolean;
}
