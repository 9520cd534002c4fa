import { type Access, isAvailable } from '@pribavka/api';
import type { ShellCrumb, ShellGroup, ShellItem } from '@pribavka/ui/shell';

import { type Area, areas, type GroupName, type Place } from '../areas.ts';
import { appMessages } from '../messages.ts';

const { groups } = appMessages;
const groupNames = Object.keys(groups) as GroupName[];

/** Sections the person may open, in the order of the menu; a group without any is left out. */
export function navigationOf(access: Access | undefined, counts: Readonly<Record<string, number>> = {}): ShellGroup[] {
  const itemsOf = (name: GroupName): ShellItem[] =>
    areas.flatMap(({ menu, screen, label, url }) => {
      if (menu?.group !== name || !isAvailable(screen, access)) return [];
      if (menu.unless && isAvailable(menu.unless, access)) return [];
      const count = counts[menu.id];
      const waiting = count ? { count, countTone: 'attention' as const } : {};
      return [{ id: menu.id, label, href: url(), icon: menu.icon, ...waiting }];
    });
  return groupNames
    .map((name) => ({ id: name, ...(groups[name] === '' ? {} : { label: groups[name] }), items: itemsOf(name) }))
    .filter((group) => group.items.length > 0);
}

const isArea = (place: Place): place is Area => 'label' in place;

/** Where an address is: the group of its section, then the section. */
export function breadcrumbsOf(place: Place): ShellCrumb[] {
  const section = areas.find(({ menu }) => menu !== undefined && menu.id === place.section);
  if (!section?.menu) return isArea(place) ? [{ label: place.label }] : [];
  const group = groups[section.menu.group];
  return [...(group === '' ? [] : [{ label: group }]), { label: section.label, href: section.url() }];
}
