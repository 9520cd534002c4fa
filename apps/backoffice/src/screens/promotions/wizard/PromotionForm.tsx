import { useSession, type QueryState } from '@pribavka/api/react';
import { Form, SubmitError } from '@pribavka/forms';
import { Banner, formatDate, LinkButton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { mergeEdit } from '../../../shared/form/merge-edit.ts';
import { Status } from '../../../shared/Status.tsx';
import { promotionStates } from '../../../shared/states.ts';
import { promotionFormUrl, promotionUrl } from '../urls.ts';
import { bodyOf } from './body.ts';
import { changedLabels, changesRule } from './changes.ts';
import { stepIds } from './fields.ts';
import { Frame, type Intent } from './Frame.tsx';
import { wizardMessages as messages } from './messages.ts';
import { actsOf, isLive } from './publish.ts';
import { isConflict, missingIn, placed, type Saved, useSave } from './save.ts';
import { type Promotion, type PromotionValues, valuesOf } from './values.ts';

export interface PromotionFormProps {
  query?: QueryState<'promotions.adminGet'> | undefined;
  /** A draft was saved and is edited on: the form begins again from what the server has. */
  onDraft: (promotion: Promotion) => void;
}

/** One form over the seven steps; what is typed on all of them is kept, whatever happens to the page. */
export function PromotionForm({ query, onDraft }: PromotionFormProps): ReactElement {
  const navigate = useNavigate();
  const save = useSave();
  const ofCompany = useSession().profile?.roleCode === 'manufacturer';
  const [params, setParams] = useSearchParams();
  const step = stepIds.find((id) => id === params.get('step')) ?? stepIds[0];
  const record = query?.data;
  const [opened] = useState(() => ({ values: valuesOf(record), record }));
  const [conflict, setConflict] = useState(false);
  const [restored, setRestored] = useState(false);
  const intent = useRef<Intent>('next');
  const acts = actsOf(record, ofCompany);
  const live = isLive(record);
  const newest = valuesOf(record);

  const actOf = ({ act }: PromotionValues) => (act !== null && acts.includes(act) ? act : (acts[0] ?? 'save'));
  const send = async (typed: PromotionValues): Promise<Saved> => {
    // After a conflict the person has seen the other change; the next press saves over the newest record.
    const values = conflict ? mergeEdit(opened.values, typed, newest) : typed;
    const body = bodyOf(values, record);
    if (!body) throw missingIn(values);
    const version = conflict ? record?.version : (typed.version ?? record?.version);
    const act = intent.current === 'draft' ? 'save' : actOf(values);
    try {
      return await save({ id: record?.id, version, body, act, comment: values.comment });
    } catch (error) {
      if (!query || !isConflict(error)) throw placed(error, values.mechanic);
      // A press before the newest record is here would be refused once more.
      await query.reload();
      setConflict(true);
      // The strip says it, once.
      throw new SubmitError({});
    }
  };
  const done = ({ promotion, act, refused = false }: Saved): void => {
    const draft = intent.current === 'draft';
    const { name } = promotion;
    if (refused) toast.info(messages.publish.refused(name));
    else if (draft) toast.success(messages.draftSaved(name));
    else {
      const said = {
        save: messages.publish.saved,
        submit: messages.publish.submitted,
        activate: messages.publish.activated,
      };
      toast.success(said[act](name));
    }
    if (!draft && !refused) void navigate(promotionUrl(promotion.id));
    else if (record) onDraft(promotion);
    else void navigate(promotionFormUrl(promotion.id, step), { replace: true });
  };
  const submitLabel = (values: PromotionValues): string => {
    if (!live || !record) return messages.publish.submitLabel[actOf(values)];
    return changesRule(opened.values, values)
      ? messages.publish.live(record.ruleVersion + 1)
      : messages.publish.saveLive;
  };
  const others = changedLabels(opened.values, newest);
  return (
    <Form<PromotionValues, Saved>
      style={{ maxWidth: 'none' }}
      guardUnsaved
      draft={{ key: `promotion-${record?.id ?? 'new'}`, onRestore: () => setRestored(true) }}
      initialValues={{ ...opened.values, act: acts[0] ?? 'save' }}
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
          conflict &&
          record && (
            <Banner tone="warning" title={messages.conflict.title} announce>
              {[
                record.updatedBy &&
                  messages.conflict.who(record.updatedBy, formatDate(record.updatedAt, 'dayMonthYearTime')),
                others.length > 0 && messages.conflict.changed(others.join(', ')),
                messages.conflict.kept,
              ]
                .filter(Boolean)
                .join(' ')}
            </Banner>
          )
        }
        notices={
          <>
            {restored && !conflict && <Banner tone="info" title={messages.restored} />}
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
