import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import { confirm, LinkButton, PageHeader, Stack } from '@pribavka/ui';
import { lazy, type ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { settingsListMessages } from '../../../shared/settings/messages.ts';
import { SettingsList } from '../../../shared/settings/SettingsList.tsx';
import { categoriesUrl, nomenclatureUrl } from '../urls.ts';
import { categoryMessages as messages } from './messages.ts';
import { treeOf } from './tree.ts';

const CategoryForm = lazy(async () => ({ default: (await import('./CategoryForm.tsx')).CategoryForm }));

export type Category = Output<'categories.tree'>[number];

const command = { invalidates: ['categories.*', 'products.*'] } as const;

/** The tree of categories: add, rename, move, archive; an empty one may be deleted. */
export function Component(): ReactElement {
  const { id } = useParams();
  const navigate = useNavigate();
  const query = useQuery('categories.tree');
  const update = useCommand('categories.update', command);
  const remove = useCommand('categories.delete', command);
  const updates = useAllowed('products.productDetail:update');
  // A manufacturer changes its own goods and chooses from the tree of the programme.
  const may = useSession().profile?.roleCode !== 'manufacturer' && updates;
  const categories = query.data ?? [];
  const byId = (of: string | undefined): Category | undefined => categories.find((each) => each.id === of);
  const edited = byId(id);
  const close = (): void => void navigate(categoriesUrl(), { replace: true });
  const inside = (of: string): Category[] => categories.filter(({ parentId }) => parentId === of);
  const setActive = async (of: string, isActive: boolean): Promise<string | undefined> => {
    const category = byId(of);
    if (!category) return undefined;
    const { name, version, allProductsCount } = category;
    const asked = { ...messages.archiving(name, allProductsCount), confirmLabel: settingsListMessages.archive };
    if (!isActive && !(await confirm(asked))) return undefined;
    await update.run({ params: { id: of }, body: { name, isActive, version } });
    return isActive ? messages.restored(name) : messages.archived(name);
  };
  return (
    <Stack gap={16}>
      <PageHeader
        style={{ marginBottom: 4 }}
        title={messages.title}
        inBar
        actions={
          <LinkButton variant="secondary" render={<Link to={nomenclatureUrl()} />}>
            {messages.back}
          </LinkButton>
        }
      />
      <SettingsList
        label={messages.title}
        query={query}
        rows={
          query.data &&
          treeOf(query.data).map((each) => ({
            id: each.id,
            name: each.name,
            note: messages.note(each.allProductsCount, each.productsCount),
            isActive: each.isActive,
            depth: each.depth,
            heldBecause:
              each.isActive && inside(each.id).some(({ isActive }) => isActive) ? messages.hasLive : undefined,
          }))
        }
        empty={messages.empty}
        may={may}
        add={{ label: messages.add, onAdd: () => void navigate(categoriesUrl('new')) }}
        onEdit={(of) => void navigate(categoriesUrl(of))}
        onArchive={(row) => setActive(row.id, false)}
        onRestore={(row) => setActive(row.id, true)}
        deletable={(row) => byId(row.id)?.allProductsCount === 0 && inside(row.id).length === 0}
        onDelete={async ({ id: of, name }) => {
          const asked = { ...messages.deletion(name), danger: true, confirmLabel: settingsListMessages.delete };
          if (!(await confirm(asked))) return undefined;
          await remove.run({ params: { id: of } });
          return messages.deleted(name);
        }}
      >
        {may && (id === 'new' || edited) && (
          <CategoryForm key={id} query={edited && { ...query, data: edited }} categories={categories} onClose={close} />
        )}
      </SettingsList>
    </Stack>
  );
}
