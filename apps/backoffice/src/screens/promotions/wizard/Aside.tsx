import { useFormValues } from '@pribavka/forms';
import { announce, Banner, Button, formatNumber, Panel, Stack, Text } from '@pribavka/ui';
import { FormulaColumn } from '@pribavka/ui/loyalty';
import { type ReactElement, useEffect } from 'react';

import type { DraftAnswer } from './useDraftAnswer.ts';
import { fieldOfPath, type StepId, stepOfField } from './fields.ts';
import { wizardMessages } from './messages.ts';
import type { PromotionValues } from './values.ts';

const messages = wizardMessages.aside;
type Preview = NonNullable<DraftAnswer<'promotions.preview'>['data']>;

const counted = ({ count, capped }: { count: number; capped: boolean }): string =>
  capped ? messages.more(formatNumber(count)) : formatNumber(count);

function Reach({ preview, live }: { preview: Preview; live: boolean }): ReactElement {
  const { products, stores, partners, members, budget } = preview;
  const { pointsPerUnit, unitsCovered, unitsLastMonth } = budget;
  const said = messages.counted(products.count, stores.count, members.count);
  // The counts change while the person types elsewhere in the form.
  useEffect(() => announce(said), [said]);
  const line = (label: string, value: string) => ({ key: label, label, value });
  return (
    <Stack gap={12}>
      <FormulaColumn
        framed={false}
        parts={[
          line(messages.products, counted(products)),
          line(messages.partners, counted(partners)),
          line(messages.stores, counted(stores)),
          line(messages.members, counted(members)),
          ...(pointsPerUnit === null ? [] : [line(messages.perUnit, messages.points(pointsPerUnit))]),
          ...(unitsCovered === null ? [] : [line(messages.covered(live), messages.pieces(unitsCovered))]),
          ...(unitsLastMonth === null ? [] : [line(messages.lastMonth, messages.pieces(unitsLastMonth))]),
        ]}
      />
      {[products, stores].map(({ first, count }, index) =>
        first.length > 0 ? (
          <Text as="p" view="caption" tone="secondary" key={index === 0 ? 'products' : 'stores'}>
            {messages.first(
              first.slice(0, 3).map(({ name }) => name),
              count,
            )}
          </Text>
        ) : null,
      )}
    </Stack>
  );
}

export interface AsideProps {
  described: DraftAnswer<'promotions.describe'>;
  preview: DraftAnswer<'promotions.preview'>;
  /** Of its budget a part may be given or reserved already. */
  live: boolean;
  /** Steps that are behind: what is missing ahead is no mistake yet. */
  passed: readonly StepId[];
  onStep: (step: StepId) => void;
}

/** The rule in plain Russian and whom it reaches, after every change. */
export function Aside({ described, preview, live, passed, onStep }: AsideProps): ReactElement {
  const { mechanic } = useFormValues<PromotionValues>();
  const { data, problem } = described;
  const warnings = (data?.warnings ?? []).flatMap(({ field, text }) => {
    const step = stepOfField(fieldOfPath(field, mechanic) ?? '');
    return step !== undefined && passed.includes(step) ? [{ step, text }] : [];
  });
  return (
    <Stack gap={16}>
      <Panel title={messages.title} level={3}>
        <Stack gap={12}>
          <Text as="p" tone={data?.sentence ? undefined : 'secondary'}>
            {data?.sentence || (problem ? messages.failed : messages.waiting)}
          </Text>
          {problem && data && (
            <Text as="p" view="caption" tone="warning">
              {messages.failed}
            </Text>
          )}
        </Stack>
      </Panel>
      {warnings.map(({ step, text }) => (
        <Banner
          key={step + text}
          tone="warning"
          title={text}
          actions={
            <Button size="sm" onClick={() => onStep(step)}>
              {messages.open}
            </Button>
          }
        />
      ))}
      <Panel title={messages.reach} level={3}>
        {preview.data ? (
          <Reach preview={preview.data} live={live} />
        ) : (
          <Text tone="secondary">{preview.problem ? messages.uncounted : messages.waitingReach}</Text>
        )}
      </Panel>
    </Stack>
  );
}
