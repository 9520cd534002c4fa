/** The address of a view: its page and the open tab are left out, the list starts from the first. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete('tab');
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
