import { type Access, type ScreenName, screens } from '@pribavka/api';
import { Banner, DescriptionList, EmptyState, Icon, Panel, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { MenuFrame } from './Frame.tsx';
import { rolesMessages } from './messages.ts';
import { landingOf, type MenuGroup, type MenuItem, menuOf, portalOf, type PreviewArea, rightsAt } from './preview.ts';

const messages = rolesMessages.preview;

export interface PreviewProps {
  access: Access;
  areas: readonly PreviewArea[];
  groups: Readonly<Record<string, string>>;
  /** Marks that are not saved yet are shown as if they were. */
  draft: boolean;
}

interface MenuProps {
  label: string;
  menu: readonly MenuGroup[];
  current: ScreenName | undefined;
  onChoose: (screen: ScreenName) => void;
}

function Menu({ label, menu, current, onChoose }: MenuProps): ReactElement {
  const itemOf = ({ id, label: name, screen, icon }: MenuItem): ReactElement => (
    <button key={id} type="button" aria-pressed={screen === current} onClick={() => onChoose(screen)}>
      {icon && <Icon as={icon} size={18} />}
      {name}
    </button>
  );
  return (
    <nav aria-label={label}>
      {menu.map((group) => (
        <div key={group.id}>
          {group.label !== '' && <p>{group.label}</p>}
          {group.items.map(itemOf)}
        </div>
      ))}
    </nav>
  );
}

/** The menu and the screens as a person of this role has them: made of the app's own areas by the app's own rules. */
export function Preview({ access, areas, groups, draft }: PreviewProps): ReactElement {
  const office = access.roleCode === 'member' ? [] : menuOf(areas, groups, access);
  const portal = portalOf(access);
  const menu: MenuGroup[] = [
    ...office,
    ...(portal.length > 0 ? [{ id: 'portal', label: messages.portal, items: portal }] : []),
  ];
  const [chosen, setChosen] = useState<ScreenName>();
  const items = menu.flatMap((group) => group.items);
  const current = items.find(({ screen }) => screen === chosen) ?? items[0];
  const landing = landingOf(access);
  const place = screens[landing.screen].title;
  if (access.roleCode === 'technical') return <EmptyState level={3} title={messages.noScreens} />;
  return (
    <Stack gap={16}>
      {draft && <Banner tone="info" title={messages.draft} />}
      {landing.opens ? (
        <Text as="p">{messages.landing(place)}</Text>
      ) : (
        <Banner tone="warning" title={messages.nowhere(place)} />
      )}
      {current === undefined ? (
        <EmptyState level={3} title={messages.noMenu} />
      ) : (
        <MenuFrame>
          <Menu label={messages.menu} menu={menu} current={current.screen} onChoose={setChosen} />
          <Screen access={access} screen={current.screen} label={current.label} />
        </MenuFrame>
      )}
    </Stack>
  );
}

function Screen({ access, screen, label }: { access: Access; screen: ScreenName; label: string }): ReactElement {
  const rights = rightsAt(screen, access);
  return (
    <Panel level={3} title={messages.screen(label)}>
      {rights.length === 0 && <Text as="p">{messages.everybody}</Text>}
      {rights.length > 0 && (
        <DescriptionList
          termWidth={220}
          items={rights.map(({ name, hint, actions }) => ({
            term: name,
            value: (
              <>
                {actions.length > 0 ? actions.join(', ') : messages.no}
                <Text as="p" tone="secondary" view="caption">
                  {hint}
                </Text>
              </>
            ),
          }))}
        />
      )}
    </Panel>
  );
}
