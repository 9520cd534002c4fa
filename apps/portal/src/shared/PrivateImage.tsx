import { useFileUrl } from '@pribavka/api/react';
import { Icon } from '@pribavka/ui';
import { FileText, ImageOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile } from './contract.ts';

const Root = styled.a`
  display: grid;
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

/** A file only its owner may see; a press opens it in full. */
export function PrivateImage({ file }: { file: UploadedFile }): ReactElement {
  const { url, problem } = useFileUrl(file.id);
  return (
    <Root href={url} target="_blank" rel="noreferrer" title={file.name}>
      {url && file.mime.startsWith('image/') ? (
        <img src={url} alt={file.name} />
      ) : (
        <Icon as={problem ? ImageOff : FileText} size={24} label={file.name} />
      )}
    </Root>
  );
}
