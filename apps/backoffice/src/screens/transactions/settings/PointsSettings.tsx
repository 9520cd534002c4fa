import { boundCeilings, type BoundName, ceilings, isControlSetting } from '@pribavka/api';
import { useAllowed, useCommand, useQuery, useSession } from '@pribavka/api/react';
import {
  beginAgain,
  CheckboxField,
  Form,
  FormStrip,
  NumberField,
  SelectField,
  SubmitButton,
  SubmitError,
} from '@pribavka/forms';
import {
  Banner,
  confirm,
  DescriptionList,
  ErrorState,
  formatDate,
  Grid,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';
import { useVersionedEdit } from '../../../shared/form/useVersionedEdit.ts';
import { BoundsPanel } from './BoundsPanel.tsx';
import { PendingChange } from './PendingChange.tsx';
import { settingsMessages as messages } from './messages.ts';
import { bodyOf, type Difference, differenceOf, type Settings, type Values, valuesOf } from './values.ts';

type NumberName = Exclude<
  keyof typeof messages.fields,
  | 'taxMode'
  | 'rateKopecks'
  | 'taxExemptKopecks'
  | 'returnPolicy'
  | 'autoConfirm'
  | 'storeRating'
  | 'listReceiptRequired'
  | 'withdrawalCodeRequired'
  | 'registrySecondPerson'
  | BoundName
>;
/** Whether the person may not change this setting. */
type Locked = (name: keyof typeof messages.fields) => boolean;

interface Limits {
  readonly min: number;
  readonly max: number;
}

const limits: Readonly<Record<NumberName, Limits>> = {
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
  promotionApprovalThreshold: { min: 0, max: 1_000_000_000 },
  basePointsApprovalThreshold: { min: 0, max: ceilings.basePoints },
  taxRate: { min: 0, max: 100 },
};

function Numbers({ names, off }: { names: readonly NumberName[]; off: Locked }): ReactElement {
  return (
    <>
      {names.map((name) => (
        <NumberField key={name} name={name} label={messages.fields[name]} {...limits[name]} disabled={off(name)} />
      ))}
    </>
  );
}

/** A sum is typed in roubles. */
function Roubles({
  name,
  min,
  max,
  off,
}: Limits & { name: 'rateKopecks' | 'taxExemptKopecks'; off: Locked }): ReactElement {
  return (
    <NumberField
      name={name}
      label={messages.fields[name]}
      fraction={2}
      suffix="₽"
      {...{ min, max }}
      disabled={off(name)}
    />
  );
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** Shows what would change, old and new, before anything is sent. */
async function ask(changes: readonly Difference[]): Promise<boolean> {
  const { title, text, bounds, second, confirm: confirmLabel } = messages.question;
  return confirm({
    title: title(changes.length),
    confirmLabel,
    body: (
      <Stack gap={12}>
        <DescriptionList
          layout="stacked"
          items={changes.map(({ name, term, value }) => ({ key: name, term, value }))}
        />
        <Text>{text}</Text>
        {changes.some(({ name }) => name in boundCeilings) && <Text>{bounds}</Text>}
        {changes.some(({ name }) => isControlSetting(name)) && <Text>{second}</Text>}
      </Stack>
    ),
  });
}

interface SettingsFormProps {
  /** The newest record; the form keeps what it was opened with. */
  settings: Settings;
  onSaved: (saved: Settings) => void;
  onConflict: () => Promise<void>;
}

function SettingsForm({ settings, onSaved, onConflict }: SettingsFormProps): ReactElement {
  const mayUpdate = useAllowed('transactionPage.tuningsTransaction:update');
  const save = useCommand('points.updateSettings', { invalidates: ['points.*'], quiet: 'all' });
  const isAdmin = useSession().profile?.roleCode === 'admin';
  // While a change waits, there is nothing to ask for besides it.
  const controls = mayUpdate && isAdmin && !settings.pending;
  const off: Locked = (name) => (isControlSetting(name) ? !controls : !mayUpdate);
  const edit = useVersionedEdit<Settings, Values, Settings>({
    record: settings,
    reload: onConflict,
    valuesOf: (record) => valuesOf(record ?? settings),
    async onSubmit(values, version = settings.version) {
      const body = bodyOf(values);
      const changes = differenceOf(settings, body);
      if (changes.length === 0) throw new SubmitError({}, [messages.nothing]);
      if (!(await ask(changes))) throw new DOMException('', 'AbortError');
      return save.run({ body: { ...body, version } });
    },
  });
  return (
    <Form<Values, Settings>
      guardUnsaved
      style={{ maxWidth: 'none' }}
      initialValues={edit.initialValues}
      onSubmit={edit.onSubmit}
      onSuccess={(saved, values, form) => {
        beginAgain(form, values, edit.goOn(saved));
        toast.success(saved.pending ? messages.waits : messages.saved);
        onSaved(saved);
      }}
    >
      <ConflictBanner conflict={edit.conflict} labels={messages.fields} />
      {!mayUpdate && <Banner tone="info" title={messages.readOnly} />}
      {mayUpdate && !isAdmin && <Banner tone="info" title={messages.controlOnly} />}
      <Grid min={320}>
        <Panel title={messages.groups.points}>
          <Stack gap={16}>
            <Roubles name="rateKopecks" min={0.01} max={1000} off={off} />
            <Numbers names={['holdDays', 'lifeMonths', 'graceDays', 'debtCap']} off={off} />
            <SelectField
              name="returnPolicy"
              label={messages.fields.returnPolicy}
              options={optionsOf(messages.returnPolicies)}
              disabled={off('returnPolicy')}
            />
          </Stack>
        </Panel>
        <Panel title={messages.groups.sales}>
          <Stack gap={16}>
            <Numbers names={['saleSubmitDays', 'disputeDays', 'undoMinutes', 'moderationSlaHours']} off={off} />
            <CheckboxField name="autoConfirm" label={messages.fields.autoConfirm} disabled={off('autoConfirm')} />
            <CheckboxField name="storeRating" label={messages.fields.storeRating} disabled={off('storeRating')} />
            <CheckboxField
              name="listReceiptRequired"
              label={messages.fields.listReceiptRequired}
              disabled={off('listReceiptRequired')}
            />
          </Stack>
        </Panel>
        <Panel title={messages.groups.withdrawals}>
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
              off={off}
            />
            <CheckboxField
              name="withdrawalCodeRequired"
              label={messages.fields.withdrawalCodeRequired}
              disabled={off('withdrawalCodeRequired')}
            />
            <CheckboxField name="registrySecondPerson" label={messages.fields.registrySecondPerson} disabled />
          </Stack>
        </Panel>
        <Panel title={messages.groups.tax}>
          <Stack gap={16}>
            <SelectField
              name="taxMode"
              label={messages.fields.taxMode}
              options={optionsOf(messages.taxModes)}
              disabled={off('taxMode')}
            />
            <Numbers names={['taxRate']} off={off} />
            <Roubles name="taxExemptKopecks" min={0} max={1_000_000} off={off} />
          </Stack>
        </Panel>
        <Panel title={messages.groups.tunings}>
          <Stack gap={16}>
            <Numbers
              names={['adjustmentApprovalThreshold', 'promotionApprovalThreshold', 'basePointsApprovalThreshold']}
              off={off}
            />
          </Stack>
        </Panel>
        <BoundsPanel disabled={off('maxItems')} />
      </Grid>
      <FormStrip />
      {mayUpdate && (
        <Stack direction="row" gap={16} align="center" wrap>
          <SubmitButton>{messages.save}</SubmitButton>
          {settings.updatedBy && (
            <Text tone="secondary">
              {messages.updated(settings.updatedBy, formatDate(settings.updatedAt, 'dayMonthYearTime'))}
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
  if (!query.data) return <Skeleton label={messages.title} />;
  // A decision about a waiting change gives other values to a form nobody has sent.
  const open = (saved: Settings): void => {
    query.set(saved);
    setRound((old) => old + 1);
  };
  return (
    <Stack gap={24}>
      {query.data.pending && <PendingChange change={query.data.pending} onDecided={open} onConflict={query.reload} />}
      <SettingsForm key={round} settings={query.data} onConflict={query.reload} onSaved={query.set} />
    </Stack>
  );
}
