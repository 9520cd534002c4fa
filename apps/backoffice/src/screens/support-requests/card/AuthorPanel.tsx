import { useAllowed } from '@pribavka/api/react';
import { Avatar, CopyButton, DescriptionList, formatNumber, formatPhone, Stack, StatusLabel, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { memberStates, passportStates } from '../../../shared/states.ts';
import { Status } from '../../../shared/Status.tsx';
import { participantUrl } from '../../participants/urls.ts';
import { cardMessages } from './messages.ts';
import type { AgentView } from './types.ts';

const messages = cardMessages.panel;

const phoneOf = (phone: string): string => (/^\d{11}$/.test(phone) ? formatPhone(phone) : phone);

/** Who writes: contacts, sums, what should make the desk careful. */
export function AuthorPanel({ author, member }: Pick<AgentView, 'author' | 'member'>): ReactElement {
  const opens = useAllowed('memberPage.memberCard:read') && author.id !== null && author.roleCode === 'member';
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} align="center">
        <Avatar name={author.name} size={40} surnameFirst />
        <Stack gap={2}>
          {opens && author.id ? (
            <Link to={participantUrl(author.id)} style={{ paddingBlock: 2 }}>
              {author.name}
            </Link>
          ) : (
            <strong>{author.name}</strong>
          )}
          {author.id === null && <Text tone="secondary">{cardMessages.guest}</Text>}
          {member && <Status state={memberStates[member.status]} />}
        </Stack>
      </Stack>
      {member && (
        <Stack gap={4}>
          {member.riskLevel !== 'low' && (
            <StatusLabel status={member.riskLevel === 'high' ? 'bad' : 'warn'}>
              {messages.risk[member.riskLevel]}
            </StatusLabel>
          )}
          {member.spendBlocked && <StatusLabel status="bad">{messages.blocked}</StatusLabel>}
        </Stack>
      )}
      <DescriptionList
        termWidth={96}
        items={[
          {
            term: messages.phone,
            value: author.phone && (
              <>
                {phoneOf(author.phone)} <CopyButton text={author.phone} size="mini" />
              </>
            ),
          },
          { term: messages.email, value: author.email },
          { term: messages.store, value: author.store?.name },
          { term: messages.partner, value: author.partner?.name },
          { term: messages.manufacturer, value: author.manufacturer?.name },
          { term: messages.passport, value: member && <Status state={passportStates[member.passportStatus]} /> },
          { term: messages.sums.active, value: member && formatNumber(member.active) },
          { term: messages.sums.pending, value: member && formatNumber(member.pending) },
          { term: messages.sums.reserved, value: member && member.reserved > 0 && formatNumber(member.reserved) },
          { term: messages.sums.debt, value: member && member.debt > 0 && formatNumber(member.debt) },
        ].filter((item) => item.value)}
      />
    </Stack>
  );
}
