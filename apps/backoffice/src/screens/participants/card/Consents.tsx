import { DescriptionList, EmptyState, formatDate, Heading, Stack, StatusLabel } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { MemberCard } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';

const messages = cardMessages.consents;

type Consent = MemberCard['consents'][number];

function Standing({ consent: { withdrawnAt, outdated } }: { consent: Consent }): ReactElement {
  if (withdrawnAt !== null) return <StatusLabel status="bad">{messages.withdrawn}</StatusLabel>;
  return outdated ? (
    <StatusLabel status="warn">{messages.outdated}</StatusLabel>
  ) : (
    <StatusLabel status="ok">{messages.valid}</StatusLabel>
  );
}

const placeOf = ({ evidence }: Consent): string | undefined =>
  evidence
    ? [messages.channels[evidence.channel as keyof typeof messages.channels] ?? evidence.channel, evidence.ip]
        .filter(Boolean)
        .join(', ')
    : undefined;

/** «Согласия»: the last word on each document, with its evidence for the programme's own people. */
export function Consents({ member }: { member: MemberCard }): ReactElement {
  if (member.consents.length === 0) return <EmptyState level={3} title={messages.empty} />;
  return (
    <Stack gap={24}>
      {member.consents.map((consent) => (
        <section key={consent.kind}>
          <Stack gap={8}>
            <Heading level={3}>
              {messages.kinds[consent.kind]}, {messages.version(consent.versionNumber)}
            </Heading>
            <Standing consent={consent} />
            <DescriptionList
              termWidth={120}
              items={[
                { term: messages.accepted, value: formatDate(consent.acceptedAt, 'dayMonthYearTime') },
                {
                  term: messages.withdrawn,
                  value: consent.withdrawnAt && formatDate(consent.withdrawnAt, 'dayMonthYearTime'),
                },
                { term: messages.from, value: placeOf(consent) },
              ].filter((item) => item.value)}
            />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
