import { isProblem } from '@pribavka/api';
import { useCommand, useQuery, useSession } from '@pribavka/api/react';
import { Form, FormStrip, SubmitButton, SubmitError } from '@pribavka/forms';
import { Banner, formatDate, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { bodyOf, type DeadlineValues, type SupportSettings, valuesOf } from './deadline-values.ts';
import { DeadlineFields } from './DeadlineFields.tsx';
import { settingsMessages } from './messages.ts';
import { TabFrame } from './TabFrame.tsx';

const messages = settingsMessages.deadlines;

interface DeadlineFormProps {
  settings: SupportSettings;
  categories: ReadonlyArray<{ code: string; name: string }>;
  onSaved: (settings: SupportSettings) => void;
  onConflict: () => void;
}

function DeadlineForm({ settings, categories, onSaved, onConflict }: DeadlineFormProps): ReactElement {
  const may = useSession().profile?.roleCode === 'admin';
  const save = useCommand('support.updateSettings', { invalidates: ['support.*'], quiet: 'fields' });
  const [opened] = useState(settings);
  const [conflict, setConflict] = useState(false);
  const send = async (values: DeadlineValues): Promise<SupportSettings> => {
    try {
      // After a conflict the person has seen who was first; the next press saves over the newest record.
      return await save.run({ body: bodyOf(values, conflict ? settings.version : opened.version) });
    } catch (error) {
      if (!isProblem(error) || error.code !== 'VERSION_CONFLICT') throw error;
      setConflict(true);
      onConflict();
      throw new SubmitError({});
    }
  };
  return (
    <Form<DeadlineValues, SupportSettings>
      guardUnsaved
      draft={{ key: 'support-deadlines' }}
      style={{ maxWidth: 'none' }}
      initialValues={valuesOf(opened)}
      onSubmit={send}
      onSuccess={(saved) => {
        toast.success(messages.saved);
        onSaved(saved);
      }}
    >
      {!may && <Banner tone="info" title={messages.readOnly} />}
      {conflict && (
        <Banner tone="warning" title={messages.conflict} announce>
          {messages.conflictText(
            settings.updatedBy ?? messages.someone,
            formatDate(settings.updatedAt, 'dayMonthYearTime'),
          )}
        </Banner>
      )}
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
  const [round, setRound] = useState(0);
  return (
    <TabFrame label={settingsMessages.tabs.deadlines} query={query}>
      {query.data && (
        <DeadlineForm
          key={round}
          settings={query.data}
          categories={categories.filter(({ isActive }) => isActive)}
          onConflict={query.reload}
          onSaved={(saved) => {
            query.set(saved);
            setRound((old) => old + 1);
          }}
        />
      )}
    </TabFrame>
  );
}
