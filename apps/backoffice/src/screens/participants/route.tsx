import { useAllowed } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Download, Mail } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import { portalRegistrationUrl } from '../../app/urls.ts';
import type { ChosenRows } from '../../shared/bulk/bulk-plan.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { memberColumns } from './columns.tsx';
import { participantsMessages as messages } from './messages.ts';
import { participantsList } from './query.ts';
import { participantsPath } from './urls.ts';
import { useBulkActs } from './useBulkActs.ts';
import { useFilters } from './useFilters.ts';
import { useViewCounts } from './useViewCounts.ts';

// The rows wait neither for the card nor for the forms.
const ParticipantSheet = lazy(async () => ({
  default: (await import('./card/ParticipantSheet.tsx')).ParticipantSheet,
}));
const ExportSheet = lazy(async () => ({ default: (await import('./export/ExportSheet.tsx')).ExportSheet }));
const LetterSheet = lazy(async () => ({ default: (await import('./letter/LetterSheet.tsx')).LetterSheet }));

async function copyRegistrationUrl(): Promise<void> {
  const url = location.origin + portalRegistrationUrl();
  try {
    await navigator.clipboard.writeText(url);
    toast.success(messages.empty.copied);
  } catch {
    toast.warning(messages.empty.copyFailed, { description: url });
  }
}

type Opened = { readonly kind: 'export' | 'letter'; readonly rows: ChosenRows };

const nothing = (): void => undefined;
const fullNameOf = ({ fullName }: { fullName: string }): string => fullName;

/** Everybody who takes part: views, search, filters, the card over the list, the file and the letter. */
export function Component(): ReactElement {
  const counts = useViewCounts();
  const mayExport = useAllowed('memberPage.exportMember:read');
  const mayWrite = useAllowed('memberPage.memberCard:update');
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const acts = useBulkActs();
  return (
    <>
      <ListScreen
        query={participantsList}
        name="participants"
        texts={messages}
        path={participantsPath}
        columns={memberColumns}
        filters={useFilters()}
        viewCounts={() => counts}
        rowLabel={fullNameOf}
        emptyAction={<Button onClick={() => void copyRegistrationUrl()}>{messages.empty.copy}</Button>}
        emptyViews={messages.emptyViews}
        renderTools={({ search, filters }) =>
          mayExport && (
            <Button
              size="sm"
              icon={Download}
              onClick={() =>
                setOpened({
                  kind: 'export',
                  rows: {
                    query: { ...(search && { search }), ...(filters && { filters }), except: [] },
                    clear: nothing,
                  },
                })
              }
            >
              {messages.exportAct}
            </Button>
          )
        }
        bulk={[
          ...acts,
          ...(mayWrite
            ? [
                {
                  id: 'letter',
                  label: messages.letterAct,
                  icon: Mail,
                  open: (rows: ChosenRows) => setOpened({ kind: 'letter', rows }),
                },
              ]
            : []),
          ...(mayExport
            ? [
                {
                  id: 'export',
                  label: messages.exportAct,
                  icon: Download,
                  open: (rows: ChosenRows) => setOpened({ kind: 'export', rows }),
                },
              ]
            : []),
        ]}
        opens="memberPage.memberCard:read"
        renderSheet={(place) => <ParticipantSheet key={place.id} place={place} />}
      />
      <Suspense>
        {opened?.kind === 'export' && <ExportSheet rows={opened.rows} onClose={close} />}
        {opened?.kind === 'letter' && <LetterSheet rows={opened.rows} onClose={close} />}
      </Suspense>
    </>
  );
}
