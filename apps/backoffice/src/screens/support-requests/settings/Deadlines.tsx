import { useCommand, useQuery, useSession } from '@pribavka/api/react';
import { beginAgain, DraftNotice, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import { Banner, ErrorState, formatDate, Skeleton, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';
import { useVersionedEdit } from '../../../shared/form/useVersionedEdit.ts';
import { bodyOf, type DeadlineValues, type SupportSettings, valuesOf } from './deadline-values.ts';
import { DeadlineFields } from './DeadlineFields.tsx';
import { settingsMessages } from './messages.ts';

const messages = settingsMessages.deadlines;

interface DeadlineFormProps {
  settings: SupportSettings;
  categories: ReadonlyArray<{ code: string; name: string }>;
  onSaved: (settings: SupportSettings) => void;
  onConflict: () => Promise<void>;
}

function DeadlineForm({ settings, categories, onSaved, onConflict }: DeadlineFormProps): ReactElement {
  const may = useSession().profile?.roleCode === 'admin';
  const save = useCommand('support.updateSettings', { invalidates: ['support.*'], quiet: 'fields' });
  const edit = useVersionedEdit<SupportSettings, DeadlineValues, SupportSettings>({
    record: settings,
    reload: onConflict,
    valuesOf: (record) => valuesOf(record ?? settings),
    onSubmit: (values, version = settings.version) => save.run({ body: bodyOf(values, version) }),
  });
  return (
    <Form<DeadlineValues, SupportSettings>
      guardUnsaved
      draft={{ area: 'support-settings', record: 'deadlines' }}
      style={{ maxWidth: 'none' }}
      initialValues={edit.initialValues}
      onSubmit={edit.onSubmit}
      onSuccess={(saved, values, form) => {
        beginAgain(form, values, edit.goOn(saved));
        toast.success(messages.saved);
        onSaved(saved);
      }}
    >
      {!may && <Banner tone="info" title={messages.readOnly} />}
      {edit.conflict ? <ConflictBanner conflict={edit.conflict} /> : <DraftNotice />}
      <DeadlineFields categories={categories} off={!may} />
      <FormStrip />
      {may && (
        <div>
          <SubmitButton>{messages.save}</SubmitButton>
        </div>
      )}
      {settings.updatedBy && (
        <Text tone="secondary">
          {settingsMessages.changedBy(settings.updatedBy, formatDate(settings.updatedAt, 'dayMonthYearTime'))}
        </Text>
      )}
    </Form>
  );
}

/** Hours of work and hours till the first answer. */
export function Deadlines(): ReactElement {
  const query = useQuery('support.settings');
  const categories = useQuery('support.categories', {}, { quiet: 'all' }).data ?? [];
  if (!query.data) {
    return query.problem ? (
      <ErrorState onRetry={query.reload} requestId={query.problem.requestId} />
    ) : (
      <Skeleton label={settingsMessages.tabs.deadlines} />
    );
  }
  return (
    <DeadlineForm
      settings={query.data}
      categories={categories.filter(({ isActive }) => isActive)}
      onConflict={query.reload}
      onSaved={query.set}
    />
  );
}
