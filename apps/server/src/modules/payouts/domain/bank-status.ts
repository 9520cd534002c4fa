import type { PaymentResult } from '../commands/settle.ts';

// The whole cell is the status: «Исполнение отклонено» begins as «Исполнено» does.
const paid = /^(выплачен[оа]?|оплачен[оа]?|исполнен[оа]?|проведен[оа]?|успешно|успех|paid|ok|success)(\sбанком)?[.!]?$/;
const failed =
  /^(отклонен[оа]?|отказано|отказ|ошибка|не\s(выплачен|оплачен|исполнен|проведен)[оа]?|failed|error|rejected)(\sбанк(ом|а))?[.!]?$/;

/** What the bank says of one payment; undefined when it is not one of the known words, for nothing is guessed. */
export function bankStatusOf(cell: string): PaymentResult['status'] | undefined {
  const word = cell.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
  if (failed.test(word)) return 'failed';
  return paid.test(word) ? 'paid' : undefined;
}
