import { useCommand } from '@pribavka/api/react';
import { Form, FormStrip, InnField, SubmitButton, SubmitError, TextareaField } from '@pribavka/forms';
import { Dialog } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import type { User } from '../../../shared/contract.ts';
import { FoundStores } from '../../../shared/store-choice/FoundStores.tsx';
import { storeChoiceMessages } from '../../../shared/store-choice/messages.ts';
import type { ChosenStore } from '../../../shared/store-choice/stores.ts';
import { useStoresByInn } from '../../../shared/store-choice/useStoresByInn.ts';
import { changeMessages as messages } from './change-messages.ts';

interface Values {
  inn: string;
  comment: string;
}

/** Another shop, found by the ИНН of its company as in Registration; a moderator decides. */
export default function ChangeStore({ user, onClose }: { user: User; onClose: () => void }): ReactElement {
  const [initialValues] = useState<Values>({ inn: user.partner?.inn ?? '', comment: '' });
  const [inn, setInn] = useState(initialValues.inn);
  const [store, setStore] = useState<ChosenStore>();
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
        initialValues={initialValues}
        onSubmit={async ({ comment }) => {
          if (found.none) throw new SubmitError({ inn: storeChoiceMessages.none });
          if (!store) return refuse(storeChoiceMessages.missing);
          if (store.id === user.store?.id) return refuse(messages.same);
          await create.run({ body: { storeId: store.id, ...(comment?.trim() ? { comment: comment.trim() } : {}) } });
        }}
        onSuccess={() => {
          toast.success(messages.sent);
          onClose();
        }}
      >
        <p>{messages.text}</p>
        <InnField
          name="inn"
          label={messages.inn}
          hint={messages.innHint}
          onValueChange={(value) => {
            setInn(value);
            setStore(undefined);
            setProblem(undefined);
          }}
        />
        <FoundStores
          found={found}
          chosen={store}
          error={problem}
          onChoose={(chosen) => {
            setStore(chosen);
            setProblem(chosen.id === user.store?.id ? messages.same : undefined);
          }}
        />
        <TextareaField name="comment" label={messages.comment} hint={messages.commentHint} optional max={500} />
        <FormStrip />
        <SubmitButton wide>{messages.send}</SubmitButton>
      </Form>
    </Dialog>
  );
}
