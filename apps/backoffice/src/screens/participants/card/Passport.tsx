import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useFileUrl, useSession } from '@pribavka/api/react';
import { departmentCode, snils } from '@pribavka/forms/masks';
import { Banner, Button, ButtonGroup, DescriptionList, formatDate, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { ReasonDialog } from '../../../shared/reason/ReasonDialog.tsx';
import { Status } from '../../../shared/Status.tsx';
import { passportStates } from '../../../shared/states.ts';
import { type MemberCard, memberQueries } from '../useMemberDecision.ts';
import { cardMessages } from './messages.ts';
import { differingNames, type NameField, nameFields } from './passport-names.ts';

const messages = cardMessages.passport;

type Full = Output<'members.passport'>;

function Scan({ id, name }: { id: string; name: string }): ReactElement {
  const { url } = useFileUrl(id);
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name} style={{ maxWidth: '100%', maxHeight: 240 }} />
    </a>
  ) : (
    <span>{name}</span>
  );
}

/** A part of the name; where the form has another one, that is said next to it. */
function Name({ data, member, field }: { data: Full; member: MemberCard; field: NameField }): ReactElement {
  const differs = differingNames(data, member).includes(field);
  return (
    <>
      {data[field] || messages.noName}
      {differs && (
        <Text as="span" tone="danger">
          {' '}
          {messages.differs(member[field] || messages.noName)}
        </Text>
      )}
    </>
  );
}

function Details({ data, member }: { data: Full; member: MemberCard }): ReactElement {
  const differing = differingNames(data, member);
  return (
    <Stack gap={16}>
      {differing.length > 0 && (
        <Banner
          tone="warning"
          title={messages.differing(differing.map((field) => messages.names[field].toLowerCase()).join(', '))}
        >
          {messages.differingText}
        </Banner>
      )}
      <DescriptionList
        termWidth={160}
        items={[
          ...nameFields.map((field) => ({
            key: field,
            term: messages.names[field],
            value: <Name data={data} member={member} field={field} />,
          })),
          { term: 'Дата рождения', value: formatDate(data.birthDate, 'date') },
          { term: 'Гражданство', value: data.citizenship },
          {
            term: 'Паспорт',
            value: `${data.passportSeries.slice(0, 2)} ${data.passportSeries.slice(2)} ${data.passportNumber}`,
          },
          { term: 'Кем выдан', value: data.passportIssuedBy },
          { term: 'Дата выдачи', value: formatDate(data.passportIssuedAt, 'date') },
          { term: 'Код подразделения', value: data.departmentCode && departmentCode.format(data.departmentCode) },
          { term: 'Адрес регистрации', value: data.registrationAddress },
          { term: 'ИНН', value: data.inn },
          { term: 'СНИЛС', value: data.snils && snils.format(data.snils) },
        ]}
      />
      {data.scans.map((scan, index) => (
        <Scan key={scan.id} id={scan.id} name={`${messages.scans} ${index + 1}`} />
      ))}
    </Stack>
  );
}

/** «Паспорт»: masked until asked for; the asking is written to the log; then the decision. */
export function Passport({ member }: { member: MemberCard }): ReactElement {
  const [full, setFull] = useState<Full>();
  const [declining, setDeclining] = useState(false);
  const show = useCommand('members.passport', { invalidates: ['logs.*'] });
  const decide = useCommand('members.decidePassport', { invalidates: memberQueries });
  const resend = useCommand('members.resendPassport', { invalidates: memberQueries });
  const mayUpdate = useAllowed('memberPage.memberCard:update');
  // Documents are for the programme's own people.
  const mayOpen = useSession().profile?.roleCode !== 'partner';
  const { passport } = member;
  const params = { id: member.id };
  const version = full === undefined ? {} : { version: full.version };
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  return (
    <Stack gap={20}>
      <Status state={passportStates[passport.status]} />
      {passport.declineReason && <Banner tone="warning" title={passport.declineReason} />}
      {passport.status !== 'empty' && (
        <>
          {full ? (
            <>
              <Banner tone="info" title={messages.logged} />
              <Details data={full} member={member} />
            </>
          ) : (
            <DescriptionList
              items={[
                { term: 'Паспорт', value: passport.passport },
                { term: 'ИНН', value: passport.inn },
                { term: 'СНИЛС', value: passport.snils },
              ]}
            />
          )}
          <ButtonGroup>
            {mayOpen && (
              <Button
                loading={show.pending}
                onClick={() => (full ? setFull(undefined) : quietly(show.run({ params }).then(setFull)))}
              >
                {full ? messages.hide : messages.show}
              </Button>
            )}
            {mayUpdate && member.allowedActions.includes('decide_passport') && (
              <>
                <Button
                  variant="primary"
                  loading={decide.pending}
                  disabledReason={full ? undefined : messages.openFirst}
                  onClick={() =>
                    quietly(
                      decide
                        .run({ params, body: { decision: 'verify', ...version } })
                        .then(() => toast.success(messages.verifiedToast)),
                    )
                  }
                >
                  {messages.verify}
                </Button>
                <Button variant="danger-outline" onClick={() => setDeclining(true)}>
                  {messages.decline}
                </Button>
              </>
            )}
            {mayUpdate && member.allowedActions.includes('resend_passport') && (
              <Button
                variant="text"
                loading={resend.pending}
                onClick={() => quietly(resend.run({ params }).then(() => toast.info(messages.resentToast)))}
              >
                {messages.resend}
              </Button>
            )}
          </ButtonGroup>
        </>
      )}
      {declining && (
        <ReasonDialog
          group="passportDecline"
          title={messages.declineTitle}
          text={messages.declineText}
          action={messages.decline}
          onClose={() => setDeclining(false)}
          onDecide={async (reason) => {
            try {
              await decide.run({ params, body: { decision: 'decline', ...reason, ...version } });
              toast.success(messages.declinedToast);
              return true;
            } catch {
              return false;
            }
          }}
        />
      )}
    </Stack>
  );
}
