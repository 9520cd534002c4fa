import { FieldShell, useFormField } from '@pribavka/forms';
import { Button, IconButton, NumberInput, Stack, Text } from '@pribavka/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { wizardMessages } from './messages.ts';
import { ruleMessages } from './steps/messages.ts';
import type { Tier } from './values.ts';

const messages = ruleMessages.mechanic;
const blank: Tier = { units: null, percent: null };
const start: readonly Tier[] = [];
const most = 10;

const isRefused = (value: number | null): boolean => Number.isNaN(value);
const refused = (value: unknown): string | undefined =>
  (value as readonly Tier[] | undefined)?.some(({ units, percent }) => isRefused(units) || isRefused(percent))
    ? messages.tier.whole
    : undefined;
const RULES = [refused];

/** Thresholds of a plan: from so many units so many per cent. */
export function TiersField(): ReactElement {
  const field = useFormField<readonly Tier[]>('tiers', wizardMessages.labels.tiers, start, { rules: RULES });
  const rows = field.value.length > 0 ? field.value : [blank];
  const put = (index: number, part: Partial<Tier>): void =>
    field.change(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <FieldShell name="tiers" label={wizardMessages.labels.tiers} field={field} group>
      <Stack gap={8}>
        {rows.map((row, index) => (
          <Stack key={index} direction="row" gap={8} align="center" wrap onFocus={field.focus} onBlur={field.blur}>
            <Text tone="secondary">{messages.from}</Text>
            <NumberInput
              style={{ width: 96 }}
              aria-label={messages.tier.units(index + 1)}
              value={row.units}
              onValueChange={(units, isNone) => put(index, { units: isNone ? Number.NaN : units })}
            />
            <Text tone="secondary">{messages.gives}</Text>
            <NumberInput
              style={{ width: 96 }}
              aria-label={messages.tier.percent(index + 1)}
              suffix="%"
              value={row.percent}
              onValueChange={(percent, isNone) => put(index, { percent: isNone ? Number.NaN : percent })}
            />
            {rows.length > 1 && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={messages.removeTier(index + 1)}
                onClick={() => field.change(rows.filter((_, at) => at !== index))}
              />
            )}
          </Stack>
        ))}
        {rows.length < most && (
          <div>
            <Button size="sm" icon={Plus} onClick={() => field.change([...rows, blank])}>
              {messages.addTier}
            </Button>
          </div>
        )}
      </Stack>
    </FieldShell>
  );
}
