import type { Input, Output } from '@pribavka/api';
import { type QueryState, useApi, useCommand } from '@pribavka/api/react';
import { SelectField, TextareaField, TextField } from '@pribavka/forms';
import type { ReactElement } from 'react';

import { EditSheet, maxLength } from '../../shared/form/EditSheet.tsx';
import { itemsOf } from './cells.ts';
import { rolesMessages } from './messages.ts';
import type { Role } from './RoleList.tsx';
import type { RoleCard } from './useMarks.ts';

const messages = rolesMessages.form;
const command = { invalidates: ['roles.*'], quiet: 'fields' } as const;

type Scope = Role['dataScope'];
type Values = Omit<Input<'roles.create'>['body'], 'items'> & { from: string };

const scopes = (['all', 'partner', 'manufacturer', 'own'] as const).map((value) => ({
  value,
  label: rolesMessages.scopes[value],
}));

const codeRule = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !/^[a-z][a-z0-9_]{1,39}$/.test(value) ? messages.codeWrong : undefined;

export interface NewRoleProps {
  roles: readonly Role[];
  /** The role whose rights are offered first. */
  from: string | undefined;
  onSaved: (role: Role) => void;
  onClose: () => void;
}

const nothing = '-';

/** A new role: with an empty matrix, or with the rights of another. */
export function NewRole({ roles, from, ...rest }: NewRoleProps): ReactElement {
  const api = useApi();
  const create = useCommand('roles.create', command);
  const model = roles.find(({ code }) => code === from);
  return (
    <EditSheet<never, Values, Output<'roles.create'>>
      {...rest}
      title={messages.create}
      draft={{ area: 'roles', form: from }}
      valuesOf={() => ({
        name: '',
        code: '',
        description: model?.description ?? '',
        dataScope: model?.dataScope ?? 'all',
        from: from ?? nothing,
      })}
      onSubmit={async ({ from: source, description = '', ...body }) => {
        const items =
          source === nothing ? itemsOf([]) : (await api.call('roles.accesses', { params: { code: source } })).items;
        const plain = items.map((page) => ({
          code: page.code,
          routeGroups: page.routeGroups.map(({ code, urls }) => ({
            code,
            urls: urls.map(({ actionId, access }) => ({ actionId, access })),
          })),
        }));
        return create.run({ body: { ...body, description, items: plain } });
      }}
      saved={({ name }) => messages.created(name)}
    >
      <TextField name="name" label={messages.name} rules={[maxLength(100)]} />
      <TextField name="code" label={messages.code} hint={messages.codeHint} rules={[codeRule]} />
      <SelectField
        name="from"
        label={messages.from}
        options={[
          { value: nothing, label: messages.empty },
          ...roles.map(({ code, name }) => ({ value: code, label: messages.like(name), description: code })),
        ]}
      />
      <SelectField<Scope> name="dataScope" label={messages.scope} options={scopes} />
      <TextareaField name="description" label={messages.description} optional max={500} />
    </EditSheet>
  );
}

export interface RenameRoleProps {
  query: QueryState<'roles.accesses'>;
  onClose: () => void;
}

type RenameValues = { name: string; description?: string; dataScope: Scope };

/** Name, words and rows of a role; its rights are the matrix. */
export function RenameRole({ query, onClose }: RenameRoleProps): ReactElement {
  const update = useCommand('roles.update', command);
  const role: RoleCard['role'] | undefined = query.data?.role;
  return (
    <EditSheet<RoleCard['role'], RenameValues, Output<'roles.update'>>
      title={messages.edit(role?.name ?? '')}
      draft={{ area: 'roles', record: role?.code }}
      query={{ data: role, problem: query.problem, reload: query.reload }}
      labels={{ name: messages.name, description: messages.description, dataScope: messages.scope }}
      valuesOf={(record) => ({
        name: record?.name ?? '',
        description: record?.description ?? '',
        dataScope: record?.dataScope ?? 'all',
      })}
      onSubmit={({ dataScope, description = '', ...body }, version) =>
        update.run({
          params: { code: role?.code ?? '' },
          body: { ...body, description, version: version ?? 1, ...(role?.isSystem ? {} : { dataScope }) },
        })
      }
      saved={({ name }) => messages.saved(name)}
      onSaved={() => {
        void query.reload();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField name="name" label={messages.name} rules={[maxLength(100)]} />
      <TextareaField name="description" label={messages.description} optional max={500} />
      <SelectField<Scope>
        name="dataScope"
        label={messages.scope}
        hint={role?.isSystem ? messages.scopeSystem : undefined}
        disabled={role?.isSystem}
        options={scopes}
      />
    </EditSheet>
  );
}
