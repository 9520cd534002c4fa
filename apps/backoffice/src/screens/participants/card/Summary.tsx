import { Banner, DescriptionList, formatDate, formatNumber, Glyph, Stack, Stat, Text } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { partnerUrl } from '../../partners/urls.ts';
import { phoneText } from '../cells.ts';
import { participantsMessages } from '../messages.ts';
import { participantUrl } from '../urls.ts';
import type { MemberCard } from '../useMemberDecision.ts';
import { StoreRequest } from './StoreRequest.tsx';
import { cardMessages as messages } from './messages.ts';

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

/** Sums of the member, the same on every tab that shows them. */
export function Sums({ member }: { member: MemberCard }): ReactElement {
  const sums = [
    { label: messages.sums.active, value: member.active },
    { label: messages.sums.pending, value: member.pending },
    { label: messages.sums.reserved, value: member.reserved },
    ...(member.debt > 0 ? [{ label: messages.sums.debt, value: member.debt }] : []),
    { label: messages.sums.paid, value: member.paidTotal },
  ];
  return (
    <LedgerStrip>
      {sums.map((sum) => (
        <Stat key={sum.label} size="sm" label={sum.label} value={formatNumber(sum.value)} />
      ))}
    </LedgerStrip>
  );
}

/** One person may be found by several signs. */
function Duplicates({ list }: { list: MemberCard['duplicates'] }): ReactElement {
  const signs = new Map<string, { name: string; by: string[] }>();
  for (const { id, name, by } of list) {
    signs.set(id, { name, by: [...(signs.get(id)?.by ?? []), messages.sameBy[by]] });
  }
  return (
    <Banner tone="warning" title={messages.duplicates}>
      {[...signs].map(([id, { name, by }]) => (
        <div key={id}>
          <Link to={participantUrl(id)}>{name}</Link> · {by.join(', ')}
        </div>
      ))}
    </Banner>
  );
}

/** «Анкета»: sums, contacts, identity in masked form, whom he resembles. */
export function Summary({ member }: { member: MemberCard }): ReactElement {
  const { passport, partner } = member;
  return (
    <Stack gap={24}>
      {member.statusReason && (
        <Banner tone="warning" title={messages.reason}>
          {member.statusReason}
        </Banner>
      )}
      {member.storeRequest?.status === 'open' && <StoreRequest member={member} request={member.storeRequest} />}
      {member.duplicates.length > 0 && <Duplicates list={member.duplicates} />}
      <Sums member={member} />
      <DescriptionList
        termWidth={152}
        items={[
          { term: messages.phone, value: <Checked value={phoneText(member.phone)} on={member.isPhoneVerified} /> },
          { term: messages.email, value: member.email && <Checked value={member.email} on={member.isEmailVerified} /> },
          { term: messages.store, value: [member.store?.name, member.storeAddress].filter(Boolean).join(', ') },
          { term: messages.partner, value: partner && <Link to={partnerUrl(partner.id)}>{partner.name}</Link> },
          { term: messages.position, value: member.position },
          {
            term: messages.passportTerm,
            value: passport.passport && (
              <>
                {passport.passport} <Text tone="secondary">· {messages.masked}</Text>
              </>
            ),
          },
          { term: messages.inn, value: passport.inn },
          { term: messages.snils, value: passport.snils },
          { term: messages.taxStatus, value: participantsMessages.taxes[member.taxStatus] },
          { term: messages.risk, value: participantsMessages.risks[member.riskLevel] },
          ...(member.spendBlocked
            ? [
                {
                  term: messages.spending,
                  value: [messages.spendBlocked, member.spendBlockReason].filter(Boolean).join(': '),
                },
              ]
            : []),
          { term: messages.registered, value: formatDate(member.registeredAt, 'dayMonthYearTime') },
          {
            term: messages.lastLogin,
            value: member.lastLoginAt ? formatDate(member.lastLoginAt, 'dayMonthYearTime') : messages.never,
          },
          {
            term: messages.changed,
            value: [formatDate(member.updatedAt, 'dayMonthYearTime'), member.updatedBy].filter(Boolean).join(', '),
          },
        ]}
      />
    </Stack>
  );
}
