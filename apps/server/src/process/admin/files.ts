import { readStorageOf } from '../../config.ts';
import { createInstallation, openBlobs } from '../../core/files/store/open.ts';
import { createFileCipher } from '../../crypto/index.ts';
import { moveFiles, type MoveReport } from '../../modules/files/index.ts';
import { sweepAndRecord, sweepFiles, type SweepReport } from '../../modules/housekeeping/index.ts';
import { type AdminCommand, type Invocation, optionOf, Refusal, UsageError } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const kinds = ['disk', 's3'] as const;

const summary = ({ files, copied, bytes, present }: MoveReport, isDryRun: boolean): string =>
  `Файлов: ${files}. ${isDryRun ? 'Будет скопировано' : 'Скопировано'}: ${copied} (${Math.ceil(bytes / 1024)} КиБ), уже на месте: ${present}`;

async function move(ctx: AdminContext, call: Invocation): Promise<number> {
  const to = kinds.find((kind) => kind === optionOf(call, 'to'));
  if (to === undefined) throw new UsageError('Ключ --to: s3 или disk');
  const from = to === 's3' ? 'disk' : 's3';
  const installation = createInstallation(ctx.db);
  const blobsOf = (kind: (typeof kinds)[number]) => openBlobs(ctx.config, readStorageOf(kind), installation);
  const [source, target] = [blobsOf(from), blobsOf(to)];
  for (const blobs of [source, target]) {
    if ((await blobs.owner()) === 'another') throw new Refusal('Папка файлов в DATA_DIR принадлежит другой установке');
  }
  if (!call.isDryRun) await target.prepare();
  const report = await moveFiles({
    db: ctx.db,
    cipher: createFileCipher(ctx.ring),
    from: source,
    to: target,
    dryRun: call.isDryRun,
    onProgress: (done) => call.say(summary(done, call.isDryRun)),
  });
  if (report.files === 0) call.say(summary(report, call.isDryRun));
  for (const id of report.missing) call.complain(`Нет файла: ${id}`);
  for (const { id, reason } of report.failed) call.complain(`Не перенесён: ${id} (${reason})`);
  if (!call.isDryRun) {
    const after = { files: report.files, copied: report.copied, failed: report.failed.length + report.missing.length };
    await ctx.note({ action: 'update', entityLabel: `Перенос файлов: ${from} → ${to}`, after });
  }
  return report.missing.length + report.failed.length > 0 ? 1 : 0;
}

/** `files move --to s3` */
export const moveFilesCommand: AdminCommand = {
  name: 'files move',
  args: '--to s3|disk',
  count: [0, 0],
  summary: 'перенести файлы в другое место и доказать каждый; можно прервать и повторить',
  details: ['Копия каждого открывается и сравнивается со строкой базы: размер и SHA-256. Ничего не удаляется.'],
  options: { to: { value: 's3|disk', text: 'куда' } },
  writes: true,
  run: (call) => withContext(call, 'files move', (ctx) => move(ctx, call)),
};

function saySweep(report: SweepReport, { say, complain, isDryRun }: Invocation): number {
  const { stored, removed, setAside, deleted, missing, missingIds, unknownRefused } = report;
  say(
    `Файлов: ${stored}. ${isDryRun ? 'Будет убрано' : 'Убрано'} удалённых ${removed}, отложено ничьих ${setAside}, удалено из отложенных ${deleted}`,
  );
  if (missing > 0) complain(`Строк без файла: ${missing} (${missingIds.join(', ')})`);
  if (unknownRefused > 0) complain(`Ничьих файлов ${unknownRefused}: база не от этих файлов, ничего не тронуто`);
  return missing + unknownRefused > 0 ? 1 : 0;
}

/** `files sweep` */
export const sweepFilesCommand: AdminCommand = {
  name: 'files sweep',
  args: '',
  count: [0, 0],
  summary: 'сверить файлы с базой и убрать ничьи, как каждую ночь',
  writes: true,
  run: (call) =>
    withContext(call, 'files sweep', async (ctx) => {
      if (call.isDryRun) return saySweep(await sweepFiles(ctx, { dryRun: true }), call);
      const report = await sweepAndRecord(ctx);
      const { missingIds: _, ...after } = report;
      await ctx.note({ action: 'update', entityLabel: 'Сверка файлов с базой', after });
      return saySweep(report, call);
    }),
};
