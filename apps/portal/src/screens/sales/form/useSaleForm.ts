import { isProblem } from '@pribavka/api';
import { useApi, useInvalidate } from '@pribavka/api/react';
import { useUnsavedChanges } from '@pribavka/forms';
import { formatCount, useStableCallback, useTimeout } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { checkDraft, countErrors, type DraftErrors, type Uploads } from './check.ts';
import { isBlank, toInput, type SaleDraft } from './draft.ts';
import { mergeErrors, placeRefusal, type Refusal } from './refusal.ts';
import { reduceDraft, type DraftChange } from './reduce.ts';
import { createSender, type Sender } from './sender.ts';
import { callSlot, draftSlot, dropDraft, keepDraft } from './storage.ts';
import { useSendLater, useUploads } from './useUploads.ts';
import { saleFormMessages as messages } from './messages.ts';

/** Milliseconds without a change after which the draft goes to the server. */
const SAVE_AFTER = 1500;

export interface SaleForm {
  readonly draft: SaleDraft;
  readonly change: Dispatch<DraftChange>;
  /** Shown once the person has tried to send. */
  readonly errors: DraftErrors | undefined;
  /** On its way, or waiting for photos that are. */
  readonly sending: boolean;
  readonly setUploads: (uploads: Uploads) => void;
  /** Grows with each try that did not succeed, so that the form can lead to what is wrong. */
  readonly attempt: number;
  /** What the server said about the last try; goes away with the next change. */
  readonly refusal: readonly string[];
  /** Moment the server took the draft, undefined while it is only here. */
  readonly savedAt: Date | undefined;
  readonly done: Sale | undefined;
  readonly send: () => Promise<void>;
  /** Drops the form kept in this browser. */
  readonly forget: () => void;
}

/** A refusal is an answer that says no; a lost answer and a broken server say nothing. */
const isRefusal = (error: unknown): boolean =>
  isProblem(error) && error.kind !== 'network' && error.kind !== 'server' && error.kind !== 'cancelled';

/** State of the form of a sale: kept over a reload, saved to the server, sent once. */
export function useSaleForm(userId: string, initial: SaleDraft): SaleForm {
  const api = useApi();
  const invalidate = useInvalidate();
  const [draft, change] = useReducer(reduceDraft, initial);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [savedAt, setSavedAt] = useState<Date>();
  const [done, setDone] = useState<Sale>();
  const [changed, setChanged] = useState(false);
  const pause = useTimeout();
  const seen = useRef(initial);
  const slot = draftSlot(userId);

  const sender = useMemo<Sender>(
    () =>
      createSender({
        send: async (call, key) =>
          call.kind === 'create'
            ? api.call('sales.create', { body: call.body }, { idempotencyKey: key, quiet: 'all' })
            : api.call(
                'sales.update',
                { params: { id: call.id }, body: call.body },
                { idempotencyKey: key, quiet: 'all' },
              ),
        refused: isRefusal,
        newKey: () => crypto.randomUUID(),
        storage: localStorage,
        slot: callSlot(userId),
      }),
    [api, userId],
  );

  const known =
    draft.saleId !== undefined && draft.version !== undefined
      ? { id: draft.saleId, version: draft.version }
      : undefined;

  const finish = useStableCallback((sale: Sale) => {
    dropDraft(localStorage, slot);
    pause.clear();
    setDone(sale);
    invalidate(['sales.*', 'points.*', 'operations.*']);
  });

  const autosave = useStableCallback(async () => {
    if (sending || done || toInput(draft, false).items.length === 0) return;
    try {
      const sale = await sender.save(toInput(draft, false), known);
      if (sale.status === 'draft' || sale.status === 'clarification') {
        change({ type: 'kept', saleId: sale.id, version: sale.version });
        setSavedAt(new Date());
        setChanged(false);
      } else finish(sale);
    } catch {
      // The form is kept in this browser all the same; sending will say what is wrong.
      setSavedAt(undefined);
    }
  });

  useEffect(() => {
    const before = seen.current;
    seen.current = draft;
    if (before === draft || done) return;
    if (isBlank(draft)) dropDraft(localStorage, slot);
    else keepDraft(localStorage, slot, draft);
    const sameVersion = before.saleId === draft.saleId && before.version === draft.version;
    if (!sameVersion) return;
    setRefusal(undefined);
    setChanged(true);
    pause.start(SAVE_AFTER, () => void autosave());
  }, [draft, done, slot, pause, autosave]);

  const photos = useUploads();
  const { uploads } = photos;
  const send = async (): Promise<void> => {
    setTried(true);
    const errors = checkDraft(draft, uploads);
    const count = countErrors(errors);
    if (count > 0) {
      toast.error(messages.errors(formatCount(count, messages.errorForms)));
      setAttempt(attempt + 1);
      return;
    }
    if (sending) return;
    if (photos.hold()) return;
    pause.clear();
    setSending(true);
    try {
      finish(await sender.save(toInput(draft, true), known));
    } catch (error) {
      const said = isProblem(error) ? error : { fields: {}, messages: [messages.lost] };
      setRefusal(placeRefusal(draft, said));
      setAttempt(attempt + 1);
      toast.error(isProblem(error) ? (error.messages[0] ?? messages.refused) : messages.lost);
    } finally {
      setSending(false);
    }
  };

  useSendLater(photos, send);
  // A new sale waits in this browser; a photo on its way and an answer to a moderator wait nowhere.
  useUnsavedChanges(!done && (uploads !== 'idle' || (initial.saleId !== undefined && changed)));

  return {
    draft,
    change,
    errors: tried ? mergeErrors(checkDraft(draft, uploads), refusal?.errors) : undefined,
    sending: sending || photos.waiting,
    setUploads: photos.setUploads,
    attempt,
    refusal: refusal?.rest ?? [],
    savedAt,
    done,
    send,
    forget: () => dropDraft(localStorage, slot),
  };
}
