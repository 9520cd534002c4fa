import { BackofficeShell, NotFoundScreen, PortalHeader, PortalShell } from '@pribavka/ui/shell';
import { House } from 'lucide-react';
import type { ReactElement } from 'react';

const account = { name: 'Анна Мельникова', detail: '«Мастерок», Тверь' };

export function Shells(): ReactElement {
  return (
    <>
      <PortalShell
        items={[{ id: 'home', label: 'Главная', href: '#home', icon: House }]}
        currentId="home"
        brand="Прибавка"
        account={account}
      >
        <PortalHeader title="Главная" />
        <NotFoundScreen />
      </PortalShell>
      <BackofficeShell
        groups={[{ id: 'g', label: 'Люди', items: [{ id: 'a', label: 'Участники', href: '#a', icon: House }] }]}
        currentId="a"
        brand="Прибавка"
        breadcrumbs={[{ label: 'Участники' }]}
        account={account}
      />
    </>
  );
}
