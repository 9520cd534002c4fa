import { announce, Banner, type BannerProps, Button } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { useFormParts, useFormView } from './context.ts';
import { focusFirst } from './focus-first.ts';
import { formMessages } from './form.messages.ts';

/** Shape of {@link DraftNotice}. */
export type DraftNoticeProps = Omit<BannerProps, 'title' | 'tone' | 'children' | 'actions' | 'announce'>;

/**
 * «Вернули введённое»: names the fields a draft came back into, warns of those somebody else has changed since, and
 * offers to begin again with what is saved (specification 3.23). Nothing where no draft came back.
 */
export function DraftNotice(props: DraftNoticeProps): ReactElement | null {
  const { core, element, startOver } = useFormParts();
  const { restored, submitting } = useFormView(core);
  const texts = useMessages(formMessages);
  if (!restored) return null;
  const { fields, changed } = restored;
  const begin = (): void => {
    if (submitting) return;
    startOver();
    announce(texts.startedOver);
    const form = element();
    // The button is gone with the notice.
    if (form) focusFirst(form, new Set(core.entries.keys()));
  };
  return (
    <Banner
      announce
      tone={changed.length > 0 ? 'warning' : 'info'}
      title={texts.restored(fields.join(', '))}
      actions={
        <Button size="sm" onClick={begin}>
          {texts.startOver}
        </Button>
      }
      {...props}
    >
      {changed.length > 0 ? texts.changedSince(changed.join(', ')) : undefined}
    </Banner>
  );
}
