import { useCommand, useQuery } from '@pribavka/api/react';
import {
  ErrorSummary,
  Form,
  FormStrip,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
  uploadedAnswers,
} from '@pribavka/forms';
import { maxLength } from '@pribavka/forms/rules';
import { Banner, Button, Sheet, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useId, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

import type { SupportAbout } from '../urls.ts';
import { FilesField, type SupportFiles } from './FilesField.tsx';
import { writeMessages as messages } from './messages.ts';

interface Values {
  category: string;
  subject: string;
  text: string;
  files?: SupportFiles;
}

const SUBJECT = [maxLength(200)];

/** The buttons stand in the foot of the sheet as if they were its own children. */
const Buttons = styled.div`
  display: contents;
`;

export interface WriteProps {
  about: SupportAbout;
  onClose: () => void;
  onSent: (id: string) => void;
}

/** The subject a person need not type: what the request is about is known. */
function subjectOf({ sale, number, failed }: SupportAbout): string {
  if (sale !== undefined && number !== undefined) return messages.aboutSale(number);
  if (number !== undefined) return messages.aboutOther(number);
  return failed === undefined ? '' : messages.aboutFailure;
}

/** A new request to support, from a list, a sale, a payout or a screen that failed. */
export default function Write({ about, onClose, onSent }: WriteProps): ReactElement {
  const id = useId();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const dictionary = useQuery('dictionary.get', {}, { quiet: 'all' });
  const create = useCommand('support.create', { invalidates: ['support.*'], quiet: 'all' });
  const categories = dictionary.data?.supportCategories;
  const { sale: saleId, operation: operationId } = about;
  return (
    <Sheet open title={messages.title} onClose={onClose} footer={<Buttons ref={setFooter} />}>
      {!categories && !dictionary.problem && <Skeleton shape="text" rows={4} label={messages.loading} />}
      {!categories && dictionary.problem && (
        <Banner
          tone="danger"
          title={messages.categoriesFailed}
          announce
          actions={<Button onClick={dictionary.reload}>{messages.retry}</Button>}
        />
      )}
      {categories && (
        <Form<Values, { id: string; number: string }>
          id={id}
          guardUnsaved
          initialValues={{
            category: guess(categories, about),
            subject: subjectOf(about),
            text: about.failed === undefined ? '' : messages.failureText(about.failed),
          }}
          onSubmit={async ({ files = [], ...values }) =>
            create.run({
              body: {
                ...values,
                fileIds: uploadedAnswers(files).map((file) => file.id),
                ...(saleId === undefined ? {} : { saleId }),
                ...(operationId === undefined ? {} : { operationId }),
              },
            })
          }
          onSuccess={(made) => {
            toast.success(messages.sent(made.number));
            onSent(made.id);
          }}
        >
          <ErrorSummary />
          {(saleId ?? operationId) !== undefined && <Banner tone="info" title={messages.linked} />}
          <SelectField
            name="category"
            label={messages.category}
            options={categories.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField name="subject" label={messages.subject} rules={SUBJECT} />
          <TextareaField name="text" label={messages.text} hint={messages.textHint} max={5000} />
          <FilesField />
          <FormStrip />
          {footer &&
            createPortal(
              <>
                <SubmitButton form={id}>{messages.send}</SubmitButton>
                <Button variant="text" onClick={onClose}>
                  {messages.cancel}
                </Button>
              </>,
              footer,
            )}
        </Form>
      )}
    </Sheet>
  );
}

/** The category that goes with what the request is about, where the programme has it. */
function guess(categories: readonly { code: string }[], { sale, number, operation, failed }: SupportAbout): string {
  const isPayout = sale === undefined && number !== undefined;
  const wanted = [
    ...(sale === undefined ? [] : ['sales']),
    ...(isPayout || operation !== undefined ? ['points'] : []),
    ...(failed === undefined ? [] : ['technical']),
  ];
  return wanted.find((code) => categories.some((category) => category.code === code)) ?? '';
}
