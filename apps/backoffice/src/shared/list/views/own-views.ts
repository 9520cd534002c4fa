/** A list as somebody left it: its name and the address that brings it back. */
export interface OwnView {
  readonly id: string;
  readonly label: string;
  /** `location.search` of the list. */
  readonly search: string;
}

const limit = 12;

const isView = (value: unknown): value is OwnView => {
  const view = value as Partial<OwnView> | null;
  return typeof view?.id === 'string' && typeof view.label === 'string' && typeof view.search === 'string';
};

/** What the browser remembered; nonsense is no views. */
export function parseViews(text: string | null): OwnView[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isView).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** The address of a view: its page is left out, the list starts from the first. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete('tab');
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps the list under a name; the oldest goes when there are too many. */
export function addView(views: readonly OwnView[], label: string, search: string): OwnView[] {
  const view: OwnView = { id: `own:${label}`, label, search: viewSearch(search) };
  return [...views.filter((each) => each.id !== view.id), view].slice(-limit);
}
