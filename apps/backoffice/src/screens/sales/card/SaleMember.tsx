import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { participantUrl } from '../../participants/urls.ts';

/** Who sold it, with the way to his card where he is known. */
export function SaleMember({ id, fullName }: { id: string | null; fullName: string }): ReactElement {
  return id === null ? <>{fullName}</> : <Link to={participantUrl(id)}>{fullName}</Link>;
}
