import { announce, Banner, Button, confirm, formatNumber, SegmentedControl, Stack, Stat, Text } from '@pribavka/ui';
import { formatPoints, LedgerStrip } from '@pribavka/ui/loyalty';
import { useEffect, useRef, useState, type ReactElement } from 'react';

import { attempt } from '../../../shared/attempt.ts';
import { countWithoutReceipt, refusedRows, shownColumns, type SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';
import { Rows } from './Rows.tsx';
import { useCells } from './useCells.ts';
import type { Correction, OpenedList } from './useSaleList.ts';

type Filter = 'all' | 'refused';

export interface RowsStepProps extends Pick<OpenedList, 'stopped' | 'checkOn'> {
  list: SaleList;
  correct: (correction: Correction) => Promise<void>;
  onDownload: () => void;
  /** To the sales that are registered. */
  onSales: () => void;
  /** To the columns of the file; absent once a part has been sent. */
  onColumns?: (() => void) | undefined;
}

/** «48 продаж готовы, 2 с ошибками». */
const verdictOf = ({ counts }: SaleList): string =>
  [
    counts.ready > 0 ? messages.ready(counts.ready) : messages.nothingReady,
    ...(counts.refused > 0 ? [messages.refused(counts.refused)] : []),
    ...(counts.known > 0 ? [messages.known(counts.known)] : []),
  ].join(', ');

/** Rows of the file as the check has found them; errors are corrected where they stand. */
export function RowsStep({
  list,
  correct,
  stopped,
  checkOn,
  onDownload,
  onSales,
  onColumns,
}: RowsStepProps): ReactElement {
  const { counts, rows } = list;
  const cells = useCells(list, correct);
  const [chosen, setChosen] = useState<Filter>();
  const refused = refusedRows(rows);
  const filter = chosen ?? (refused.length > 0 ? 'refused' : 'all');
  const isChecked = counts.unchecked === 0;
  const verdict = verdictOf(list);
  const said = useRef<string>(undefined);
  useEffect(() => {
    // Said once for each result of a check, not for each portion of it.
    if (!isChecked || said.current === verdict) return;
    said.current = verdict;
    announce(verdict);
  }, [isChecked, verdict]);
  const remove = async (row: number): Promise<void> => {
    const { removeQuestion, remove: confirmLabel, removeText: body } = messages;
    if (!(await confirm({ title: removeQuestion(row), body, confirmLabel, danger: true }))) return;
    await correct({ rows: [], remove: [row] });
    announce(messages.removed(row));
  };
  return (
    <Stack gap={16}>
      {list.registered > 0 && (
        <Banner
          tone="success"
          title={messages.done(list.registered)}
          announce
          actions={
            <Button size="sm" onClick={onSales}>
              {messages.toSales}
            </Button>
          }
        >
          {counts.refused > 0 && messages.left}
        </Banner>
      )}
      {stopped ? (
        <Banner
          tone="danger"
          title={messages.checkFailed}
          announce
          actions={
            <Button size="sm" onClick={checkOn}>
              {messages.checkAgain}
            </Button>
          }
        />
      ) : (
        !isChecked && <Banner tone="info" title={messages.checking(counts.unchecked)} />
      )}
      <Summary list={list} />
      {refused.length > 0 && (
        <Stack direction="row" gap={12} wrap align="center">
          <SegmentedControl<Filter>
            aria-label={messages.filter}
            value={filter}
            onValueChange={setChosen}
            options={[
              { value: 'refused', label: messages.onlyRefused(refused.length) },
              { value: 'all', label: messages.all(rows.length) },
            ]}
          />
          {counts.refused > 0 && (
            <Button variant="text" onClick={onDownload}>
              {messages.downloadFailed}
            </Button>
          )}
        </Stack>
      )}
      {rows.length === 0 ? (
        <Text as="p">{messages.noRows}</Text>
      ) : (
        <Rows
          key={filter}
          rows={filter === 'all' ? rows : refused}
          columns={shownColumns(list)}
          cells={cells}
          onRemove={(row) => void attempt(remove(row))}
        />
      )}
      <Text as="p" tone="secondary">
        {messages.shown}
      </Text>
      {onColumns && (
        <div>
          <Button variant="text" onClick={onColumns}>
            {messages.joinAgain}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Summary({ list: { counts, points, rows } }: { list: SaleList }): ReactElement {
  const withoutReceipt = countWithoutReceipt(rows);
  const { facts } = messages;
  return (
    <section aria-label={messages.summary}>
      <LedgerStrip>
        <Stat size="sm" label={facts.ready} value={formatNumber(counts.ready)} />
        {counts.refused > 0 && <Stat size="sm" label={facts.refused} value={formatNumber(counts.refused)} />}
        {counts.known > 0 && <Stat size="sm" label={facts.known} value={formatNumber(counts.known)} />}
        {points > 0 && <Stat size="sm" label={facts.points} value={messages.points(formatPoints(points))} />}
      </LedgerStrip>
      {points > 0 && (
        <Text as="p" tone="secondary">
          {messages.pointsText}
        </Text>
      )}
      {withoutReceipt > 0 && (
        <Text as="p" tone="secondary">
          {messages.withoutReceipt(withoutReceipt)}
        </Text>
      )}
    </section>
  );
}
