import { Banner, DescriptionList, formatDate, Heading, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { BudgetBar } from '../../../shared/BudgetBar.tsx';
import { promotionsMessages } from '../messages.ts';
import { cardMessages as messages } from './messages.ts';
import type { Promotion } from './PromotionSheet.tsx';

const { facts } = messages;

/** Where nobody approved what runs or ran, its author started it within the threshold. */
const started: ReadonlySet<Promotion['status']> = new Set(['active', 'finished', 'archived']);

/** «Правило»: one sentence, the same by conditions, and what stands around the rule. */
export function Rule({ promotion }: { promotion: Promotion }): ReactElement {
  const { returned, submitUntil, groupsFixedAt, rulesFile, shortText, description, manufacturer } = promotion;
  return (
    <Stack gap={20}>
      {returned && (
        <Banner tone="warning" title={messages.returned(returned.by)}>
          {returned.comment}
        </Banner>
      )}
      <Text as="p" view="body-lg">
        {promotion.sentence}
      </Text>
      <Stack as="section" gap={12}>
        <Heading level={3}>{messages.ruleTitle}</Heading>
        <DescriptionList
          termWidth={160}
          items={promotion.lines.map(({ title, text }, index) => ({ key: String(index), term: title, value: text }))}
        />
      </Stack>
      <Stack as="section" gap={12}>
        <Heading level={3}>{messages.factsTitle}</Heading>
        <DescriptionList
          termWidth={160}
          items={[
            {
              term: facts.submitUntil,
              value: submitUntil === null ? facts.untilEnd : formatDate(submitUntil, 'dayMonthYearTime'),
            },
            ...(promotion.spent === null
              ? []
              : [
                  {
                    term: facts.budget,
                    value:
                      promotion.budget === null ? (
                        facts.unlimited
                      ) : (
                        <BudgetBar {...promotion} style={{ maxWidth: 320 }} />
                      ),
                  },
                ]),
            { term: facts.owner, value: manufacturer?.name ?? promotionsMessages.owners[promotion.ownerKind] },
            { term: facts.version, value: String(promotion.ruleVersion) },
            ...(groupsFixedAt ? [{ term: facts.groups, value: messages.fixed(groupsFixedAt) }] : []),
            { term: facts.author, value: promotion.author?.name },
            {
              term: facts.approver,
              value: promotion.approver?.name ?? (started.has(promotion.status) ? facts.notNeeded : facts.notYet),
            },
            ...(shortText ? [{ term: facts.shortText, value: shortText }] : []),
            ...(description ? [{ term: facts.description, value: description }] : []),
            ...(rulesFile ? [{ term: facts.rulesFile, value: rulesFile.name }] : []),
          ]}
        />
      </Stack>
    </Stack>
  );
}
