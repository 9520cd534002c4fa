import { useSession } from '@pribavka/api/react';
import { askToLeave, eraseDrafts, hasUnsavedChanges } from '@pribavka/forms';
import { Menu, type MenuProps } from '@pribavka/ui';
import { CircleUser, ListChecks, LogOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { ownProcessesPath } from '../../screens/logs/urls.ts';
import { profileUrl } from '../../screens/profile/urls.ts';
import { forgetImports } from '../../shared/process/import-store.ts';
import { leaveToLogin } from '../session/leave.ts';
import { appMessages } from '../messages.ts';

/** What a person does with their own account, behind their name at the foot of the side bar. */
function AccountMenu({ trigger }: Pick<MenuProps, 'trigger'>): ReactElement {
  const { profile, signOut } = useSession();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    if (hasUnsavedChanges() && !(await askToLeave())) return;
    if (profile) eraseDrafts(profile.id);
    await signOut();
    forgetImports();
    leaveToLogin({ remember: false });
  };
  return (
    <Menu
      label={appMessages.account}
      placement="top-start"
      trigger={trigger}
      items={[
        {
          id: 'profile',
          label: appMessages.sections.profile,
          icon: CircleUser,
          onSelect: () => void navigate(profileUrl()),
        },
        {
          id: 'processes',
          label: appMessages.sections.ownProcesses,
          icon: ListChecks,
          onSelect: () => void navigate(ownProcessesPath),
        },
        { id: 'leave', label: appMessages.logout, icon: LogOut, divided: true, onSelect: () => void leave() },
      ]}
    />
  );
}

/** As the frame asks for it: a stable function, so that the menu is not a new component with every render. */
export const accountMenu = (trigger: MenuProps['trigger']): ReactElement => <AccountMenu trigger={trigger} />;
