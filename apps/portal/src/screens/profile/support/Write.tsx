import { useCommand } from '@pribavka/api/react';
import { DraftNotice, ErrorSummary, Form, FormStrip, uploadedAnswers } from '@pribavka/forms';
import { Banner, Sheet } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useId, useRef, useState, type ReactElement } from 'react';

import { FootButtons, SheetFoot } from '../../../shared/SheetFoot.tsx';
import { type Category, QuestionFields, WithCategories } from '../../../shared/support/Question.tsx';
import { type StaysHere, useHere } from '../../../shared/useHere.ts';
import type { SupportAbout } from '../urls.ts';
import { FilesField, type SupportFiles } from './FilesField.tsx';
import { writeMessages as messages } from './messages.ts';

interface Values {
  category: string;
  subject: string;
  text: string;
  files?: SupportFiles;
}

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
  const create = useCommand('support.create', { invalidates: ['support.*'], quiet: 'all' });
  const here = useHere();
  const stays = useRef<StaysHere>(undefined);
  const { sale: saleId, operation: operationId } = about;
  return (
    <Sheet open title={messages.title} onClose={onClose} footer={<SheetFoot ref={setFooter} />}>
      <WithCategories>
        {(categories) => (
          <Form<Values, { id: string; number: string }>
            id={id}
            guardUnsaved
            draft={{ area: 'support', record: saleId ?? operationId ?? about.number ?? about.failed }}
            initialValues={{
              category: guess(categories, about),
              subject: subjectOf(about),
              text: about.failed === undefined ? '' : messages.failureText(about.failed),
            }}
            onSubmit={async ({ files = [], ...values }) => {
              stays.current = here();
              return create.run({
                body: {
                  ...values,
                  fileIds: uploadedAnswers(files).map((file) => file.id),
                  ...(saleId === undefined ? {} : { saleId }),
                  ...(operationId === undefined ? {} : { operationId }),
                },
              });
            }}
            onSuccess={(made) => {
              toast.success(messages.sent(made.number));
              if (stays.current?.()) onSent(made.id);
            }}
          >
            <ErrorSummary />
            <DraftNotice />
            {(saleId ?? operationId) !== undefined && <Banner tone="info" title={messages.linked} />}
            <QuestionFields categories={categories} />
            <FilesField />
            <FormStrip />
            <FootButtons
              foot={footer}
              form={id}
              send={messages.send}
              cancel={{ label: messages.cancel, onPress: onClose }}
            />
          </Form>
        )}
      </WithCategories>
    </Sheet>
  );
}

/** The category that goes with what the request is about, where the programme has it. */
function guess(categories: readonly Category[], { sale, number, operation, failed }: SupportAbout): string {
  const isPayout = sale === undefined && number !== undefined;
  const wanted = [
    ...(sale === undefined ? [] : ['sales']),
    ...(isPayout || operation !== undefined ? ['points'] : []),
    ...(failed === undefined ? [] : ['technical']),
  ];
  return wanted.find((code) => categories.some((category) => category.code === code)) ?? '';
}
