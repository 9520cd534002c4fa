import type { ShellCrumb, ShellGroup } from '@pribavka/ui/shell';

export interface Place {
  /** Id of the section in the menu. */
  readonly currentId: string | undefined;
  readonly breadcrumbs: readonly ShellCrumb[];
}

/** `/transactions/operations` and `/transactions/settings` are one section. */
const sectionOf = (path: string): string | undefined => path.split('/')[1];

/** Where an address is: the section it belongs to, its group before it. */
export function placeOf(pathname: string, groups: readonly ShellGroup[], fallback: string | undefined): Place {
  for (const group of groups) {
    for (const item of group.items) {
      if (sectionOf(pathname) === sectionOf(item.href)) {
        const crumbs: ShellCrumb[] = group.label === undefined ? [] : [{ label: group.label }];
        return { currentId: item.id, breadcrumbs: [...crumbs, { label: item.label, href: item.href }] };
      }
    }
  }
  return { currentId: undefined, breadcrumbs: fallback === undefined ? [] : [{ label: fallback }] };
}
