import type { PromotionMechanic } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { NumberField, RadioField, useFormValue, useFormValues } from '@pribavka/forms';
import { Grid, Panel, Stack, Text, formatMoney, formatNumber } from '@pribavka/ui';
import { Formula } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { fieldsOfMechanic } from '../body.ts';
import { exampleOf, sample } from '../example.ts';
import { wizardMessages } from '../messages.ts';
import { ruleMessages } from './messages.ts';
import { NamedField } from '../NamedField.tsx';
import type { Sources } from '../sources.ts';
import { TiersField } from '../TiersField.tsx';
import type { PromotionValues } from '../values.ts';

const { labels } = wizardMessages;
const { mechanic: messages } = ruleMessages;
const most = 1_000_000;

const Cards = styled.div`
  & [role='radiogroup'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  }
`;

function Fields({ mechanic, sources }: { mechanic: PromotionMechanic; sources: Sources }): ReactElement {
  const own = new Set<keyof PromotionValues>(fieldsOfMechanic[mechanic]);
  return (
    <Stack gap={16}>
      {own.has('bundle') && (
        <NamedField name="bundle" load={sources.products} optional={false} hint={messages.bundleHint} />
      )}
      <Grid min={200} gap={16}>
        {own.has('every') && (
          <NumberField name="every" label={labels.every} suffix={messages.pieces} min={1} max={999} />
        )}
        {own.has('points') && (
          <NumberField
            name="points"
            label={labels.points}
            hint={messages.pointsHint[mechanic]}
            suffix={messages.pointsUnit}
            min={1}
            max={most}
          />
        )}
        {own.has('factor') && (
          <NumberField name="factor" label={labels.factor} fraction={4} min={1.0001} max={10} suffix="×" />
        )}
        {own.has('percent') && (
          <NumberField name="percent" label={labels.percent} fraction={2} min={0.01} max={100} suffix="%" />
        )}
      </Grid>
      {own.has('per') && <RadioField name="per" label={labels.per} options={messages.per} />}
      {own.has('tiers') && <TiersField />}
    </Stack>
  );
}

/** A sale everybody can count, by the fields as they are now. */
function Example({ mechanic }: { mechanic: PromotionMechanic }): ReactElement {
  const values = useFormValues<PromotionValues>();
  const rate = useQuery('dictionary.get').data?.settings.rateKopecks ?? 100;
  const steps = exampleOf(mechanic, values, rate);
  if (!steps) return <Text tone="secondary">{messages.waiting}</Text>;
  return (
    <Stack gap={8}>
      <Text view="table" tone="secondary">
        {messages.sample(sample.units, sample.base, formatMoney(sample.price * 100))}
      </Text>
      <Formula
        parts={steps.map(({ operator, value, kind, ours }, index) => ({
          key: String(index),
          operator,
          value: formatNumber(value),
          label: messages.kinds[kind],
          tone: kind === 'result' ? 'result' : ours ? 'promotion' : undefined,
        }))}
      />
    </Stack>
  );
}

/** Step 2: what it gives, with an example, and how it stands next to others. */
export function Mechanic({ sources }: { sources: Sources }): ReactElement {
  const mechanic = useFormValue<PromotionMechanic | null>('mechanic');
  return (
    <>
      <Panel title={messages.title} level={3}>
        <Stack gap={20}>
          <Cards>
            <RadioField name="mechanic" label={labels.mechanic} view="cards" options={messages.options} />
          </Cards>
          {mechanic && <Fields mechanic={mechanic} sources={sources} />}
        </Stack>
      </Panel>
      {mechanic && (
        <Panel title={messages.example} level={3}>
          <Example mechanic={mechanic} />
        </Panel>
      )}
      <Panel title={messages.stacking} level={3}>
        <RadioField name="stackMode" label={labels.stackMode} view="cards" options={messages.stack} />
      </Panel>
    </>
  );
}
