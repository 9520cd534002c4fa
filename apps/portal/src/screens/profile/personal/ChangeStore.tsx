import { useCommand } from '@pribavka/api/react';
import {
  deviceSeal,
  DraftNotice,
  Form,
  FormStrip,
  InnField,
  SubmitButton,
  SubmitError,
  TextareaField,
  useFormField,
} from '@pribavka/forms';
import { Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { FollowValue } from '../../../shared/FollowValue.tsx';
import { FoundStores, type FoundStoresProps } from '../../../shared/store-choice/FoundStores.tsx';
import { storeChoiceMessages } from '../../../shared/store-choice/messages.ts';
import type { ChosenStore } from '../../../shared/store-choice/stores.ts';
import { useStoresByInn } from '../../../shared/store-choice/useStoresByInn.ts';
import { changeMessages as messages } from './change-messages.ts';

interface Values {
  inn: string;
  store?: ChosenStore | undefined;
  comment: string;
}

// The ИНН may be that of a person.
const DRAFT = { area: 'store-request', seal: deviceSeal };

/** Another shop, found by the ИНН of its company as in Registration; a moderator decides. */
export default function ChangeStore({ user, onClose }: { user: User; onClose: () => void }): ReactElement {
  const [initialValues] = useState<Values>({ inn: user.partner?.inn ?? '', comment: '' });
  const [inn, setInn] = useState(initialValues.inn);
  const [problem, setProblem] = useState<string>();
  const found = useStoresByInn(inn, user.roleCode);
  const create = useCommand('storeRequests.create', { invalidates: ['storeRequests.own'], quiet: 'all' });
  const refuse = (text: string): never => {
    setProblem(text);
    throw new SubmitError({}, [text]);
  };
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <Form<Values>
        guardUnsaved
        draft={DRAFT}
        initialValues={initialValues}
        onSubmit={async ({ store, comment }) => {
          if (found.none) throw new SubmitError({ inn: storeChoiceMessages.none });
          if (!store || !found.shops.some(({ id }) => id === store.id)) return refuse(storeChoiceMessages.missing);
          if (store.id === user.store?.id) return refuse(messages.same);
          await create.run({ body: { storeId: store.id, ...(comment?.trim() ? { comment: comment.trim() } : {}) } });
        }}
        onSuccess={() => {
          toast.success(messages.sent);
          onClose();
        }}
      >
        <p>{messages.text}</p>
        <DraftNotice />
        <InnField name="inn" label={messages.inn} hint={messages.innHint} onValueChange={() => setProblem(undefined)} />
        <FollowValue name="inn" onValue={setInn} />
        <Choice
          found={found}
          error={problem}
          onChosen={(chosen) => setProblem(chosen.id === user.store?.id ? messages.same : undefined)}
        />
        <TextareaField name="comment" label={messages.comment} hint={messages.commentHint} optional max={500} />
        <FormStrip />
        <SubmitButton wide>{messages.send}</SubmitButton>
      </Form>
    </Dialog>
  );
}

type ChoiceProps = Pick<FoundStoresProps, 'found' | 'error'> & { onChosen: (store: ChosenStore) => void };

/** The shop as a field of the form, so that it waits with the rest; one that is not of the company found is none. */
function Choice({ found, error, onChosen }: ChoiceProps): ReactElement {
  const { value, change } = useFormField<ChosenStore | undefined>('store', storeChoiceMessages.store, undefined, {});
  const isFound = value !== undefined && found.shops.some(({ id }) => id === value.id);
  return (
    <FoundStores
      found={found}
      chosen={isFound ? value : undefined}
      error={error}
      onChoose={(chosen) => {
        change(chosen);
        onChosen(chosen);
      }}
    />
  );
}
