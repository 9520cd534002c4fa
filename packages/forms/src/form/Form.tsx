import { useIsoLayoutEffect, useMergedRefs, useStableCallback } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { FormApi } from 'final-form';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Form as FinalForm } from 'react-final-form';
import { styled } from 'styled-components';

import { FormContext, type FormParts } from './context.ts';
import type { SentForm } from './begin-again.ts';
import { createFormController } from './controller.ts';
import type { DraftOptions } from './draft.ts';
import { formMessages } from './form.messages.ts';
import { FormGuard } from './FormGuard.tsx';
import { MarksContext, type FormMarks } from './marks.ts';
import { adoptServerInput } from './adopt-server-input.ts';
import { startFrom } from './start-from.ts';
import { useDraftOwner } from './DraftsProvider.tsx';
import { startOver } from './start-over.ts';
import { useArrival } from './useArrival.ts';
import { useDraft } from './useDraft.ts';
import { usePointerHold } from './usePointerHold.ts';

type Values = Record<string, unknown>;

const NOTHING = {};

/** One column of at most 560 px, 16 px between fields (visual notes §9). */
const Shape = styled.form`
  display: flex;
  flex-direction: column;
  gap: 16px;
  width: 100%;
  max-width: var(--pb-size-form-max);
`;

/** Shape of {@link Form}. */
export interface FormProps<T extends object, Answer> extends Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'children' | 'noValidate'
> {
  /** Compared by content, so an object written in place is fine. */
  readonly initialValues?: Partial<T> | undefined;
  /** Sends. Whatever it throws with `fields` and `messages` lands on the fields and in the strip. */
  readonly onSubmit: (values: T) => Answer | Promise<Answer>;
  /**
   * After a successful send; the form is no longer «changed» then. Its draft is forgotten; a form that stays on the page
   * calls `beginAgain(form, values, start)` here and loses nothing typed meanwhile.
   */
  readonly onSuccess?: ((answer: Awaited<Answer>, values: T, form: SentForm) => void) | undefined;
  /** Asks before leaving with changes. */
  readonly guardUnsaved?: boolean | undefined;
  /** Keeps what is typed over a reload, secret fields apart; whose it is `DraftsProvider` says. */
  readonly draft?: DraftOptions | undefined;
  /**
   * The mark after the labels: «необязательно», or «обязательно» where most fields of the form may be left empty. A form in
   * steps may change it from step to step. @default 'optional'
   */
  readonly marks?: FormMarks | undefined;
  /** Receives final-form's own interface once. */
  readonly apiRef?: ((api: FormApi<Values>) => void) | undefined;
  /** Fields, messages and buttons of the form, in any layout. */
  readonly children: ReactNode;
}

/**
 * A form that never sends what is wrong and never loses what was typed. Rules run at once, words come on blur or
 * submit; a key renders its own field only.
 */
export function Form<T extends object = Values, Answer = unknown>(props: FormProps<T, Answer>): ReactElement {
  const given = useDraftOwner();
  const owner = props.draft?.owner ?? given;
  const [life, setLife] = useState({ owner, count: 0 });
  if (owner !== undefined && owner !== life.owner)
    setLife({ owner, count: life.owner === undefined ? life.count : life.count + 1 });
  // What one person has typed must not stay in the form of the next.
  return <OwnForm<T, Answer> key={life.count} {...props} owner={owner} />;
}

function OwnForm<T extends object, Answer>({
  owner,
  initialValues,
  onSubmit,
  onSuccess,
  guardUnsaved = false,
  draft,
  marks = 'optional',
  apiRef,
  children,
  ref,
  ...rest
}: FormProps<T, Answer> & { readonly owner: string | undefined }): ReactElement {
  const texts = useMessages(formMessages);
  const element = useRef<HTMLFormElement>(null);
  const merged = useMergedRefs(element, ref);
  const [form] = useState(() => createFormController({ ...initialValues }, flushSync));
  const draftOf = useDraft(form.api, form.core, draft, owner);
  const whenPointerIsUp = usePointerHold(element);
  const arrivesByHand = useArrival();

  useIsoLayoutEffect(() => {
    form.setElement(element.current);
    form.setHandlers({
      texts,
      onSubmit: (values) => onSubmit(values as T),
      onSuccess: (answer, values) => {
        draftOf.forget();
        onSuccess?.(answer as Awaited<Answer>, values as T, { ...form, storeDraft: draftOf.store });
      },
    });
  });

  // The fields are known by now; react-final-form would begin to validate only after the paint.
  useIsoLayoutEffect(() => {
    if (form.api.isValidationPaused()) form.api.resumeValidation();
  }, [form]);

  // What the callback returns must not become the effect's cleanup.
  useEffect(() => {
    apiRef?.(form.api);
  }, [apiRef, form]);

  const initial = JSON.stringify(initialValues ?? NOTHING);
  const seen = useRef(initial);
  useEffect(() => {
    if (seen.current === initial) return;
    seen.current = initial;
    startFrom(form, JSON.parse(initial) as Values, form.api.getState().initialValues ?? NOTHING);
    form.core.sendAll({ type: 'reset' });
    form.core.clearServerErrors();
  }, [form, initial]);

  // What was typed into a prerendered page is read before anything is drawn over it, and handed over when the fields listen.
  const handOver = useRef<() => void>(undefined);
  const [, hurry] = useState(false);
  useIsoLayoutEffect(() => {
    if (!element.current) return;
    const found = adoptServerInput(element.current);
    handOver.current = found.handOver;
    // An update asked for here makes React run the effects at once, before the next key can be struck.
    if (!found.isEmpty) hurry(true);
  }, []);
  // In the same task, but when React is done with it: what it writes by itself would move the caret.
  useEffect(() => queueMicrotask(() => handOver.current?.()), []);

  const forgetDraft = useStableCallback(draftOf.forget);
  const parts: FormParts = useMemo(
    () => ({ ...form, whenPointerIsUp, arrivesByHand, startOver: () => startOver(form, forgetDraft) }),
    [form, whenPointerIsUp, arrivesByHand, forgetDraft],
  );
  return (
    <FormContext.Provider value={parts}>
      <FinalForm<Values> form={form.api} onSubmit={ignore} subscription={NOTHING}>
        {() => (
          <Shape
            {...rest}
            ref={merged}
            noValidate
            // Without scripts a press must not write a password into the address.
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              // A form in a portal inside another form must not submit both.
              event.stopPropagation();
              void form.submit();
            }}
          >
            {guardUnsaved && <FormGuard />}
            <MarksContext.Provider value={marks}>{children}</MarksContext.Provider>
          </Shape>
        )}
      </FinalForm>
    </FormContext.Provider>
  );
}

// The controller has its own; react-final-form asks for one all the same.
function ignore(): undefined {
  return undefined;
}
