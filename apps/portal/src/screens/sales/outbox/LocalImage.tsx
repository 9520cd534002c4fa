import { Icon } from '@pribavka/ui';
import { FileText } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile } from '../../../shared/contract.ts';
import { outboxStore } from './store.ts';

const Root = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 96px;
  height: 96px;
  overflow: hidden;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-sunken);
  color: var(--pb-text-secondary);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
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
