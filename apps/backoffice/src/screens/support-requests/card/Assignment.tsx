import { useQuery } from '@pribavka/api/react';
import { Field, Select, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useAct } from '../../../shared/sheet/useAct.ts';
import { supportMessages } from '../messages.ts';
import { cardMessages as messages, supportPriorityOptions } from './messages.ts';
import type { AgentCard } from './types.ts';
import type { RequestActs } from './useRequestActs.ts';

/** What stands in the list of people for the common queue. */
const nobody = 'nobody';
const priorities = supportPriorityOptions(supportMessages.priorities);

/** What is chosen stays in the choice even when the list does not have it any more: an archived category. */
const withOwn = (options: { value: string; label: string }[], value: string, label: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label }];

export interface AssignmentProps {
  request: AgentCard;
  acts: RequestActs;
  query: { reload: () => void };
}

/** Who answers, how soon and under which category; each choice is written at once. */
export function Assignment({ request, acts, query }: AssignmentProps): ReactElement {
  const { desk, category } = request;
  const act = useAct(query);
  const assignees = useQuery('support.assignees', {}, { quiet: 'all' }).data ?? [];
  const categories = useQuery('dictionary.get', {}, { quiet: 'all' }).data?.supportCategories ?? [];
  const people = [
    { value: nobody, label: messages.nobody },
    ...assignees.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const owner = desk.assignee?.id ?? nobody;
  const off = !acts.may || request.mergedInto !== null || act.pending !== undefined;
  const assign = (id: string): void =>
    void act.act('assignee', async () => {
      const card = await acts.change(request, { assigneeId: id === nobody ? null : id });
      const name = card.desk?.assignee?.name;
      return name === undefined ? messages.unassigned : messages.assigned(name);
    });
  const rank = (priority: AgentCard['desk']['priority']): void =>
    void act.act('priority', async () => {
      await acts.change(request, { priority });
      return messages.prioritySet(supportMessages.priorities[priority]);
    });
  const sort = (code: string): void =>
    void act.act('category', async () => {
      const card = await acts.change(request, { category: code });
      return messages.categorySet(card.category.name);
    });
  return (
    <Stack gap={12}>
      <Field label={messages.panel.assignee} disabled={off}>
        <Select
          size="sm"
          options={withOwn(people, owner, desk.assignee?.name ?? '')}
          value={owner}
          onValueChange={assign}
        />
      </Field>
      <Field label={messages.panel.priority} disabled={off}>
        <Select size="sm" options={priorities} value={desk.priority} onValueChange={rank} />
      </Field>
      <Field label={messages.panel.category} disabled={off}>
        <Select
          size="sm"
          options={withOwn(
            categories.map(({ code, name }) => ({ value: code, label: name })),
            category.code,
            category.name,
          )}
          value={category.code}
          onValueChange={sort}
        />
      </Field>
    </Stack>
  );
}
