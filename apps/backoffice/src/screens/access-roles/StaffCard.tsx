import type { Output } from '@pribavka/api';
import { useCommand, useQuery, useSession } from '@pribavka/api/react';
import { EmailField, FullNameFields, PhoneField, TextareaField } from '@pribavka/forms';
import { Banner, formatDate, formatPhone, useStableCallback } from '@pribavka/ui';
import { type ReactElement, useEffect, useState } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import { invitationMessages } from '../../shared/invitation/messages.ts';
import { invitationNotice } from '../../shared/invitation/state.ts';
import { useUntilSent } from '../../shared/invitation/useUntilSent.ts';
import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { staffMessages as messages } from './staff-messages.ts';
import { staffStateOf } from './staff-state.ts';
import { useWaitingActions } from './useWaitingActions.ts';
import { waitingNotice } from './WaitingChange.tsx';

type Staff = Output<'staff.get'>;
type StaffQuery = ReturnType<typeof useQuery<'staff.get'>>;

const command = { invalidates: ['roles.*', 'staff.*'], quiet: 'fields' } as const;
/** It begins with a decision, and with nothing else. */
const isNew = ({ waiting }: Staff): boolean => waiting.some(({ kind }) => kind === 'new_administrator');
const isAdministrator = ({ role }: Staff): boolean => role.code === 'admin';
const nameOf = ({ lastName, firstName }: Pick<Staff, 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName}`.trim();

interface StaffCardProps {
  place: SheetPlace;
  /** Whose people the person is among. */
  onRole: (code: string) => void;
}

/** A person of the back-office: contacts, role, sessions; for an administrator change, block and back. */
export function StaffCard({ place, onRole }: StaffCardProps): ReactElement {
  const { refreshInterval, follow } = useUntilSent();
  const query = useQuery('staff.get', { params: { id: place.id } }, { quiet: 'all', refreshInterval });
  follow(query.data?.invitation);
  const code = query.data?.role.code;
  const reportRole = useStableCallback(onRole);
  useEffect(() => {
    if (code !== undefined) reportRole(code);
  }, [code, reportRole]);
  const { profile } = useSession();
  const update = useCommand('staff.update', command);
  const end = useCommand('sessions.endAllOf', { invalidates: ['staff.*'] });
  const reset = useCommand('secondFactor.reset', { invalidates: ['staff.*'] });
  const invite = useCommand('staff.invite', { invalidates: ['staff.*', 'roles.*'] });
  const waitingActions = useWaitingActions(nameOf);
  const [form, setForm] = useState<'edit' | 'block'>();
  const isAdmin = profile?.roleCode === 'admin';
  const close = (): void => setForm(undefined);
  return (
    <Sheet<Staff>
      place={place}
      query={query}
      name={messages.card}
      title={nameOf}
      state={(staff) =>
        staffStateOf({ ...staff, isBlocked: staff.status === 'blocked', isWaiting: staff.waiting.length > 0 })
      }
      notice={(staff) => {
        const blocked = staff.statusReason && messages.blockedBecause(staff.statusReason);
        if (staff.waiting.length > 0) return waitingNotice(staff, blocked);
        if (blocked) return blocked;
        if (staff.isInvited) return invitationNotice(staff);
        return isAdmin && staff.id === profile?.id && messages.self;
      }}
      facts={(staff) => [
        {
          term: messages.facts.name,
          value: [staff.lastName, staff.firstName, staff.middleName].filter(Boolean).join(' '),
        },
        { term: messages.facts.email, value: staff.email },
        { term: messages.facts.phone, value: staff.phone && formatPhone(staff.phone) },
        { term: messages.facts.role, value: staff.role.name },
        { term: messages.facts.company, value: staff.company?.name },
        { term: messages.facts.secondFactor, value: staff.hasSecondFactor ? messages.on : messages.off },
        { term: messages.facts.sessions, value: messages.sessions(staff.sessionsCount) },
        {
          term: messages.facts.lastLoginAt,
          value: staff.lastLoginAt ? formatDate(staff.lastLoginAt, 'dayMonthYearTime') : messages.never,
        },
        { term: messages.facts.createdAt, value: formatDate(staff.createdAt, 'dayMonthYearTime') },
      ]}
      // Nobody changes himself, and so one administrator always stays.
      actions={(staff) => [
        ...waitingActions(staff),
        ...(isAdmin && staff.id !== profile?.id
          ? [
              {
                label: messages.edit,
                tone: staff.waiting.length > 0 ? ('plain' as const) : ('main' as const),
                onAction: () => setForm('edit'),
              },
              staff.isInvited &&
                staff.status !== 'blocked' && {
                  label: invitationMessages.again,
                  run: async () => {
                    await invite.run({ params: { id: staff.id } });
                    return invitationMessages.sentAgain(staff.email ?? '');
                  },
                },
              staff.sessionsCount > 0 && {
                label: messages.endSessions,
                ask: messages.ending(nameOf(staff), staff.sessionsCount),
                run: async () => {
                  await end.run({ params: { id: staff.id } });
                  return messages.ended(nameOf(staff));
                },
              },
              staff.hasSecondFactor && {
                label: messages.resetStep,
                ask: isAdministrator(staff)
                  ? messages.resettingAdmin(nameOf(staff))
                  : messages.resetting(nameOf(staff)),
                run: async () => {
                  const { waits } = await reset.run({ params: { id: staff.id } });
                  return waits ? messages.waiting.sent(nameOf(staff)) : messages.resetDone(nameOf(staff));
                },
              },
              staff.status === 'blocked'
                ? !isNew(staff) && {
                    label: messages.unblock,
                    run: async () => {
                      const body = { version: staff.version, status: 'confirmed' as const };
                      const { waiting } = await update.run({ params: { id: staff.id }, body });
                      return waiting.length > staff.waiting.length
                        ? messages.waiting.sent(nameOf(staff))
                        : messages.unblocked(nameOf(staff));
                    },
                  }
                : { label: messages.block, tone: 'danger' as const, onAction: () => setForm('block') },
            ]
          : []),
      ]}
      renderOver={(staff) => (
        <>
          {form === 'edit' && <EditStaff staff={staff} query={query} onClose={close} />}
          {form === 'block' && <BlockStaff staff={staff} onClose={close} />}
        </>
      )}
    />
  );
}

type Person = { lastName: string; firstName: string; middleName?: string; email: string; phone?: string };

interface StaffFormProps {
  staff: Staff;
  onClose: () => void;
}

function EditStaff({ staff, query, onClose }: StaffFormProps & { query: StaffQuery }): ReactElement {
  const update = useCommand('staff.update', command);
  return (
    <EditSheet<Staff, Person, Staff>
      title={messages.editTitle(nameOf(staff))}
      draft={{ area: 'staff', record: staff.id }}
      query={query}
      labels={messages.labels}
      valuesOf={(of) => ({
        lastName: of?.lastName ?? '',
        firstName: of?.firstName ?? '',
        middleName: of?.middleName ?? '',
        email: of?.email ?? '',
        phone: of?.phone ?? '',
      })}
      onSubmit={({ phone, middleName = '', ...person }, version = staff.version) =>
        update.run({ params: { id: staff.id }, body: { ...person, middleName, phone: phone || null, version } })
      }
      saved={(saved) =>
        saved.waiting.length > staff.waiting.length
          ? messages.waiting.sent(nameOf(saved))
          : messages.saved(nameOf(saved))
      }
      onSaved={onClose}
      onClose={onClose}
    >
      {isAdministrator(staff) && (
        <Banner tone="info" title={messages.emailWaits}>
          {messages.waiting.rule}
        </Banner>
      )}
      <FullNameFields />
      <EmailField name="email" label={messages.labels.email} hint={messages.emailHint} />
      <PhoneField name="phone" label={messages.labels.phone} optional />
    </EditSheet>
  );
}

function BlockStaff({ staff, onClose }: StaffFormProps): ReactElement {
  const update = useCommand('staff.update', command);
  return (
    <EditSheet<never, { reasonText: string }, Staff>
      title={messages.blockTitle(nameOf(staff))}
      draft={{ area: 'staff', record: staff.id, form: 'block' }}
      valuesOf={() => ({ reasonText: '' })}
      onSubmit={({ reasonText }) =>
        update.run({ params: { id: staff.id }, body: { version: staff.version, status: 'blocked', reasonText } })
      }
      saved={(saved) => messages.blocked(nameOf(saved))}
      onSaved={onClose}
      onClose={onClose}
      submit={messages.block}
    >
      <Banner tone="warning" title={messages.blockEnds(staff.sessionsCount)}>
        {messages.blockText}
      </Banner>
      <TextareaField name="reasonText" label={messages.reason} hint={messages.reasonHint} max={1000} />
    </EditSheet>
  );
}
