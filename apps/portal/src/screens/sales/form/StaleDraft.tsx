import { useFormField, useFormParts } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { useEffect, useRef, type ReactElement } from 'react';

import { StandingLink } from '../../../shared/StandingLink.tsx';
import type { UploadedFile } from '../../../shared/contract.ts';
import { saleUrl } from '../urls.ts';
import { isLocalFile } from './local-file.ts';
import type { Stale } from './stale.ts';
import type { SavedSale } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const NONE: readonly UploadedFile[] = [];

function textOf(stale: Stale, isAsked: boolean): string {
  if (stale.kind === 'sent') return (isAsked ? messages.staleAnswered : messages.staleSent)(stale.sale.number);
  if (stale.kind === 'deleted') return messages.staleDeleted;
  return isAsked ? messages.staleAsked : messages.staleChanged;
}

interface StaleDraftProps {
  stale: Stale;
  /** A sale the moderator asked about: nothing of it becomes a new one. */
  isAsked: boolean;
  onFresh: () => void;
}

/**
 * What became of the draft, and the way on: one that is changed is sent under its new version, one that is no more
 * becomes a new sale only when the person says so.
 */
export function StaleDraft({ stale, isAsked, onFresh }: StaleDraftProps): ReactElement {
  const { setValue } = useFormParts();
  const { change } = useFormField<SavedSale | null>('saved', '', null, {});
  const files = useFormField('files', '', NONE, {});
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stale.kind === 'changed') change(stale.saved);
    // No field is wrong, and the end of a long form is out of sight.
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, [stale, change]);
  const begin = (): void => {
    change(null);
    setValue('formId', crypto.randomUUID());
    // What is at the server belongs to the other sale.
    files.change(files.value.filter(isLocalFile));
    setValue('photos', undefined);
    onFresh();
  };
  return (
    <Banner
      ref={banner}
      tone="warning"
      announce
      title={textOf(stale, isAsked)}
      actions={
        stale.kind === 'changed' ? undefined : (
          <>
            {!isAsked && <Button onClick={begin}>{messages.staleFresh}</Button>}
            {stale.kind === 'sent' && (
              <StandingLink to={saleUrl(stale.sale.id)}>
                {isAsked ? messages.staleOpenSale : messages.staleOpen}
              </StandingLink>
            )}
          </>
        )
      }
    />
  );
}
