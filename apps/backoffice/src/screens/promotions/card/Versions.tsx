import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { ErrorState, Field, Grid, Heading, Select, Skeleton, Stack, Tag, Text, useAtLeast } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import { type ReactElement, useMemo, useState } from 'react';

import { momentColumn } from '../../../shared/list/columns.tsx';
import { CardTable } from '../../../shared/sheet/CardTable.tsx';
import { type ComparedLine, compareLines } from './compare.ts';
import { cardMessages } from './messages.ts';

type Version = Output<'promotions.versions'>[number];
const messages = cardMessages.versions;

const side = (id: 'before' | 'after', header: string, named: boolean): Column<ComparedLine> => ({
  id,
  header,
  minWidth: 180,
  cell: (row) => {
    const text = row[id] ?? messages.absent;
    // Whole, on as many lines as it takes: nobody compares what is cut off.
    const shown = row.differs ? <mark style={mark}>{text}</mark> : <span style={whole}>{text}</span>;
    return named ? (
      <>
        {header}: {shown}
      </>
    ) : (
      shown
    );
  },
  card: 'meta',
});
const whole = { whiteSpace: 'normal' } as const;
const mark = { ...whole, background: 'var(--pb-points-subtle)', color: 'inherit' } as const;

/** A card of a phone has no heads over its lines: each says which side it is. */
const comparedColumns = (named: boolean): readonly Column<ComparedLine>[] => [
  { id: 'title', header: messages.condition, width: 176, cell: (row) => row.title, card: 'title' },
  side('before', messages.before, named),
  side('after', messages.after, named),
];

const listed: readonly Column<Version>[] = [
  { id: 'number', header: messages.number, width: 84, cell: (row) => String(row.number), card: 'title' },
  {
    id: 'changed',
    header: messages.changed,
    minWidth: 200,
    cell: (row) => row.changes.map(({ title }) => title).join(', ') || messages.first,
    card: 'meta',
  },
  momentColumn({ id: 'at', header: messages.at, sortable: false, at: (row) => row.createdAt, card: 'meta' }),
  { id: 'author', header: messages.author, minWidth: 140, cell: (row) => messages.by(row.createdBy), card: 'meta' },
];

function Compare({ versions }: { versions: readonly Version[] }): ReactElement {
  const [newest, previous] = versions;
  const wide = useAtLeast('md');
  const columns = useMemo(() => comparedColumns(!wide), [wide]);
  const [before, setBefore] = useState(String(previous?.number ?? ''));
  const [after, setAfter] = useState(String(newest?.number ?? ''));
  const one = (number: string): Version | undefined => versions.find((each) => String(each.number) === number);
  const rows = compareLines(one(before)?.lines ?? [], one(after)?.lines ?? []);
  const differing = rows.filter(({ differs }) => differs).length;
  const options = versions.map(({ number, createdAt }) => ({
    value: String(number),
    label: messages.version(number, createdAt),
  }));
  return (
    <Stack as="section" gap={12}>
      <Heading level={3}>{messages.title}</Heading>
      <Stack gap={12}>
        <Grid min={200} gap={12}>
          <Field label={messages.before}>
            <Select value={before} onValueChange={setBefore} options={options} />
          </Field>
          <Field label={messages.after}>
            <Select value={after} onValueChange={setAfter} options={options} />
          </Field>
        </Grid>
        <div role="status">
          {differing > 0 ? (
            <Tag tone="amber">{messages.differs(differing)}</Tag>
          ) : (
            <Text tone="secondary">{messages.same}</Text>
          )}
        </div>
        <CardTable<ComparedLine>
          caption={messages.caption}
          columns={columns}
          query={{ data: rows, problem: undefined, refreshing: false, reload: () => undefined }}
          getRowId={(row) => row.title}
          rowLabel={(row) => row.title}
          empty={messages.same}
        />
      </Stack>
    </Stack>
  );
}

/** «Версии»: two of them side by side, and what each one changed. */
export function Versions({ id }: { id: string }): ReactElement {
  const query = useQuery('promotions.versions', { params: { id } }, { quiet: 'all' });
  const { data, problem, reload } = query;
  if (problem && !data) return <ErrorState level={3} onRetry={reload} requestId={problem.requestId} />;
  if (!data) return <Skeleton label={cardMessages.tabs.versions} />;
  return (
    <Stack gap={24}>
      {data.length > 1 ? <Compare versions={data} /> : <Text tone="secondary">{messages.only}</Text>}
      <Stack as="section" gap={12}>
        <Heading level={3}>{messages.all}</Heading>
        <CardTable<Version>
          caption={messages.all}
          columns={listed}
          query={query}
          getRowId={(row) => row.id}
          rowLabel={(row) => messages.version(row.number, row.createdAt)}
          empty={messages.only}
        />
      </Stack>
    </Stack>
  );
}
