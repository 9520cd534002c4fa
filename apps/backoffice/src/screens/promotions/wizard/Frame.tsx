import {
  useFormParts,
  useFormValues,
  ErrorSummary,
  FormStrip,
  SubmitButton,
  useFormField,
  useWizard,
} from '@pribavka/forms';
import { Button, Grid, PageHeader, quoted, Stack, Stepper, Text, useAtLeast } from '@pribavka/ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { Aside } from './Aside.tsx';
import { draftOf, type PromotionDraft } from './body.ts';
import { fieldsOfStep, type StepId, stepIds } from './fields.ts';
import { wizardMessages as messages } from './messages.ts';
import { Steps } from './Steps.tsx';
import { isLive } from './publish.ts';
import { useDraftAnswer } from './useDraftAnswer.ts';
import type { Promotion, PromotionValues, PublishAct } from './values.ts';

/** What the next submit means: a step on, or the draft as it is. */
export type Intent = 'next' | 'draft';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  & > header {
    margin-bottom: 0;
  }
  & h2 {
    font: var(--pb-type-h2);
    outline: none;
  }
  & h2 > small {
    color: var(--pb-text-secondary);
    font: inherit;
    font-weight: 400;
  }
  & [data-part='beside'] {
    position: sticky;
    top: 16px;
    align-self: start;
  }
  & > footer,
  & [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: center;
  }
  @media (max-width: 63.99em) {
    & [data-part='beside'] {
      position: static;
    }
  }
`;

export interface FrameProps {
  step: StepId;
  onStep: (step: StepId) => void;
  opened: { readonly values: PromotionValues; readonly record: Promotion | undefined };
  record: Promotion | undefined;
  /** What the submit that is coming means. */
  onIntent: (intent: Intent) => void;
  readIntent: () => Intent;
  status: ReactNode;
  notices: ReactNode;
  /** Somebody else was first; said where the refused button is. */
  conflict: ReactNode;
  cardUrl: ReactNode;
  acts: readonly PublishAct[];
  ownerFixed: boolean;
  submitLabel: (values: PromotionValues) => string;
}

/** What is counted by: words and files of the form change no count. */
function ruleOf(draft: PromotionDraft): PromotionDraft {
  const { name: _, shortText: __, description: ___, imageFileId: ____, rulesFileId: _____, ...rule } = draft;
  return rule;
}

/** A question over the page has keys of its own; an open list of options has not. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** The page of the wizard: steps over the form, the rule in plain Russian next to it, the buttons and their keys under it. */
export function Frame(props: FrameProps): ReactElement {
  const { step, onStep, opened, record, onIntent, readIntent } = props;
  const { core, element } = useFormParts();
  const values = useFormValues<PromotionValues>();
  // Of the record the draft was made from: a draft put back later must not pass for a change of the newest one.
  useFormField('version', 'version', null, {});
  const wide = useAtLeast('lg');
  const title = useRef<HTMLHeadingElement>(null);
  const { index, isLast, back, go } = useWizard(stepIds, {
    step,
    onStepChange: (id) => onStep(id as StepId),
    fields: fieldsOfStep,
    sends: () => readIntent() === 'draft',
  });
  const draft = draftOf(values, opened.record);
  const described = useDraftAnswer('promotions.describe', draft, record?.id);
  const preview = useDraftAnswer('promotions.preview', ruleOf(draft), record?.id);
  const live = isLive(record);

  const [furthest, setFurthest] = useState(index);
  if (index > furthest) setFurthest(index);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
    // A step the server has led to opens at its field: the address changes after the form has looked for it.
    const wrong = core.serverErrorFields().find((name) => core.entries.has(name));
    const field = element()?.querySelector<HTMLElement>(`[data-field="${wrong ?? ''}"] :is(input, textarea, button)`);
    field?.scrollIntoView({ block: 'center', behavior: 'instant' });
    (field ?? title.current)?.focus({ preventScroll: true });
  }, [core, element, index]);

  const send = (next: Intent): void => {
    onIntent(next);
    element()?.requestSubmit();
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || isElsewhere(event.target)) return;
      const intended = { Enter: 'next', NumpadEnter: 'next', KeyS: 'draft' }[event.code] as Intent | undefined;
      if (intended === undefined || (intended === 'draft' && live)) return;
      event.preventDefault();
      // Before the fields see it: a list of options would take Enter for a choice.
      event.stopPropagation();
      latest.current(intended);
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [live]);

  const asksApproval = !live && !props.acts.includes('activate');
  const labelOf = (id: StepId): string => (id === 'publish' && asksApproval ? messages.approval : messages.steps[id]);
  return (
    <Root>
      <PageHeader
        title={record ? quoted(record.name) : messages.create}
        meta={props.status}
        actions={
          <>
            {props.cardUrl}
            {!live && <Button onClick={() => send('draft')}>{messages.saveDraft}</Button>}
          </>
        }
      />
      {props.notices}
      <Stepper
        aria-label={messages.progress}
        layout={wide ? 'row' : 'segments'}
        current={index}
        steps={stepIds.map((id, at) => ({
          label: labelOf(id),
          // A known promotion has every step filled in; of a new one those that were passed.
          onOpen: record || at <= furthest ? () => go(at) : undefined,
        }))}
      />
      <Grid columns="minmax(0, 1fr) 380px" gap={24}>
        <Stack gap={16} role="group" aria-labelledby="promotion-step">
          <h2 id="promotion-step" ref={title} tabIndex={-1}>
            <small>{messages.stepOf(index + 1, stepIds.length)}</small> {labelOf(step)}
          </h2>
          <ErrorSummary />
          <Steps {...props} values={values} described={described.data} preview={preview.data} />
          {props.conflict}
          <FormStrip />
          <div data-part="foot">
            <SubmitButton onClick={() => onIntent('next')}>
              {isLast ? props.submitLabel(values) : messages.next}
            </SubmitButton>
            {index > 0 && (
              <Button variant="text" onClick={back}>
                {messages.back}
              </Button>
            )}
            {wide && (
              <Text view="caption" tone="secondary">
                {live ? messages.keysLive : messages.keys}
              </Text>
            )}
          </div>
        </Stack>
        <div data-part="beside">
          <Aside described={described} preview={preview} live={live} passed={stepIds.slice(0, index)} onStep={onStep} />
        </div>
      </Grid>
    </Root>
  );
}
