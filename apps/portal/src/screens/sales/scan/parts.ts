import type { ReceiptParts } from '@pribavka/forms';
import { type Receipt, receiptText } from '@pribavka/forms/rules';

/** The form's values of a receipt that was typed before. */
export const partsOf = ({ at, totalKopecks, fn, fd, fpd }: Receipt): ReceiptParts => ({
  fn,
  fd,
  fpd,
  total: totalKopecks / 100,
  date: at.slice(0, 10),
  time: at.slice(11, 16).replace(':', ''),
});

/** The text a scan of the same receipt would have given, so that both ways meet the same checks. */
export const textOf = ({ fn, fd, fpd, total, date, time }: ReceiptParts): string =>
  receiptText({
    fn,
    fd: String(Number(fd)),
    fpd: String(Number(fpd)),
    totalKopecks: Math.round((total ?? 0) * 100),
    at: `${date}T${time.slice(0, 2)}:${time.slice(2)}:00`,
  });
