import type { Grant } from '@pribavka/api';

/** Who makes the request, read from the database for this very request. */
export interface Actor {
  id: string;
  kind: 'user' | 'technical';
  roleCode: string;
  status: 'moderation' | 'confirmed' | 'rejected' | 'blocked' | 'deleted';
  isPhoneVerified: boolean;
  /** «Фамилия Имя» for the journal. */
  name: string;
  partnerId: string | null;
  storeId: string | null;
  manufacturerId: string | null;
  dataScope: 'all' | 'partner' | 'manufacturer' | 'own';
  grants: ReadonlySet<Grant>;
  /** A document has a new version that asks this member's consent again. */
  isConsentDue?: boolean;
  sessionId: string;
  /** When the person last proved who they are. */
  authAt: Date;
}
