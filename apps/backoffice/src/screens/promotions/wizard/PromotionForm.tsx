import { useSession, type QueryState } from '@pribavka/api/react';
import {
  beginAgain,
  createDraft,
  DraftNotice,
  type DraftPlace,
  Form,
  type SentForm,
  SubmitError,
} from '@pribavka/forms';
import { Banner, formatDate, LinkButton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useSearchParams } from 'react-router-dom';

import { Status } from '../../../shared/Status.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { type NavigateOnward, useNavigateFromHere } from '../../../shared/useNavigateFromHere.ts';
import { promotionFormUrl, promotionUrl } from '../urls.ts';
import { bodyOf } from './body.ts';
import { changedLabels, changesRule } from './changes.ts';
import { conditionSteps, stepIds } from './fields.ts';
import { Frame, type Intent } from './Frame.tsx';
import { wizardMessages as messages } from './messages.ts';
import { actsOf, isLive } from './publish.ts';
import { isConflict, missingIn, placed, type Saved, useSave } from './save.ts';
import { type Promotion, type PromotionValues, valuesOf } from './values.ts';

export interface PromotionFormProps {
  query?: QueryState<'promotions.adminGet'> | undefined;
  /** A draft was saved and is edited on: the page has what the server has by now. */
  onDraft: (promotion: Promotion) => void;
}

const draftOf = (id?: string): DraftPlace => ({ area: 'promotions', record: id });

