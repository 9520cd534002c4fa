import { type Grant, groupLabels, actionLabels, type Output, parseGrant } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Banner, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import type { SheetAction } from '../../shared/sheet/actions.tsx';
import { editing } from '../../shared/sheet/record-actions.ts';
import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { stateOf, techMessages as messages } from './messages.ts';
import type { Shown } from './SecretDialog.tsx';

const TechForm = lazyOf(() => import('./TechForm.tsx'), 'TechForm');
const Rotation = lazyOf(() => import('./Rotation.tsx'), 'Rotation');
const SecretDialog = lazyOf(() => import('./SecretDialog.tsx'), 'SecretDialog');
const Calls = lazyOf(() => import('./Calls.tsx'), 'Calls');
const Webhooks = lazyOf(() => import('./Webhooks.tsx'), 'Webhooks');

export type Tech = Output<'technical.get'>;

const grant = 'technicalUserPage.technicalUserCard:update';

export function TechSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('technical.get', { params }, { quiet: 'all' });
  const update = useCommand('technical.update', { invalidates: ['technical.*'] });
  const mayUpdate = useAllowed(grant);
  const [shown, setShown] = useState<Shown>();
  const changeStatus = (
    { name, scopes, version }: Tech,
    status: Tech['status'],
    message: (name: string) => string,
  ): Pick<SheetAction, 'run' | 'done'> => ({
    run: () => update.run({ params, body: { name, scopes, version, status } }),
    done: message(name),
  });
  return (
    <Sheet<Tech>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      state={stateOf}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'access', label: messages.tabs.access, render: (tech) => <Facts tech={tech} /> },
        { id: 'calls', label: messages.tabs.calls, render: (tech) => <Calls tech={tech} /> },
        {
          id: 'webhooks',
          label: messages.tabs.webhooks,
          render: (tech) => <Webhooks tech={tech} editable={mayUpdate} onSecret={setShown} />,
        },
      ]}
      actions={(tech) =>
        mayUpdate && tech.status !== 'revoked'
          ? [
              editing(grant, (onClose) => <TechForm query={query} onClose={onClose} />),
              {
                label: messages.rotate,
                renderForm: (onClose) => (
                  <Rotation
                    tech={tech}
                    onClose={onClose}
                    onRotated={(secret) => {
                      onClose();
                      setShown(secret);
                    }}
                  />
                ),
              },
              tech.status === 'active'
                ? {
                    label: messages.suspend,
                    ask: messages.suspension(tech.name),
                    ...changeStatus(tech, 'suspended', messages.suspended),
                  }
                : { label: messages.resume, ...changeStatus(tech, 'active', messages.resumed) },
              {
                label: messages.revoke,
                tone: 'danger',
                ask: messages.revocation(tech.name),
                ...changeStatus(tech, 'revoked', messages.revoked),
              },
            ]
          : []
      }
      renderOver={() => shown && <SecretDialog shown={shown} onClose={() => setShown(undefined)} />}
    />
  );
}

/** Rights of one row of the matrix in one line: «Продажа: чтение, создание». */
function rightsOf(scopes: readonly Grant[]): string[] {
  const rows = new Map<string, string[]>();
  for (const scope of scopes) {
    const { group, action } = parseGrant(scope);
    const { name } = groupLabels[group];
    rows.set(name, [...(rows.get(name) ?? []), actionLabels[action].toLowerCase()]);
  }
  return [...rows].map(([name, actions]) => `${name}: ${actions.join(', ')}`);
}

function Facts({ tech }: { tech: Tech }): ReactElement {
  const { facts, columns } = messages;
  const rights = rightsOf(tech.scopes);
  return (
    <Stack gap={16}>
      {tech.previousSecretUntil !== null && <Banner tone="info" title={messages.both(tech.previousSecretUntil)} />}
      {rights.length === 0 && <Banner tone="warning" title={facts.noRights} />}
      <DescriptionList
        termWidth={150}
        items={[
          { term: facts.login, value: <code>{tech.login}</code> },
          { term: columns.owner, value: tech.owner?.name ?? messages.noOwner },
          { term: facts.description, value: tech.description },
          {
            term: facts.rights,
            value: rights.length > 0 && rights.map((line) => <div key={line}>{line}</div>),
          },
          {
            term: columns.ips,
            value:
              tech.allowedIps.length > 0 ? tech.allowedIps.map((line) => <div key={line}>{line}</div>) : messages.anyIp,
          },
          { term: facts.limit, value: formatNumber(tech.rateLimitPerMinute) },
          { term: facts.secret, value: facts.secretShown(tech.secretPrefix) },
          {
            term: columns.lastUsedAt,
            value: tech.lastUsedAt === null ? messages.never : formatDate(tech.lastUsedAt, 'dayMonthYearTime'),
          },
          { term: columns.errors, value: formatNumber(tech.errorsLast24Hours) },
          {
            term: columns.expiresAt,
            value: tech.expiresAt === null ? messages.forever : formatDate(tech.expiresAt, 'dayMonthYearTime'),
          },
          { term: facts.created, value: formatDate(tech.createdAt, 'dayMonthYearTime') },
          { term: facts.changed, value: formatDate(tech.updatedAt, 'dayMonthYearTime') },
          ...(tech.updatedBy === null ? [] : [{ term: facts.changedBy, value: tech.updatedBy }]),
        ]}
      />
    </Stack>
  );
}
