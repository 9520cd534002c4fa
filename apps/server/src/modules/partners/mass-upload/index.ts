import { violatedConstraint } from '../../../db/tx.ts';
import { massUpload } from '../../mass-upload/mass-upload.ts';
import { defineHandlers } from '../../../http/handlers.ts';
import { applyRow } from './apply.ts';
import { columns, readRow, sample } from './columns.ts';

const partnersUpload = massUpload({
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

export const partnersUploadJobs = partnersUpload.jobs;

export const massUploadHandlers = defineHandlers({
  'partners.massUploadTemplate': (ctx) => partnersUpload.template(ctx.query),
  'partners.massUpload': (ctx) => partnersUpload.start(ctx, ctx.body),
});
