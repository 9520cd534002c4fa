import type { Download } from '../contract.ts';

/** Hands a downloaded file to the browser under its own name. */
export function saveFile({ blob, fileName }: Download, fallback: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? fallback;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
