import { type Grant, groupLabels, actionLabels, type Output, parseGrant } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { Banner, DescriptionList, formatDate, formatNumber, Stack } from '@pribavka/ui';
import { lazy, type ReactElement, useState } from 'react';

import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { Status } from '../../shared/Status.tsx';
import { stateOf, techMessages as messages } from './messages.ts';
import type { Shown } from './SecretDialog.tsx';

const TechForm = lazy(async () => ({ default: (await import('./TechForm.tsx')).TechForm }));
const Rotation = lazy(async () => ({ default: (await import('./Rotation.tsx')).Rotation }));
const SecretDialog = lazy(async () => ({ default: (await import('./SecretDialog.tsx')).SecretDialog }));
const Calls = lazy(async () => ({ default: (await import('./Calls.tsx')).Calls }));
const Webhooks = lazy(async () => ({ default: (await import('./Webhooks.tsx')).Webhooks }));

export type Tech = Output<'technical.get'>;

type Status = Tech['status'];

export function TechSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('technical.get', { params });
  const update = useCommand('technical.update', { invalidates: ['technical.*'] });
  const mayUpdate = useAllowed('technicalUserPage.technicalUserCard:update');
  const [form, setForm] = useState<'edit' | 'rotate'>();
  const [shown, setShown] = useState<Shown>();
  const close = (): void => setForm(undefined);
  const turn =
    ({ name, scopes, version }: Tech, status: Status, words: (name: string) => string) =>
    async (): Promise<string> => {
      await update.run({ params, body: { name, scopes, version, status } });
      return words(name);
    };
  return (
    <Sheet<Tech>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      title={(tech) => tech.name}
      renderMeta={(tech) => <Status state={stateOf(tech)} />}
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
              { label: messages.edit, tone: 'main', onAction: () => setForm('edit') },
              { label: messages.rotate, onAction: () => setForm('rotate') },
              tech.status === 'active'
                ? {
                    label: messages.suspend,
                    ask: messages.suspension(tech.name),
                    run: turn(tech, 'suspended', messages.suspended),
                  }
                : { label: messages.resume, run: turn(tech, 'active', messages.resumed) },
              {
                label: messages.revoke,
                tone: 'danger',
                ask: messages.revocation(tech.name),
                run: turn(tech, 'revoked', messages.revoked),
              },
            ]
          : []
      }
      renderOver={(tech) => (
        <>
          {form === 'edit' && <TechForm query={query} onClose={close} onSaved={close} />}
          {form === 'rotate' && (
            <Rotation
              tech={tech}
              onClose={close}
              onRotated={(secret) => {
                close();
                setShown(secret);
              }}
            />
          )}
          {shown && <SecretDialog shown={shown} onClose={() => setShown(undefined)} />}
        </>
      )}
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
