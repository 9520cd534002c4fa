import { useFormParts } from '@pribavka/forms';
import { Banner, formatDate } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { formMessages as messages } from './messages.ts';
import type { EditConflict } from './useVersionedEdit.ts';

interface ConflictBannerProps {
  conflict: EditConflict | undefined;
  /** Labels of the fields, for what somebody else has changed; without them only who and when is said. */
  labels?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** Who was first, what changed, and that nothing typed is lost. */
export function ConflictBanner({ conflict, labels }: ConflictBannerProps): ReactElement | null {
  const { core } = useFormParts();
  if (!conflict) return null;
  const { record, fields } = conflict;
  const names = labels ? fields.map((field) => labels[field] ?? core.labelOf(field)).filter(Boolean) : [];
  return (
    <Banner tone="warning" title={messages.conflict} announce>
      {[
        messages.changedBy(record.updatedBy ?? messages.someone, formatDate(record.updatedAt, 'dayMonthYearTime')),
        names.length > 0 && messages.changed(names.join(', ')),
        messages.kept,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
