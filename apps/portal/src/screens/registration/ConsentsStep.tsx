import { isProblem, type DocumentKind, type Problem } from '@pribavka/api';
import { useApi, useSession } from '@pribavka/api/react';
import { CheckboxField, ConsentField, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { useRef, type ReactElement, type ReactNode } from 'react';

import { useDocuments } from '../../app/start/documents.tsx';
import { documentMessages } from '../../shared/documents.ts';
import { StepFoot } from '../../shared/StepFoot.ts';
import { consentsOf, missingDocuments } from './consents.ts';
import type { Taken } from './PersonStep.tsx';
import type { RegistrationState } from './state.ts';
import { registrationMessages as messages } from './messages.ts';

type Consents = Pick<RegistrationState, 'rules' | 'personalData' | 'mailing'>;

export interface ConsentsStepProps {
  state: RegistrationState;
  password: string;
  onChange: (change: Partial<Consents>) => void;
  /** Phone or address belongs to somebody: the person corrects it where it was typed. */
  onTaken: (taken: Taken) => void;
  onNext: () => void;
}

/** Separate, unticked consents with their documents; then the account is made. */
export function ConsentsStep({ state, password, onChange, onTaken, onNext }: ConsentsStepProps): ReactElement {
  const api = useApi();
  const { forget } = useSession();
  // A sending without an answer may have made the account all the same.
  const unclear = useRef(false);
  const { documents, retry, retrying } = useDocuments();
  const missing = missingDocuments(documents);
  const link = (kind: DocumentKind, text: string): ReactNode =>
    documents[kind] ? (
      <a href={documents[kind].url} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    );

  /** Signs in to the account of this application; false when the contacts are somebody else's. */
  const enterOwn = async (): Promise<boolean> => {
    try {
      const own = await api.call('auth.login', { body: { login: state.phone, password } }, { quiet: 'all' });
      // An account of before is left alone: its owner goes in by Login.
      if (own.status === 'moderation' && !own.isPhoneVerified) return true;
      forget();
    } catch {
      // What the server said of the contacts is said then.
    }
    return false;
  };

  const register = async (consents: Consents): Promise<void> => {
    try {
      await api.call(
        'auth.register',
        {
          body: {
            role: state.role,
            storeId: state.store?.id ?? '',
            lastName: state.lastName,
            firstName: state.firstName,
            ...(state.middleName === '' ? {} : { middleName: state.middleName }),
            phone: state.phone,
            email: state.email,
            password,
            consents: consentsOf(documents, consents),
          },
        },
        { quiet: 'all' },
      );
    } catch (error) {
      if (isProblem(error) && (error.kind === 'network' || error.kind === 'server')) unclear.current = true;
      const taken = isProblem(error) ? takenOf(error, state) : undefined;
      if (taken?.phone && unclear.current && (await enterOwn())) return;
      if (taken) onTaken(taken);
      throw error;
    }
  };

  return (
    <Form<Consents>
      initialValues={{ rules: state.rules, personalData: state.personalData, mailing: state.mailing }}
      onSubmit={register}
      onSuccess={onNext}
    >
      <h2>{messages.documents}</h2>
      {missing.length > 0 && (
        <Banner
          tone="warning"
          title={messages.missingTitle}
          actions={
            <Button size="sm" loading={retrying} onClick={() => void retry()}>
              {messages.retry}
            </Button>
          }
        >
          {messages.missing(missing.map((kind) => documentMessages.full[kind]).join(', '))}
        </Banner>
      )}
      <ConsentField name="rules" label={messages.rules} onValueChange={(rules) => onChange({ rules })}>
        {messages.rulesParts[0]}
        {link('program_rules', messages.rulesLink)}
        {messages.rulesParts[1]}
        {link('oferta', messages.ofertaLink)}
      </ConsentField>
      <ConsentField
        name="personalData"
        label={messages.personal}
        onValueChange={(personalData) => onChange({ personalData })}
      >
        {messages.personalParts[0]}
        {link('personal_data', messages.personalLink)} ({link('policy', documentMessages.full.policy.toLowerCase())})
      </ConsentField>
      <CheckboxField name="mailing" label={messages.mailing} onValueChange={(mailing) => onChange({ mailing })}>
        {link('mailing_info', messages.mailing)}
      </CheckboxField>
      <FormStrip />
      <StepFoot>
        <SubmitButton wide disabledReason={missing.length > 0 ? messages.missingTitle : undefined}>
          {messages.register}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}

/** What of the contacts somebody else has, with the words of the server; undefined when the refusal is about more. */
function takenOf({ fields }: Problem, { phone, email }: RegistrationState): Taken | undefined {
  const { phone: [phoneText] = [], email: [emailText] = [] } = fields;
  if (phoneText === undefined && emailText === undefined) return undefined;
  return {
    ...(phoneText === undefined ? {} : { phone: { value: phone, text: phoneText } }),
    ...(emailText === undefined ? {} : { email: { value: email, text: emailText } }),
  };
}
