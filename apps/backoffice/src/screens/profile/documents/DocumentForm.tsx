import { type DocumentKind, isProblem } from '@pribavka/api';
import { useApi, useInvalidate } from '@pribavka/api/react';
import { CheckboxField, chosenFiles, FileField, SubmitError } from '@pribavka/forms';
import { confirm, ProgressBar } from '@pribavka/ui';
import type { UploadItem } from '@pribavka/ui/upload';
import { type ReactElement, useState } from 'react';

import { EditSheet } from '../../../shared/form/EditSheet.tsx';
import type { Version } from './Documents.tsx';
import { documentCalls } from './kinds.ts';
import { documentMessages } from './messages.ts';

const { form: messages, ...texts } = documentMessages;
const megabyte = 1024 * 1024;

interface Values {
  file: readonly UploadItem[];
  askAgain?: boolean;
}

interface DocumentFormProps {
  kind: DocumentKind;
  /** The version in force; a first one has nothing before it. */
  current: Version | undefined;
  onClose: () => void;
}

/** A new version of a document: the file goes with the decision, so that nothing is published by choosing a file. */
export function DocumentForm({ kind, current, onClose }: DocumentFormProps): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [progress, setProgress] = useState<number>();
  const name = texts.names[kind];
  const publish = async ({ file, askAgain = false }: Values): Promise<number> => {
    const [chosen] = chosenFiles(file);
    if (!chosen) throw new SubmitError({ file: [texts.none] });
    if (askAgain) {
      const { members } = await api.call('documents.reconsent', { query: { kind } }, { quiet: 'all' });
      // Nothing went wrong: the form stays as it is.
      if (!(await confirm(texts.question(members)))) throw new DOMException('', 'AbortError');
    }
    setProgress(0);
    try {
      const route = documentCalls[kind][current ? 'update' : 'add'];
      const body = {
        requiresReconsent: String(askAgain) as 'true' | 'false',
        ...(current && { replaces: current.versionId }),
      };
      const input = { body, file: chosen, fileName: chosen.name };
      const answer = await api.call(route, input, { quiet: 'all', onProgress: setProgress });
      return answer.file?.version ?? 1;
    } catch (error) {
      // Everybody who looks at the list sees what is in force by now.
      invalidate(['documents.*']);
      if (isProblem(error) && error.code === 'VERSION_CONFLICT') throw new SubmitError({}, [texts.conflict]);
      if (isProblem(error) && error.code.startsWith('FILE_')) throw new SubmitError({ file: [...error.messages] });
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <EditSheet<never, Values, number>
      title={current ? texts.updateTitle(name) : texts.addTitle(name)}
      draft={{ area: 'documents', form: kind }}
      valuesOf={() => ({})}
      onSubmit={publish}
      saved={(version) => texts.published(name, version)}
      onSaved={() => {
        invalidate(['documents.*']);
        onClose();
      }}
      onClose={onClose}
      submit={messages.publish}
    >
      <FileField
        name="file"
        label={messages.file}
        hint={messages.fileHint}
        url=""
        auto={false}
        accept="application/pdf,.pdf"
        maxSize={20 * megabyte}
      />
      {current && <CheckboxField name="askAgain" label={messages.askAgain} hint={messages.askAgainHint} />}
      {progress !== undefined && <ProgressBar label={messages.sending} value={progress} max={1} />}
    </EditSheet>
  );
}
