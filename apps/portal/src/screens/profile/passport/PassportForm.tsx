import type { Input } from '@pribavka/api';
import { useApi } from '@pribavka/api/react';
import {
  BirthDateField,
  DepartmentCodeField,
  deviceSeal,
  DraftNotice,
  FileField,
  Form,
  FormStrip,
  FullNameFields,
  InnField,
  IssuedAtField,
  IssuedByField,
  PassportFields,
  SnilsField,
  SubmitButton,
  TextField,
  uploadedAnswers,
} from '@pribavka/forms';
import { Panel } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { UploadItem } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile, User } from '../../../shared/contract.ts';
import { uploadTransport } from '../../../shared/upload-transport.ts';
import { useProgrammeZone } from '../../../shared/useProgrammeZone.ts';
import { passportMessages as messages } from '../tab-messages.ts';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

type Body = Input<'users.createPassport'>['body'];
type Values = Omit<Body, 'scanFileIds'> & { scans: readonly UploadItem<UploadedFile>[] };

/** Largest scan, bytes, and how many (contract and limits of the route). */
const MAX_SIZE = 10 * 1024 * 1024;
const MAX_FILES = 5;

const DRAFT = { area: 'passport', seal: deviceSeal };

export interface PassportFormProps {
  user: User;
  onDone: () => Promise<void>;
}

/** Documents as they are printed; what is typed waits on the device sealed, until it is sent or the session ends. */
export function PassportForm({ user, onDone }: PassportFormProps): ReactElement {
  const api = useApi();
  useProgrammeZone();
  const first = user.passport.status === 'empty';
  return (
    <Form<Values>
      guardUnsaved
      draft={DRAFT}
      initialValues={{
        lastName: user.lastName,
        firstName: user.firstName,
        middleName: user.middleName ?? '',
        citizenship: messages.citizenshipDefault,
      }}
      onSubmit={async ({ scans, middleName, registrationAddress, ...values }) => {
        const body: Body = {
          ...values,
          ...(middleName ? { middleName } : {}),
          ...(registrationAddress ? { registrationAddress } : {}),
          scanFileIds: uploadedAnswers(scans).map((file) => file.id),
        };
        const call = first ? 'users.createPassport' : 'users.updatePassport';
        await api.call(call, { body }, { quiet: 'all' });
      }}
      onSuccess={() => {
        toast.success(messages.sent);
        void onDone();
      }}
    >
      <DraftNotice />
      <Panel title={messages.document}>
        <Stack>
          <FullNameFields />
          <BirthDateField name="birthDate" />
          <PassportFields />
          <IssuedAtField name="passportIssuedAt" />
          <IssuedByField name="passportIssuedBy" />
          <DepartmentCodeField name="departmentCode" />
          <TextField name="citizenship" label={messages.citizenship} />
          <TextField
            name="registrationAddress"
            label={messages.address}
            optional
            secret
            autoComplete="street-address"
          />
        </Stack>
      </Panel>
      <Panel title={messages.tax}>
        <Stack>
          <InnField name="inn" kind="12" hint={messages.innHint} />
          <SnilsField name="snils" />
          <FileField<UploadedFile>
            name="scans"
            label={messages.scans}
            hint={messages.scansHint}
            optional
            multiple
            camera
            url=""
            accept="image/jpeg,image/png,image/webp,application/pdf"
            maxFiles={MAX_FILES}
            maxSize={MAX_SIZE}
            transport={uploadTransport(async (file, options) =>
              api.call('users.uploadPassportScan', { file, fileName: file.name }, { ...options, quiet: 'all' }),
            )}
          />
        </Stack>
      </Panel>
      <FormStrip />
      <SubmitButton>{messages.send}</SubmitButton>
    </Form>
  );
}
