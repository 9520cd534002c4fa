import { useCommand } from '@pribavka/api/react';
import { Button, ButtonGroup, CheckboxGroup, Dialog, Field, formatDate, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { supportStates } from '../../../shared/states.ts';
import { useAct } from '../../../shared/sheet/useAct.ts';
import { cardMessages } from './messages.ts';
import type { AgentCard, RequestCard } from './types.ts';
import type { RequestActs } from './useRequestActs.ts';

const messages = cardMessages.merge;

export interface MergeDialogProps {
  request: AgentCard;
  versionOf: RequestActs['versionOf'];
  query: { reload: () => void };
  onCard: (card: RequestCard) => void;
  onClose: () => void;
}

/** Which requests repeat this one, and in plain words what becomes of them. */
export function MergeDialog({ request, versionOf, query, onCard, onClose }: MergeDialogProps): ReactElement {
  const merge = useCommand('support.merge', { invalidates: ['support.adminList'] });
  const act = useAct(query);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const candidates = request.desk.others.filter(({ mergeable }) => mergeable);
  const duplicates = candidates.filter(({ id }) => chosen.includes(id));
  const submit = async (): Promise<void> => {
    const done = await act.act('merge', async () => {
      const version = await versionOf(request);
      const body = { version, duplicates: duplicates.map((each) => ({ id: each.id, version: each.version })) };
      onCard(await merge.run({ params: { id: request.id }, body }));
      return messages.done(duplicates.length);
    });
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={messages.title(request.number)}
      onClose={onClose}
      dirty={chosen.length > 0}
      footer={
        <ButtonGroup>
          <Button
            variant="danger"
            loading={act.pending !== undefined}
            disabledReason={duplicates.length === 0 ? messages.choose : undefined}
            onClick={() => void submit()}
          >
            {messages.submit(duplicates.length)}
          </Button>
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      }
    >
      <Stack gap={12}>
        {candidates.length === 0 ? (
          <Text as="p">{messages.none}</Text>
        ) : (
          <Field group label={messages.pick}>
            <CheckboxGroup
              value={chosen}
              onValueChange={setChosen}
              options={candidates.map(({ id, number, subject, status, createdAt }) => ({
                value: id,
                label: `${number} ${subject}`,
                hint: `${supportStates[status].word}, ${formatDate(createdAt, 'dayMonthYearTime')}`,
              }))}
            />
          </Field>
        )}
        <Text as="p">{duplicates.length > 0 ? messages.what(duplicates.length, request.number) : messages.choose}</Text>
      </Stack>
    </Dialog>
  );
}
