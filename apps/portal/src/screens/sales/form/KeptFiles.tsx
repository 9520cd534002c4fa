import { formatBytes, IconButton } from '@pribavka/ui';
import { Trash2 } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { UploadedFile } from '../../../shared/contract.ts';
import { optional } from '../../../shared/optional.ts';
import { PrivateImage } from '../../../shared/PrivateImage.tsx';
import { isLocalFile } from './local-file.ts';

const LocalImage = optional(async () => ({ default: (await import('../../../offline/parts.ts')).LocalImage }));

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    font: var(--pb-type-ui);
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--pb-text-secondary);
  }
`;

export interface KeptFilesProps {
  files: readonly UploadedFile[];
  onRemove: (id: string) => void;
}

/** Files that came with the draft. */
export function KeptFiles({ files, onRemove }: KeptFilesProps): ReactElement | null {
  if (files.length === 0) return null;
  return (
    <List>
      {files.map((file) => (
        <li key={file.id}>
          {isLocalFile(file) ? (
            <Suspense fallback={null}>
              <LocalImage file={file} />
            </Suspense>
          ) : (
            <PrivateImage file={file} />
          )}
          <span>
            {file.name} <small>{formatBytes(file.size)}</small>
          </span>
          <IconButton icon={Trash2} label={`Убрать ${file.name}`} onClick={() => onRemove(file.id)} />
        </li>
      ))}
    </List>
  );
}
