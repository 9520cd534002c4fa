import { useSession } from '@pribavka/api/react';
import { Button, Select, Stack, Switch, Text } from '@pribavka/ui';
import { PermissionMatrix } from '@pribavka/ui/table';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useEffect, useRef, useState } from 'react';

import { matrixColumns, matrixSections, rowsWith } from './cells.ts';
import { Comparison, useRights } from './Compare.tsx';
import { SaveBar } from './Frame.tsx';
import { rolesMessages as messages } from './messages.ts';
import type { Role } from './RoleList.tsx';
import { SaveDialog, Warnings } from './SaveDialog.tsx';
import type { Marks } from './useMarks.ts';
import { warningsOf } from './warnings.ts';

export interface RightsProps {
  role: Role;
  roles: readonly Role[];
  marks: Marks;
  editable: boolean;
}

const nobody = '-';

/** Ctrl+S, whatever the layout of the keyboard. */
function useSaveKey(onSave: (() => void) | undefined): void {
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS' || !latest.current) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The matrix of a role with what is not saved, the warnings, and another role to compare with. */
export function Rights({ role, roles, marks, editable }: RightsProps): ReactElement {
  const { profile } = useSession();
  const [otherCode, setOther] = useState(nobody);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [asking, setAsking] = useState(false);
  const other = roles.find(({ code }) => code === otherCode);
  const others = useRights(other?.code);
  const { added, removed } = marks.difference;
  const base = others ?? marks.saved;
  const differs = new Set(
    [...marks.marked, ...base].filter((grant) => !base.includes(grant) || !marks.marked.includes(grant)),
  );
  const warnings = warningsOf(
    { roleCode: role.code, grants: new Set(marks.marked) },
    { own: profile?.roleCode === role.code, texts: messages.warning },
  );
  useSaveKey(marks.changed && editable ? () => setAsking(true) : undefined);
  const save = async (): Promise<void> => {
    const done = await marks.save();
    setAsking(false);
    if (done) toast.success(messages.saved(role.name));
  };
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} wrap align="center" justify="between">
        <div style={{ flex: '0 1 360px', minWidth: 0 }}>
          <Select
            aria-label={messages.compare}
            size="sm"
            prefix={messages.compare}
            value={otherCode}
            onValueChange={setOther}
            options={[
              { value: nobody, label: messages.noCompare },
              ...roles.filter(({ code }) => code !== role.code).map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </div>
        <div>
          <Switch side="end" value={onlyChanged} onValueChange={setOnlyChanged}>
            {messages.onlyChanged}
          </Switch>
        </div>
      </Stack>
      {other && others && <Comparison role={role} other={other} marked={marks.marked} others={others} />}
      <Warnings warnings={warnings} />
      <PermissionMatrix
        label={messages.matrix(role.name)}
        sections={onlyChanged ? rowsWith(differs) : matrixSections}
        columns={matrixColumns}
        value={marks.marked}
        onValueChange={marks.mark}
        compareWith={base}
        searchLabel={messages.search}
        emptyText={onlyChanged && differs.size === 0 ? messages.nothing : undefined}
        disabled={!editable}
      />
      {editable && (
        <Text as="p" tone="secondary" view="caption">
          {messages.readingHint}
        </Text>
      )}
      {marks.changed && (
        <SaveBar role="region" aria-label={messages.difference}>
          <strong>{messages.unsaved(added.length + removed.length)}</strong>
          {added.length > 0 && <span data-change="added">{messages.added(added.length)}</span>}
          {removed.length > 0 && <span data-change="removed">{messages.removed(removed.length)}</span>}
          <span>{messages.affects(role.usersCount)}</span>
          <div data-actions="">
            <Button onClick={marks.reset}>{messages.reset}</Button>
            <Button variant="primary" kbd="Ctrl S" loading={marks.pending} onClick={() => setAsking(true)}>
              {messages.save}
            </Button>
          </div>
        </SaveBar>
      )}
      {asking && (
        <SaveDialog
          name={role.name}
          usersCount={role.usersCount}
          difference={marks.difference}
          warnings={warnings}
          pending={marks.pending}
          onSave={() => void save()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
