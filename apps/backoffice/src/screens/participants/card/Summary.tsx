import { Banner, DescriptionList, formatDate, formatNumber, Glyph, Stack, Stat, Text, Timeline } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { phoneText } from '../columns.tsx';
import { participantUrl } from '../urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { participantsMessages } from '../messages.ts';

const messages = participantsMessages.card;

function Checked({ value, on }: { value: string | null; on: boolean }): ReactElement | null {
  if (!value) return null;
  return (
    <span>
      {value}{' '}
      <Glyph
        name={on ? 'ok' : 'warn'}
        aria-hidden={undefined}
        role="img"
        aria-label={on ? messages.verified : messages.notVerified}
      />
    </span>
  );
}

/** «Анкета»: sums, contacts, identity in masked form, whom he resembles. */
export function Summary({ member }: { member: MemberCard }): ReactElement {
  const sums = [
    { label: messages.sums.active, value: member.active },
    { label: messages.sums.pending, value: member.pending },
    { label: messages.sums.reserved, value: member.reserved },
    ...(member.debt > 0 ? [{ label: messages.sums.debt, value: member.debt }] : []),
    { label: messages.sums.paid, value: member.paidTotal },
  ];
  const { passport } = member;
  return (
    <Stack gap={24}>
      {member.statusReason && (
        <Banner tone="warning" title={messages.reason}>
          {member.statusReason}
        </Banner>
      )}
      {member.duplicates.length > 0 && (
        <Banner
          tone="warning"
          title={messages.duplicates}
          actions={member.duplicates.map((other) => (
            <Link key={other.id} to={participantUrl(other.id)}>
              {other.name}
            </Link>
          ))}
        />
      )}
      <LedgerStrip>
        {sums.map((sum) => (
          <Stat key={sum.label} size="sm" label={sum.label} value={formatNumber(sum.value)} />
        ))}
      </LedgerStrip>
      <DescriptionList
        items={[
          { term: messages.phone, value: <Checked value={phoneText(member.phone)} on={member.isPhoneVerified} /> },
          { term: messages.email, value: <Checked value={member.email} on={member.isEmailVerified} /> },
          { term: messages.store, value: [member.store?.name, member.storeAddress].filter(Boolean).join(', ') },
          { term: messages.partner, value: member.partner?.name },
          { term: messages.position, value: member.position },
          {
            term: messages.passport,
            value: passport.passport && (
              <>
                {passport.passport} <Text tone="secondary">· {messages.masked}</Text>
              </>
            ),
          },
          { term: messages.inn, value: passport.inn },
          { term: messages.snils, value: passport.snils },
          { term: messages.registered, value: formatDate(member.registeredAt, 'dayMonthYearTime') },
        ]}
      />
    </Stack>
  );
}

/** «История»: what happened to the account, newest first. */
export function History({ member }: { member: MemberCard }): ReactElement {
  return (
    <Timeline
      events={member.history.map((entry, index) => ({
        key: `${entry.at}-${index}`,
        title: entry.text,
        at: entry.at,
        time: formatDate(entry.at, 'tableDateTime'),
        by: entry.actorName ?? undefined,
      }))}
    />
  );
}
