/** A КПП with the zero of the first nine regions, which a spreadsheet eats; what is shorter is none. */
export function readKpp(cell: string): string {
  const found = cell.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{8}$/.test(found) ? `0${found}` : found;
}
