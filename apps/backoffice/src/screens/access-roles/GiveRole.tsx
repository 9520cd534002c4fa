import type { Output } from '@pribavka/api';
import { useApi, useCommand, useSession } from '@pribavka/api/react';
import { ComboboxField, EmailField, FullNameFields, PhoneField } from '@pribavka/forms';
import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ManufacturerField, PartnerField } from '../../shared/form/company-fields.tsx';
import { EditSheet } from '../../shared/form/EditSheet.tsx';
import { rolesMessages } from './messages.ts';
import type { Role } from './RoleList.tsx';
import { staffMessages } from './staff-messages.ts';

const messages = rolesMessages.people;
const command = { invalidates: ['roles.*', 'staff.*'], quiet: 'fields' } as const;

type Staff = Output<'staff.list'>['items'][number];

/** Whose rows a person of the role sees; only roles of a company ask. */
interface Company {
  partner?: { id: string; name: string } | null;
  manufacturerId?: string | null;
}

const companyOf = ({ dataScope }: Role, { partner, manufacturerId }: Company) => ({
  ...(dataScope === 'partner' && partner ? { partnerId: partner.id } : {}),
  ...(dataScope === 'manufacturer' && manufacturerId ? { manufacturerId } : {}),
});

function CompanyField({ scope }: { scope: Role['dataScope'] }): ReactElement | null {
  if (scope === 'manufacturer') return <ManufacturerField name="manufacturerId" label={messages.manufacturer} />;
  return scope === 'partner' ? <PartnerField name="partner" label={messages.partner} /> : null;
}

const nameOf = ({ lastName, firstName }: Pick<Staff, 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName}`.trim();

/** Nobody makes a second administrator of himself: the role waits for another one. */
const WaitsNote = ({ role }: { role: Role }): ReactElement | null =>
  role.code === 'admin' ? (
    <Banner tone="info" title={staffMessages.waiting.what.new_administrator}>
      {staffMessages.waiting.rule}
    </Banner>
  ) : null;

interface GiveProps {
  role: Role;
  onClose: () => void;
}

/** A role for somebody of the staff, in place of the one the person has. */
export function GiveRole({ role, onClose }: GiveProps): ReactElement {
  const api = useApi();
  const update = useCommand('staff.update', command);
  const own = useSession().profile?.id;
  return (
    <EditSheet<never, Company & { who: Staff | null }, Staff>
      title={messages.giveTitle(role.name)}
      draft={{ area: 'roles', record: role.code, form: 'give' }}
      valuesOf={() => ({ who: null })}
      onSubmit={({ who, ...company }) =>
        update.run({
          params: { id: who?.id ?? '' },
          body: { roleCode: role.code, version: who?.version ?? 1, ...companyOf(role, company) },
        })
      }
      saved={(staff) =>
        staff.waiting.length > 0 ? staffMessages.waiting.sent(nameOf(staff)) : messages.gave(nameOf(staff), role.name)
      }
      onClose={onClose}
      submit={messages.submitGive}
    >
      <WaitsNote role={role} />
      <ComboboxField<Staff>
        name="who"
        // Everything the server says of a person, a phone too: no draft holds it.
        secret
        label={messages.who}
        hint={messages.whoHint}
        getKey={({ id }) => id}
        getLabel={nameOf}
        getDescription={({ email, role: { name } }) => [email, messages.has(name)].filter(Boolean).join(' · ')}
        getDisabledReason={(staff) => {
          if (staff.id === own) return messages.self;
          return staff.role.code === role.code ? messages.already : undefined;
        }}
        load={async (text, { signal }) => {
          const body = { size: 20, ...(text.trim() === '' ? {} : { search: text.trim() }) };
          const found = await api.call('staff.list', { body }, { signal, quiet: 'all' });
          return { items: found.items, total: found.total };
        }}
      />
      <CompanyField scope={role.dataScope} />
    </EditSheet>
  );
}

type Person = { lastName: string; firstName: string; middleName?: string; email: string; phone?: string } & Company;

/** Somebody new with this role; a link to set the password goes to the address. */
export function NewStaff({ role, onClose }: GiveProps): ReactElement {
  const create = useCommand('staff.create', command);
  return (
    <EditSheet<never, Person, Staff>
      title={messages.inviteTitle(role.name)}
      draft={{ area: 'roles', record: role.code, form: 'invite' }}
      valuesOf={() => ({ lastName: '', firstName: '', email: '' })}
      onSubmit={({ partner, manufacturerId, phone, middleName, ...person }) =>
        create.run({
          body: {
            ...person,
            roleCode: role.code,
            ...(phone ? { phone } : {}),
            ...(middleName ? { middleName } : {}),
            ...companyOf(role, { ...(partner && { partner }), ...(manufacturerId && { manufacturerId }) }),
          },
        })
      }
      saved={(staff) =>
        staff.waiting.length > 0 ? staffMessages.waiting.sent(nameOf(staff)) : messages.invited(staff.email ?? '')
      }
      onClose={onClose}
      submit={messages.submitInvite}
    >
      <WaitsNote role={role} />
      <FullNameFields />
      <EmailField
        name="email"
        label={messages.email}
        hint={role.code === 'admin' ? messages.inviteHintAdmin : messages.inviteHint}
      />
      <PhoneField name="phone" label={messages.phone} optional />
      <CompanyField scope={role.dataScope} />
    </EditSheet>
  );
}
