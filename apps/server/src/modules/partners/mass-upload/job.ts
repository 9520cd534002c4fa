import { violatedConstraint } from '../../../db/tx.ts';
import { massUploadJob } from '../../mass-upload/job.ts';
import { defineMassUpload } from '../../mass-upload/types.ts';
import { applyRow } from './apply.ts';
import { columns, readRow, sample } from './columns.ts';

export const partnersUpload = defineMassUpload({
  kind: 'partner_mass_upload',
  job: 'partners.mass-upload',
  titles: { upload: 'Загрузка партнёров', dryRun: 'Проверка файла партнёров', sheet: 'Партнёры' },
  columns,
  samples: [sample],
  read: readRow,
  apply: ({ work, by, at }, [row]) => applyRow(work.db, row, by, at),
  explain: (error, [row]) => {
    if (!violatedConstraint(error)) return undefined;
    const message = 'Строка не сочетается с тем, что уже есть: проверьте ИНН, КПП и код точки';
    return [{ column: 'ИНН', value: row.inn, code: 'IMPORT_CONFLICT', message }];
  },
});

export const massUpload = massUploadJob(partnersUpload);
