import { useSession } from '@pribavka/api/react';
import { CalendarDays } from 'lucide-react';
import { lazy, type ReactElement } from 'react';

import { choiceFilter, quietly } from '../../shared/list/filters.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { useShortList } from '../../shared/useShortList.ts';
import { promotionColumns } from './columns.tsx';
import { mechanicNames, promotionsMessages as messages } from './messages.ts';
import { promotionTools } from './PromotionTools.tsx';
import { promotionsList } from './query.ts';
import { promotionsPath } from './urls.ts';
import { useArchive } from './useArchive.ts';
import { useRowMenu } from './useRowMenu.ts';

// The rows do not wait for the card.
const PromotionSheet = lazy(async () => ({ default: (await import('./card/PromotionSheet.tsx')).PromotionSheet }));

const withoutBudget = promotionColumns.filter(({ id }) => id !== 'budget');

/** Promotions of the programme and of its manufacturers. */
export function Component(): ReactElement {
  const manufacturers = useShortList('manufacturers.shortList', 'manufacturer.manufacturerList:read');
  const brands = useShortList('brands.shortList', 'brands.brandsList:read');
  const groups = useShortList('storeGroups.shortList', 'storesGroups.storesGroupsList:read');
  const { filters, owners } = messages;
  const seesBudget = !useSession().profile?.partner;
  const archive = useArchive();
  const rowMenu = useRowMenu();
  return (
    <ListScreen
      query={promotionsList}
      name="promotions"
      texts={messages}
      path={promotionsPath}
      columns={seesBudget ? promotionColumns : withoutBudget}
      filters={{
        period: { label: filters.period, icon: CalendarDays, always: true },
        mechanic: {
          label: filters.mechanic,
          always: true,
          anyLabel: 'любая',
          name: (value) => mechanicNames[value as keyof typeof mechanicNames],
        },
        owner: { label: filters.owner, name: (value) => owners[value as keyof typeof owners] },
        manufacturer: quietly(choiceFilter(filters.manufacturer, manufacturers)),
        brand: quietly(choiceFilter(filters.brand, brands)),
        group: quietly(choiceFilter(filters.group, groups)),
      }}
      viewCounts={({ totals }) => ({
        ...(totals && { mine: totals.waitsForMe }),
        ...Object.fromEntries((totals?.statuses ?? []).map(({ status, count }) => [status, count])),
      })}
      renderTools={promotionTools}
      emptyViews={{ mine: messages.mineEmpty }}
      bulk={archive}
      rowMenu={rowMenu}
      opens="promotions.promotionDetailAdmin:read"
      renderSheet={(place) => <PromotionSheet key={place.id} place={place} />}
      // The form of a new one is a page of its own at this very address.
      create="promotions.promotionDetailAdmin:create"
    />
  );
}
