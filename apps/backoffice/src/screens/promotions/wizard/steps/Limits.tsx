import { NumberField } from '@pribavka/forms';
import { Grid, Panel, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { ChoiceField } from '../ChoiceField.tsx';
import { wizardMessages } from '../messages.ts';
import { ruleMessages } from './messages.ts';

const { labels } = wizardMessages;
const { limits: messages, mechanic } = ruleMessages;
const most = 1_000_000;

const capped = ['memberTotal', 'memberMonth', 'memberDay', 'storeTotal'] as const;

/** Step 5: how much it may give at most, and what happens there. */
export function Limits({ hints }: { hints: readonly string[] }): ReactElement {
  return (
    <>
      <Panel title={messages.budget} level={3}>
        <Stack gap={12}>
          <NumberField
            name="budget"
            label={labels.budget}
            hint={messages.budgetHint}
            suffix={mechanic.pointsUnit}
            optional
            min={1}
            max={1_000_000_000}
            style={{ maxWidth: 360 }}
          />
          {hints.map((hint) => (
            <Text as="p" key={hint} tone="secondary">
              {hint}
            </Text>
          ))}
        </Stack>
      </Panel>
      <Panel title={messages.member} level={3} aside={messages.memberHint}>
        <Stack gap={16}>
          <Grid min={300} gap={16}>
            {capped.map((name) => (
              <NumberField
                key={name}
                name={name}
                label={labels[name]}
                suffix={mechanic.pointsUnit}
                optional
                min={1}
                max={most}
              />
            ))}
            <NumberField
              name="memberUnits"
              label={labels.memberUnits}
              suffix={mechanic.pieces}
              optional
              min={1}
              max={most}
            />
          </Grid>
          <ChoiceField name="onLimit" usual="refuse" options={messages.onLimit} />
        </Stack>
      </Panel>
    </>
  );
}
