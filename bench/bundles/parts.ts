interface Part {
  readonly name: string;
  readonly ours: string;
  /** Base UI, Mantine, MUI, antd; undefined where a library has no such part. */
  readonly peers: readonly [string | undefined, string | undefined, string | undefined, string | undefined];
}

/** The smallest code that has the part as a product needs it: styles and behaviour, one of each thing. */
export const parts: readonly Part[] = [
  {
    name: 'button',
    ours: "export { Button } from '@pribavka/ui';",
    peers: [
      "export { Button } from '@base-ui/react/button';",
      "export { Button, MantineProvider } from '@mantine/core';",
      "export { default as Button } from '@mui/material/Button';",
      "export { Button } from 'antd';",
    ],
  },
  {
    name: 'dialog',
    ours: "export { Dialog } from '@pribavka/ui';",
    peers: [
      "export { Dialog } from '@base-ui/react/dialog';",
      "export { Modal, MantineProvider } from '@mantine/core';",
      "export { default as Dialog } from '@mui/material/Dialog'; export { default as DialogTitle } from '@mui/material/DialogTitle'; export { default as DialogContent } from '@mui/material/DialogContent'; export { default as DialogActions } from '@mui/material/DialogActions';",
      "export { Modal } from 'antd';",
    ],
  },
  {
    name: 'table: sorting, selection, pages',
    ours: "export { DataTable, column } from '@pribavka/ui/table';",
    peers: [
      undefined,
      // Mantine draws a table and leaves sorting, selection and pages to the application.
      "export { Table, Checkbox, Pagination, MantineProvider } from '@mantine/core';",
      "export { DataGrid } from '@mui/x-data-grid';",
      "export { Table } from 'antd';",
    ],
  },
  {
    name: 'date picker',
    ours: "export { DateInput } from '@pribavka/ui/dates';",
    peers: [
      undefined,
      "export { DateInput } from '@mantine/dates'; export { MantineProvider } from '@mantine/core'; import 'dayjs/locale/ru';",
      "export { DatePicker } from '@mui/x-date-pickers/DatePicker'; export { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'; export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'; import 'dayjs/locale/ru';",
      "export { DatePicker } from 'antd'; import 'dayjs/locale/ru';",
    ],
  },
  {
    name: 'form: text, checkbox, select, rules',
    ours: "export { CheckboxField, Form, SelectField, SubmitButton, TextField } from '@pribavka/forms';",
    peers: [
      "export { Form } from '@base-ui/react/form'; export { Field } from '@base-ui/react/field'; export { Checkbox } from '@base-ui/react/checkbox'; export { Select } from '@base-ui/react/select';",
      "export { useForm } from '@mantine/form'; export { Button, Checkbox, MantineProvider, Select, TextInput } from '@mantine/core';",
      // MUI has no form of its own: these are its controls alone.
      "export { default as TextField } from '@mui/material/TextField'; export { default as Checkbox } from '@mui/material/Checkbox'; export { default as FormControlLabel } from '@mui/material/FormControlLabel'; export { default as MenuItem } from '@mui/material/MenuItem'; export { default as Button } from '@mui/material/Button';",
      "export { Button, Checkbox, Form, Input, Select } from 'antd';",
    ],
  },
];
