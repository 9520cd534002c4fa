import { useAllowed } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { ImportAction } from '../../shared/process/ImportAction.tsx';
import { partnersMessages } from './messages.ts';

const { title, columns } = partnersMessages.upload;

/** Partners and shops by one file: known ones are brought up to date by ИНН, КПП and code. */
export function PartnersUpload(): ReactElement | null {
  const allowed = useAllowed('partner.massUploadPartner:create');
  if (!allowed) return null;
  return (
    <ImportAction
      title={title}
      route="partners.massUpload"
      template="partners.massUploadTemplate"
      columns={columns}
      invalidates={['partners.*', 'stores.*', 'storeGroups.*', 'dictionary.get']}
    />
  );
}
