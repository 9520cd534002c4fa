import { withdrawalDisplays } from '@pribavka/api';
import { Button, formatMoney, PanelRow } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { Status } from '../../../shared/Status.tsx';
import { registriesMessages as messages } from '../messages.ts';
import { withdrawalsMessages } from '../withdrawals/messages.ts';
import { withdrawalUrl } from '../urls.ts';
import { conditionsOf } from '../withdrawals/override/conditions.ts';
import { overrideMessages } from '../withdrawals/override/messages.ts';
import type { Registry, RegistryPayout } from './useRegistryActs.ts';

/** What became of it here; what stops it while that can still be fixed. */
function State({ row }: { row: RegistryPayout }): ReactElement {
  const { outcome, obstacles, lifted, status } = row;
  if (outcome === 'removed') return <>{messages.removed}</>;
  return (
    <>
      <Status state={withdrawalDisplays({ ...row, status: outcome ?? status })} />
      {obstacles.length > 0 && <div>{withdrawalsMessages.obstacles.of(conditionsOf(obstacles))}</div>}
      {lifted.length > 0 && <div>{overrideMessages.lifted(conditionsOf(lifted), lifted.length)}</div>}
    </>
  );
}

/** Requests of a registry; before the second signature each can be removed. */
export function RegistryRows(props: { registry: Registry; onTakeOut: (row: RegistryPayout) => void }): ReactElement {
  const { registry, onTakeOut } = props;
  return (
    <section aria-label={messages.rows}>
      {registry.withdrawals.map((row) => (
        <PanelRow
          key={row.id}
          label={<Link to={withdrawalUrl(row.id)}>{row.number}</Link>}
          state={<State row={row} />}
          action={
            registry.canTakeOut &&
            row.outcome === null && (
              <Button size="sm" aria-label={messages.takeOutOf(row.number)} onClick={() => onTakeOut(row)}>
                {messages.takeOut}
              </Button>
            )
          }
        >
          {row.member.fullName}, {formatMoney(row.netKopecks)}, {row.card.mask}
        </PanelRow>
      ))}
    </section>
  );
}
