import type { Input, Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { CheckboxField, Form, FormStrip, NumberField, SelectField, SubmitButton, SubmitError } from '@pribavka/forms';
import { Banner, ErrorState, formatDate, Grid, Panel, Skeleton, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { isProblem } from '@pribavka/api';
import { type ReactElement, useState } from 'react';

import { mergeEdit } from '../../../shared/form/mergeEdit.ts';
import { settingsWords as words } from './words.ts';

type Settings = Output<'points.settings'>;
type Body = Input<'points.updateSettings'>['body'];
type NumberName = Exclude<keyof typeof words.fields, 'taxMode' | 'withdrawalCodeRequired' | 'registrySecondPerson'>;

interface Limits {
  readonly min: number;
  readonly max: number;
}

const limits: Readonly<Record<NumberName, Limits>> = {
  rateKopecks: { min: 1, max: 100_000 },
  holdDays: { min: 0, max: 365 },
  lifeMonths: { min: 1, max: 120 },
  graceDays: { min: 0, max: 365 },
  debtCap: { min: 0, max: 1_000_000_000 },
  saleSubmitDays: { min: 1, max: 365 },
  disputeDays: { min: 0, max: 90 },
  undoMinutes: { min: 0, max: 1440 },
  moderationSlaHours: { min: 1, max: 720 },
  withdrawalMin: { min: 0, max: 99_999 },
  withdrawalMax: { min: 1, max: 99_999 },
  withdrawalStep: { min: 1, max: 10_000 },
  withdrawalPerDay: { min: 1, max: 100 },
  withdrawalPerMonth: { min: 0, max: 1_000_000_000 },
  payoutDays: { min: 1, max: 60 },
  adjustmentApprovalThreshold: { min: 0, max: 1_000_000_000 },
  taxRate: { min: 0, max: 100 },
  taxExemptKopecks: { min: 0, max: 100_000_000 },
};

function Numbers({ names, disabled }: { names: readonly NumberName[]; disabled: boolean }): ReactElement {
  return (
    <>
      {names.map((name) => (
        <NumberField key={name} name={name} label={words.fields[name]} {...limits[name]} disabled={disabled} />
      ))}
    </>
  );
}

/** Everything the server gives but what it alone writes. */
function bodyOf({ updatedAt: _at, updatedBy: _by, ...settings }: Settings): Body {
  return settings;
}

interface SettingsFormProps {
  /** The newest record; the form keeps what it was opened with. */
  settings: Settings;
  onSaved: (saved: Settings) => void;
  onConflict: () => void;
}

function SettingsForm({ settings, onSaved, onConflict }: SettingsFormProps): ReactElement {
  const mayUpdate = useAllowed('transactionPage.tuningsTransaction:update');
  const save = useCommand('points.updateSettings', { invalidates: ['points.*'], quiet: 'all' });
  const [opened] = useState(() => bodyOf(settings));
  const [conflict, setConflict] = useState(false);
  const off = !mayUpdate;
  const modes = Object.entries(words.taxModes).map(([value, label]) => ({ value, label }));
  const send = async (typed: Body): Promise<Settings> => {
    // After a conflict the person has seen whose edit came first; the next press saves over the newest record.
    const base = conflict ? bodyOf(settings) : { ...bodyOf(settings), version: opened.version };
    try {
      return await save.run({ body: mergeEdit(opened, { ...typed, version: opened.version }, base) });
    } catch (error) {
      if (isProblem(error) && error.code === 'VERSION_CONFLICT') {
        setConflict(true);
        onConflict();
        // The banner says it, once, and names who was first.
        throw new SubmitError({});
      }
      throw error;
    }
  };
  return (
    <Form<Body, Settings>
      guardUnsaved
      style={{ maxWidth: 'none' }}
      initialValues={opened}
      onSubmit={send}
      onSuccess={(saved) => {
        toast.success(words.saved);
        onSaved(saved);
      }}
    >
      {conflict && (
        <Banner tone="warning" title={words.conflict} announce>
          {settings.updatedBy &&
            words.conflictText(settings.updatedBy, formatDate(settings.updatedAt, 'dayMonthYearTime'))}
        </Banner>
      )}
      {off && <Banner tone="info" title={words.readOnly} />}
      <Grid min={320}>
        <Panel title={words.groups.points}>
          <Stack gap={16}>
            <Numbers names={['rateKopecks', 'holdDays', 'lifeMonths', 'graceDays', 'debtCap']} disabled={off} />
          </Stack>
        </Panel>
        <Panel title={words.groups.sales}>
          <Stack gap={16}>
            <Numbers names={['saleSubmitDays', 'disputeDays', 'undoMinutes', 'moderationSlaHours']} disabled={off} />
          </Stack>
        </Panel>
        <Panel title={words.groups.withdrawals}>
          <Stack gap={16}>
            <Numbers
              names={[
                'withdrawalMin',
                'withdrawalMax',
                'withdrawalStep',
                'withdrawalPerDay',
                'withdrawalPerMonth',
                'payoutDays',
              ]}
              disabled={off}
            />
            <CheckboxField name="withdrawalCodeRequired" label={words.fields.withdrawalCodeRequired} disabled={off} />
            <CheckboxField name="registrySecondPerson" label={words.fields.registrySecondPerson} disabled={off} />
          </Stack>
        </Panel>
        <Panel title={words.groups.tax}>
          <Stack gap={16}>
            <SelectField name="taxMode" label={words.fields.taxMode} options={modes} disabled={off} />
            <Numbers names={['taxRate', 'taxExemptKopecks']} disabled={off} />
          </Stack>
        </Panel>
        <Panel title={words.groups.tunings}>
          <Stack gap={16}>
            <Numbers names={['adjustmentApprovalThreshold']} disabled={off} />
          </Stack>
        </Panel>
      </Grid>
      <FormStrip />
      {mayUpdate && (
        <Stack direction="row" gap={16} align="center" wrap>
          <SubmitButton>{words.save}</SubmitButton>
          {settings.updatedBy && (
            <Text tone="secondary">
              {words.updated(settings.updatedBy, formatDate(settings.updatedAt, 'dayMonthYearTime'))}
            </Text>
          )}
        </Stack>
      )}
    </Form>
  );
}

/** «Настройки баллов»: rules as data, with a version so that two edits never overwrite each other. */
export function PointsSettings(): ReactElement {
  const query = useQuery('points.settings');
  const [round, setRound] = useState(0);
  if (query.problem && !query.data) return <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />;
  if (!query.data) return <Skeleton label={words.title} />;
  return (
    <SettingsForm
      key={round}
      settings={query.data}
      onConflict={query.reload}
      onSaved={(saved) => {
        query.set(saved);
        setRound((old) => old + 1);
      }}
    />
  );
}
