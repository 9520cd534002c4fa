import {
  Banner,
  DescriptionList,
  formatDate,
  formatNumber,
  Glyph,
  LedgerStrip,
  Stack,
  Stat,
  Text,
  Timeline,
} from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { phoneText } from '../list/columns.tsx';
import { participantUrl } from '../urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { participantsWords } from '../words.ts';

const words = participantsWords.card;

function Checked({ value, on }: { value: string | null; on: boolean }): ReactElement | null {
  if (!value) return null;
  return (
    <span>
      {value}{' '}
      <Glyph
        name={on ? 'ok' : 'warn'}
        aria-hidden={undefined}
        role="img"
        aria-label={on ? words.verified : words.notVerified}
      />
    </span>
  );
}

/** «Анкета»: sums, contacts, identity in masked form, whom he resembles. */
export function Summary({ member }: { member: MemberCard }): ReactElement {
  const sums = [
    { label: words.sums.active, value: member.active },
    { label: words.sums.pending, value: member.pending },
    { label: words.sums.reserved, value: member.reserved },
    ...(member.debt > 0 ? [{ label: words.sums.debt, value: member.debt }] : []),
    { label: words.sums.paid, value: member.paidTotal },
  ];
  const { passport } = member;
  return (
    <Stack gap={24}>
      {member.statusReason && (
        <Banner tone="warning" title={words.reason}>
          {member.statusReason}
        </Banner>
      )}
      {member.duplicates.length > 0 && (
        <Banner
          tone="warning"
          title={words.duplicates}
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
          { term: words.phone, value: <Checked value={phoneText(member.phone)} on={member.isPhoneVerified} /> },
          { term: words.email, value: <Checked value={member.email} on={member.isEmailVerified} /> },
          { term: words.store, value: [member.store?.name, member.storeAddress].filter(Boolean).join(', ') },
          { term: words.partner, value: member.partner?.name },
          { term: words.position, value: member.position },
          {
            term: words.passport,
            value: passport.passport && (
              <>
                {passport.passport} <Text tone="secondary">· {words.masked}</Text>
              </>
            ),
          },
          { term: words.inn, value: passport.inn },
          { term: words.snils, value: passport.snils },
          { term: words.registered, value: formatDate(member.registeredAt, 'dayMonthYearTime') },
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
