import { programmeToday } from '@pribavka/forms/rules';
import { type Input, type Output } from '@pribavka/api';
import { useBounds, useCommand, useQuery } from '@pribavka/api/react';
import { DateField, NumberField, SubmitError } from '@pribavka/forms';
import { confirm, formatDate, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import type { ChosenRows } from '../../../shared/bulk/bulk-plan.ts';
import { BulkReport } from '../../../shared/bulk/BulkReport.tsx';
import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import type { Versioned } from '../../../shared/form/useVersionedEdit.ts';
import { nomenclatureMessages } from '../messages.ts';

const messages = nomenclatureMessages.points;
type Result = Output<'products.setPoints'>;
type Body = Input<'products.setPoints'>['body'];
interface Values {
  points: number;
  from: string;
}

/** Rows of the command: the chosen ones, or whatever the list finds but those taken out by hand. */
function rowsOf({ ids, query }: ChosenRows): Pick<Body, 'ids' | 'filter' | 'except'> {
  if (ids) return { ids };
  const { search, filters, except = [] } = query ?? {};
  return { filter: { ...filters, ...(search === undefined ? {} : { search }) }, except };
}

const noteOf = ({ waiting, unchanged, failedCount }: Result): string | undefined =>
  [
    waiting > 0 && messages.waiting(waiting),
    unchanged > 0 && messages.unchanged(unchanged),
    failedCount > 0 && messages.refused(failedCount),
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** New points of many products from a day on: counted first, then one command, refusals by name. */
export function MassPoints({ chosen, onClose }: { chosen: ChosenRows; onClose: () => void }): ReactElement {
  const bounds = useBounds();
  const set = useCommand('products.setPoints', { invalidates: ['products.*'], quiet: 'fields' });
  const limit = useQuery('products.pointsLimit', {}, { quiet: 'all' }).data?.atOnce;
  const [report, setReport] = useState<Result>();
  const send = async ({ points, from }: Values): Promise<Result> => {
    const body = { ...rowsOf(chosen), points, from };
    const plan = await set.run({ body: { ...body, preview: true } });
    if (plan.updated === 0) throw new SubmitError({}, [messages.none]);
    const title = messages.question(plan.updated, points, formatDate(from, 'date'));
    // Without a «yes» the form stays as it was.
    if (!(await confirm({ title, body: noteOf(plan), confirmLabel: messages.act }))) throw new SubmitError({});
    return set.run({ body: { ...body, expected: plan.updated } });
  };
  const done = (result: Result): void => {
    chosen.clear();
    if (result.failedCount === 0) onClose();
    else setReport(result);
  };
  if (report)
    return <BulkReport done={messages.done(report.updated, report.waiting)} list={report.failed} onClose={onClose} />;
  return (
    <EditSheet<Versioned, Values, Result>
      title={messages.title}
      draft={{ area: 'products', form: 'mass-points' }}
      valuesOf={() => ({ from: programmeToday() })}
      onSubmit={send}
      saved={({ updated, waiting }) => messages.done(updated, waiting)}
      onSaved={done}
      onClose={onClose}
      submit={messages.act}
    >
      <Text as="p">
        {messages.chosen(chosen.ids?.length)} {messages.text}
      </Text>
      <NumberField
        name="points"
        label={messages.labels.points}
        hint={typeof limit === 'number' ? messages.limit(limit) : undefined}
        min={0}
        max={bounds.maxBasePoints}
      />
      <DateField name="from" label={messages.labels.from} min={programmeToday()} />
    </EditSheet>
  );
}
