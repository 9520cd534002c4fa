import { useAllowed } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { ImportAction, ImportButton } from '../../shared/process/ImportAction.tsx';
import { partnersMessages } from './messages.ts';

const { title, columns } = partnersMessages.upload;

const route = 'partners.massUpload';

/** Opens the same wizard from under an empty list and from the shops of a card. */
export function PartnersUploadButton(): ReactElement | null {
  return useAllowed('partner.massUploadPartner:create') ? <ImportButton route={route} /> : null;
}

/** Partners and shops by one file: known ones are brought up to date by ИНН, КПП and code. */
export function PartnersUpload(): ReactElement | null {
  const allowed = useAllowed('partner.massUploadPartner:create');
  if (!allowed) return null;
  return (
    <ImportAction
      title={title}
      route={route}
      template="partners.massUploadTemplate"
      columns={columns}
      invalidates={['partners.*', 'stores.*', 'storeGroups.*', 'dictionary.get']}
    />
  );
}
