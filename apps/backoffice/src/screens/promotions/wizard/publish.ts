import type { Promotion, PublishAct } from './values.ts';

const draftActs: readonly PublishAct[] = ['submit', 'activate', 'save'];

/** A rule that counts sales already, or is agreed and waits for its day. */
export const isLive = (promotion: Promotion | undefined): boolean =>
  promotion !== undefined && promotion.status !== 'draft';

/** What may become of a draft: of a new one by whose it is, of a known one as the server says. */
export function actsOf(promotion: Promotion | undefined, ofCompany: boolean): readonly PublishAct[] {
  if (isLive(promotion)) return ['save'];
  return draftActs.filter((act) => {
    if (act === 'save') return true;
    if (!promotion) return act === 'submit' || !ofCompany;
    // A start that is refused as the draft stands may be possible as the form stands.
    return promotion.allowedActions.includes(act) || (act === 'activate' && Boolean(promotion.startRefusal));
  });
}
