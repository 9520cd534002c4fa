import type { ProcessRow } from './runner.ts';
import type { ExportName, Grant, ProcessKind } from '@pribavka/api';

import type { Work } from '../../http/context.ts';
import type { Job } from '../../jobs/jobs.ts';

/**
 * The right to files of each kind of process: of the call that starts it. What such a call refuses must not be had from
 * its process. `null`: no call starts it, and it has no files.
 */
export const fileRights: Readonly<Record<ProcessKind, Grant | null>> = {
  partner_mass_upload: 'partner.massUploadPartner:create',
  product_import: 'products.productImport:create',
  serial_import: 'products.productImport:create',
  sale_import: 'sales.sale:create',
  tuning_import: 'transactionPage.tuningsTransaction:create',
  member_export: 'memberPage.exportMember:read',
  sales_export: 'sales.salesListAdmin:read',
  transactions_export: 'transactionPage.transactionListAdmin:read',
  withdrawals_export: 'transactionPage.transactionListAdmin:read',
  tax_report_export: 'memberPage.exportMember:read',
  products_export: 'products.productList:read',
  partners_export: 'partner.partnerList:read',
  store_groups_export: 'storesGroups.storesGroupsList:read',
  logs_export: 'logs.logsList:read',
  promotions_export: 'promotions.promotionListAdmin:read',
  promotion_accruals_export: 'promotions.promotionDetailAdmin:read',
  support_export: 'technicalSupport.technicalSupportList:read',
  tunings_export: 'transactionPage.tuningsTransactionList:read',
  registries_export: 'transactionPage.transactionListAdmin:read',
  technical_users_export: 'technicalUserPage.technicalUserList:read',
  brands_export: 'brands.brandsList:read',
  manufacturers_export: 'manufacturer.manufacturerList:read',
  processes_export: 'logs.processList:read',
  serials_export: 'products.productDetail:read',
  payout_registry: 'transactionPage.detailTransaction:update',
  payout_result: 'transactionPage.detailTransaction:update',
  points_activation: null,
  points_expiration: null,
  reconciliation: 'transactionPage.transactionListAdmin:read',
  notification_batch: null,
  webhook_delivery: null,
};

/**
 * Exports whose phones of members are masked for those who may not read them, by the name of their columns. Who may take
 * the file of members may read its phones.
 */
export const exportsOfPhones: Readonly<Partial<Record<ProcessKind, ExportName>>> = {
  sales_export: 'sales',
  transactions_export: 'operations',
  tunings_export: 'adjustments',
};

/** The job behind each kind of process that can be run again; its payload is `{ processId }`. */
export const processJobs = new Map<string, Job<{ processId: string }>>();

// Work that is not begun from a process has nothing to begin again.
const refusals: Partial<Record<ProcessKind, string>> = {
  points_activation: 'Активация идёт по расписанию каждые 5 минут и сама возьмёт то, что осталось',
  points_expiration: 'Сгорание идёт по расписанию каждую ночь и само возьмёт то, что осталось',
  reconciliation: 'Сверка идёт по расписанию каждую ночь',
  payout_registry: 'Реестр формируют заново: заявки без результата войдут в следующий',
  payout_result: 'Загрузите исправленный файл результата в том же реестре: заявки с результатом он не тронет',
};

/** Why a process of this kind cannot be run again, as people read it; undefined when it can. */
export function retryRefusal(kind: string): string | undefined {
  if (processJobs.has(kind)) return undefined;
  return refusals[kind as ProcessKind] ?? 'Этот процесс нельзя повторить: начните действие заново';
}

/** Queues the process once more; false when its kind has no job of its own or somebody has just done so. */
export async function restartProcess(
  work: Work,
  row: { id: string; kind: string; status: ProcessRow['status']; attempt: number },
): Promise<boolean> {
  const job = processJobs.get(row.kind);
  if (!job) return false;
  const { numUpdatedRows } = await work.db
    .updateTable('processes')
    .set((eb) => ({
      status: 'queued' as const,
      done: 0,
      counts: '{}',
      errors: '[]',
      valuesSealed: null,
      // The files of the former attempt say nothing of this one; the sweep of files takes them.
      resultFileId: null,
      errorsFileId: null,
      startedAt: null,
      finishedAt: null,
      runner: null,
      retries: 0,
      attempt: eb('attempt', '+', 1),
      queuedAt: work.now(),
    }))
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('attempt', '=', row.attempt)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await work.jobs.send(job, { processId: row.id });
  return true;
}
