import { useFileUrl } from '@pribavka/api/react';
import { Icon } from '@pribavka/ui';
import { FileText, ImageOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile } from './contract.ts';
import { fileFrameCss } from './file-frame.ts';

const Root = styled.a`
  ${fileFrameCss}
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
