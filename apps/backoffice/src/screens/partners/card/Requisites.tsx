import { Banner, DescriptionList, formatDate, formatNumber, formatPhone, Stack, Stat } from '@pribavka/ui';
import { LedgerStrip } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

import { invitationNotice } from '../../../shared/invitation/state.ts';
import { partnersMessages as messages } from '../messages.ts';
import type { Partner } from './PartnerSheet.tsx';

const { labels } = messages.form;

interface RequisitesProps {
  partner: Partner;
  /** Of the programme, and may change it: the invitation is theirs to send. */
  isDeciding: boolean;
}

/** «Реквизиты»: who the partner is, whom to call, and how it signs in. */
export function Requisites({ partner, isDeciding }: RequisitesProps): ReactElement {
  const { login } = partner;
  return (
    <Stack gap={20}>
      {isDeciding && login?.isInvited && partner.status === 'active' && <Banner {...invitationNotice(login)} />}
      <LedgerStrip>
        <Stat size="sm" label={messages.sums.stores} value={formatNumber(partner.storesCount)} />
        <Stat size="sm" label={messages.sums.members} value={formatNumber(partner.membersCount)} />
        <Stat size="sm" label={messages.sums.sales} value={formatNumber(partner.salesLast30Days)} />
      </LedgerStrip>
      <DescriptionList
        termWidth={160}
        items={[
          { term: labels.legalName, value: partner.legalName },
          { term: labels.inn, value: partner.inn },
          { term: labels.kpp, value: partner.kpp },
          { term: labels.ogrn, value: partner.ogrn },
          { term: labels.region, value: partner.region },
          { term: labels.contractNumber, value: partner.contractNumber },
          { term: labels.contactName, value: partner.contactName },
          { term: labels.phone, value: partner.phone && formatPhone(partner.phone) },
          { term: labels.email, value: partner.email },
          { term: messages.facts.login, value: login?.login },
          ...(login
            ? [
                {
                  term: messages.facts.lastLogin,
                  value: login.lastLoginAt ? formatDate(login.lastLoginAt, 'dayMonthYearTime') : messages.facts.never,
                },
              ]
            : []),
          { term: messages.columns.createdAt, value: formatDate(partner.createdAt, 'dayMonthYear') },
          { term: messages.facts.changed, value: formatDate(partner.updatedAt, 'dayMonthYearTime') },
          ...(partner.updatedBy ? [{ term: messages.facts.changedBy, value: partner.updatedBy }] : []),
        ]}
      />
    </Stack>
  );
}
