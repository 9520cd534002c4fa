import { ColumnsForm, type FileColumns, firstChoice } from '@pribavka/forms/columns';
import type { ReactElement } from 'react';

const file: FileColumns = {
  fields: [{ field: 'inn', title: 'ИНН', required: true, guess: 0 }],
  columns: [{ title: 'ИНН организации', samples: ['7701'] }],
  rows: 1,
};

export function Columns(): ReactElement {
  return (
    <ColumnsForm
      file={file}
      initial={firstChoice(file, {})}
      onCheck={() => Promise.resolve()}
      onBack={() => undefined}
    />
  );
}
