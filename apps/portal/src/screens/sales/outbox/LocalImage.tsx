import { Icon } from '@pribavka/ui';
import { FileText } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile } from '../../../shared/contract.ts';
import { fileFrameCss } from '../../../shared/file-frame.ts';
import { outboxStore } from './store.ts';

const Root = styled.div`
  ${fileFrameCss}
`;

/** A photo that is on this device only. */
export function LocalImage({ file }: { file: UploadedFile }): ReactElement {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    const show = async (): Promise<void> => {
      const photo = await outboxStore.photo(file.id);
      if (!photo || isGone) return;
      made = URL.createObjectURL(photo.blob);
      setUrl(made);
    };
    void show();
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file.id]);
  return (
    <Root>
      {url !== undefined && file.mime.startsWith('image/') ? (
        <img src={url} alt={file.name} />
      ) : (
        <Icon as={FileText} size={24} label={file.name} />
      )}
    </Root>
  );
}
