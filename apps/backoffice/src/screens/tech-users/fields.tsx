import {
  type Action,
  actionLabels,
  actions,
  type ChosenWebhook,
  chosenWebhooks,
  defaultRoles,
  type Grant,
  type Group,
  groupActions,
  groupLabels,
  pageLabels,
  pages,
  type PageCode,
  parseGrant,
  webhookGrants,
  webhookNames,
} from '@pribavka/api';
import { useAllowed, useQuery, useSession } from '@pribavka/api/react';
import { FieldShell, useFormField, useFormValue } from '@pribavka/forms';
import { Checkbox, CheckboxGroup, FieldContext, Stack, Text, useFieldControl } from '@pribavka/ui';
import type { MatrixSection } from '@pribavka/ui/table';
import type { ReactElement, ReactNode } from 'react';

import { formMessages as messages } from './form-messages.ts';

const pageCodes = Object.keys(pages) as PageCode[];

const defaults = Object.entries(defaultRoles.technical.grants).flatMap(([group, list]) =>
  list.map((action) => `${group}:${action}`),
);

/** Rights role `technical` has; those who may not read roles are offered what the programme comes with. */
function useOffered(): ReadonlySet<string> {
  const enabled = useAllowed('roleSystem.detailAccessesRole:read');
  const role = useQuery('roles.accesses', { params: { code: 'technical' } }, { enabled, quiet: 'all' }).data;
  const { access } = useSession();
  const given = role
    ? role.items.flatMap((page) =>
        page.routeGroups.flatMap(({ code, urls }) =>
          urls.filter((url) => url.access).map((url) => `${page.code}.${code}:${actions[url.actionId - 1] ?? ''}`),
        ),
      )
    : defaults;
  return new Set(given.filter((grant) => access?.grants.has(grant)));
}

const sectionsOf = (offered: ReadonlySet<string>): MatrixSection[] =>
  pageCodes
    .map((page) => ({
      id: page,
      label: pageLabels[page],
      rows: pages[page].flatMap((code) => {
        const group = `${page}.${code}` as Group;
        const columns = groupActions[group].filter((action: Action) => offered.has(`${group}:${action}`));
        return columns.length === 0
          ? []
          : [{ id: group, label: groupLabels[group].name, hint: groupLabels[group].hint, columns }];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);

const someRight = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length > 0 ? undefined : messages.scopesEmpty;
const rightRules = [someRight];
const nothing: readonly Grant[] = [];

/** The boxes of one field: its name and messages belong to the group, and are not read again at every box. */
function Boxes({ children }: { children: ReactNode }): ReactElement {
  const {
    disabled: _disabled,
    'aria-invalid': _invalid,
    'aria-required': _required,
    ...control
  } = useFieldControl({}, 'labelledby');
  return (
    <div {...control} role="group">
      <FieldContext value={null}>{children}</FieldContext>
    </div>
  );
}

/** Rights of a system; what it has already stays on offer even when its giver lacks it. */
export function RightsField({ had }: { had: readonly Grant[] }): ReactElement {
  const { scopes: label } = messages.labels;
  const field = useFormField<readonly Grant[]>('scopes', label, nothing, { rules: rightRules });
  const sections = sectionsOf(new Set([...useOffered(), ...had]));
  const toggle = (grant: Grant, on: boolean): void =>
    field.change(on ? [...field.value, grant] : field.value.filter((other) => other !== grant));
  return (
    <FieldShell name="scopes" label={label} hint={messages.scopesHint} field={field} group>
      <Boxes>
        <Stack gap={16} onFocus={field.focus} onBlur={field.blur}>
          {sections.map((section) => (
            <Stack key={section.id} gap={8}>
              <Text weight="semibold">{section.label}</Text>
              {section.rows.map((row) => (
                <div key={row.id}>
                  <Text as="p">{row.label}</Text>
                  <Text as="p" tone="secondary" view="caption">
                    {row.hint}
                  </Text>
                  <Stack direction="row" gap={16} wrap>
                    {row.columns.map((action) => {
                      const grant = `${row.id}:${action}` as Grant;
                      const name = actionLabels[action as Action];
                      return (
                        <Checkbox
                          key={grant}
                          aria-label={`${row.label}: ${name}`}
                          value={field.value.includes(grant)}
                          onValueChange={(on) => toggle(grant, on)}
                        >
                          {name}
                        </Checkbox>
                      );
                    })}
                  </Stack>
                </div>
              ))}
            </Stack>
          ))}
        </Stack>
      </Boxes>
    </FieldShell>
  );
}

const needs = (event: ChosenWebhook): string =>
  (webhookGrants[event] as readonly Grant[]).map((grant) => groupLabels[parseGrant(grant).group].name).join('» или «');

/** Which events are sent: all of them, or those chosen; an event without its right says which one it needs. */
export function EventsField(): ReactElement {
  const { events: label } = messages.labels;
  const field = useFormField<readonly ChosenWebhook[] | null>('events', label, null, { initial: null });
  const scopes = useFormValue<readonly Grant[]>('scopes') ?? nothing;
  const chosen = field.value;
  const options = chosenWebhooks.map((value) => {
    const grants: readonly Grant[] = webhookGrants[value];
    const open = grants.length === 0 || grants.some((grant) => scopes.includes(grant));
    return {
      value,
      label: webhookNames[value],
      hint: open ? undefined : messages.eventNeeds(`«${needs(value)}»`),
    };
  });
  return (
    <FieldShell name="events" label={label} hint={messages.eventsHint} field={field} group optional>
      <Boxes>
        <Stack gap={12}>
          <Checkbox value={chosen === null} onValueChange={(all) => field.change(all ? null : [...chosenWebhooks])}>
            {messages.eventsAll}
          </Checkbox>
          {chosen !== null && (
            <CheckboxGroup<ChosenWebhook>
              aria-label={label}
              options={options}
              value={chosen}
              onValueChange={field.change}
            />
          )}
        </Stack>
      </Boxes>
    </FieldShell>
  );
}
