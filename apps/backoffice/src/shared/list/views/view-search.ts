/** The address of a view: its page, the open tab and an open import are left out, the list starts from the first. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete('tab');
  params.delete('import');
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