/** One form over the seven steps; what is typed on all of them is kept, whatever happens to the page. */
export function PromotionForm({ query, onDraft }: PromotionFormProps): ReactElement {
  // Its steps are one form, wherever in them the answer finds the person.
  const fromHere = useNavigateFromHere({ anySearch: true });
  const onward = useRef<NavigateOnward>(undefined);
  const save = useSave();
  const { profile } = useSession();
  const ofCompany = profile?.roleCode === 'manufacturer';
  const [params, setParams] = useSearchParams();
  const step = stepIds.find((id) => id === params.get('step')) ?? stepIds[0];
  const record = query?.data;
  const [opened, setOpened] = useState(() => ({ values: valuesOf(record), record }));
  // No part of a record, and wanted when it is saved once more.
  const [kept, setKept] = useState<Pick<PromotionValues, 'act' | 'comment'>>(opened.values);
  const [refused, setRefused] = useState(false);
  const [met, setMet] = useState<{ record: Promotion; changed: readonly string[] }>();
  const intent = useRef<Intent>('next');
  const acts = actsOf(record, ofCompany);
  const live = isLive(record);
  // The fields this person left alone take what is saved by now: one that another person emptied gets empty here too.
  if (refused && record && record.version !== opened.record?.version) {
    const values = valuesOf(record);
    setRefused(false);
    setMet({ record, changed: changedLabels(opened.values, values) });
    setOpened({ values, record });
  }
  const conflict = met ?? (refused && record ? { record, changed: [] } : undefined);

  const actOf = ({ act }: Pick<PromotionValues, 'act'>) =>
    act !== null && acts.includes(act) ? act : (acts[0] ?? 'save');
  const send = async (values: PromotionValues): Promise<Saved> => {
    onward.current = fromHere();
    const body = bodyOf(values, record);
    if (!body) throw missingIn(values);
    // After a conflict the person has seen the other change; the next press saves over it.
    const version = conflict ? opened.record?.version : (values.version ?? record?.version);
    const act = intent.current === 'draft' ? 'save' : actOf(values);
    try {
      return await save({ id: record?.id, version, body, act, comment: values.comment });
    } catch (error) {
      if (!query || !isConflict(error)) throw placed(error, values.mechanic);
      // A press before the newest record is here would be refused once more.
      await query.reload();
      setRefused(true);
      // The strip says it, once.
      throw new SubmitError({});
    }
  };
  // The same form goes on over what was saved; what was typed meanwhile stays in it.
  const goOn = (promotion: Promotion, values: PromotionValues, form: SentForm): void => {
    setOpened({ values: valuesOf(promotion), record: promotion });
    setKept({ act: values.act, comment: values.comment });
    setRefused(false);
    setMet(undefined);
    beginAgain(form, values, { ...values, version: promotion.version });
    onDraft(promotion);
  };
  // A promotion that is there by now has a page of its own: what was typed meanwhile gets there as a draft of it.
  const moveOn = ({ id }: Promotion, values: PromotionValues, { api, core }: SentForm): ReturnType<NavigateOnward> => {
    const now = api.getState().values;
    const names = core.openFields() as (keyof PromotionValues)[];
    const typed = names.filter((name) => now[name] !== values[name]);
    const about = { start: values, labels: Object.fromEntries(typed.map((name) => [name, core.labelOf(name)])) };
    if (profile && typed.length > 0) createDraft({ ...draftOf(id), owner: profile.id }).write(now, typed, about);
    // Nothing is lost by going there, so nothing is asked.
    flushSync(() => api.initialize(now));
    return onward.current?.(promotionFormUrl(id, step), { replace: true });
  };
  const done = ({ promotion, act, refused = false }: Saved, values: PromotionValues, form: SentForm): void => {
    const draft = intent.current === 'draft';
    const { id, name } = promotion;
    let actions: ReturnType<NavigateOnward>;
    if (!draft && !refused) actions = onward.current?.(promotionUrl(id));
    else if (record) goOn(promotion, values, form);
    else actions = moveOn(promotion, values, form);
    if (refused) toast.info(messages.publish.refused(name), { actions });
    else if (draft) toast.success(messages.draftSaved(name), { actions });
    else {
      const said = {
        save: messages.publish.saved,
        submit: messages.publish.submitted,
        activate: messages.publish.activated,
      };
      toast.success(said[act](name), { actions });
    }
  };
  const submitLabel = (values: PromotionValues): string => {
    if (!live || !record) return messages.publish.submitLabel[actOf(values)];
    return changesRule(opened.values, values)
      ? messages.publish.live(record.ruleVersion + 1)
      : messages.publish.saveLive;
  };
  return (
    <Form<PromotionValues, Saved>
      style={{ maxWidth: 'none' }}
      guardUnsaved
      marks={conditionSteps.has(step) ? 'required' : 'optional'}
      draft={draftOf(record?.id)}
      initialValues={{ ...opened.values, comment: kept.comment, act: actOf(kept) }}
      onSubmit={send}
      onSuccess={done}
    >
      <Frame
        step={step}
        onStep={(id) => setParams(id === stepIds[0] ? {} : { step: id }, { preventScrollReset: true })}
        opened={opened}
        record={record}
        onIntent={(next) => {
          intent.current = next;
        }}
        readIntent={() => intent.current}
        acts={acts}
        ownerFixed={record !== undefined || ofCompany}
        submitLabel={submitLabel}
        status={record && <Status state={promotionStates[record.status]} />}
        cardUrl={record && <LinkButton render={<Link to={promotionUrl(record.id)} />}>{messages.toCard}</LinkButton>}
        conflict={
          conflict && (
            <Banner tone="warning" title={messages.conflict.title} announce>
              {[
                conflict.record.updatedBy &&
                  messages.conflict.who(
                    conflict.record.updatedBy,
                    formatDate(conflict.record.updatedAt, 'dayMonthYearTime'),
                  ),
                conflict.changed.length > 0 && messages.conflict.changed(conflict.changed.join(', ')),
                messages.conflict.kept,
              ]
                .filter(Boolean)
                .join(' ')}
            </Banner>
          )
        }
        notices={
          <>
            {!conflict && <DraftNotice />}
            {record?.returned && (
              <Banner tone="warning" title={messages.returned(record.returned.by)}>
                {record.returned.comment}
              </Banner>
            )}
            {live && record && <Banner tone="info" title={messages.newVersion(record.ruleVersion)} />}
          </>
        }
      />
    </Form>
  );
}
