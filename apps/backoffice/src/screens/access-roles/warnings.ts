import {
  type Access,
  type Grant,
  type Group,
  groupLabels,
  isAvailable,
  pageLabels,
  pages,
  type PageCode,
  parseGrant,
  type ScreenName,
  screens,
} from '@pribavka/api';

/** What would surprise the people of a role; a `stop` cannot be saved. */
export interface Warning {
  readonly id: 'lockout' | 'main-page' | 'own-access' | `unreachable-${PageCode}`;
  readonly stop?: boolean;
  readonly text: string;
}

/** Words of the warnings; the screen gives its messages. */
export interface WarningTexts {
  readonly lockout: string;
  readonly mainPage: string;
  readonly ownAccess: string;
  readonly unreachable: (page: string, rights: readonly string[], needed: string) => string;
}

const guarded: readonly Grant[] = ['roleSystem.detailAccessesRole:read', 'roleSystem.detailAccessesRole:update'];

/** Pages of the back-office, and the rights that open each. */
const doors = new Map<PageCode, { name: ScreenName; groups: readonly Group[] }>();
for (const name of Object.keys(screens) as ScreenName[]) {
  const { app, availability, title } = screens[name];
  if (app !== 'backoffice' || availability.kind !== 'groups' || name === 'log-detail') continue;
  const page = (Object.keys(pages) as PageCode[]).find((code) => pageLabels[code] === title);
  if (page) doors.set(page, { name, groups: availability.groups });
}

/** Rights of a page that its people reach from elsewhere. */
const elsewhere: ReadonlySet<string> = new Set<Group>([
  'technicalSupport.detailRequestTechnicalSupport',
  'transactionPage.tuningsTransactionList',
  'transactionPage.shortUserInfoByPhone',
  'sales.salesListMember',
  'transactionPage.getPointsUser',
  'transactionPage.transactionListMember',
  'promotions.promotionListUser',
  'promotions.promotionDetailUser',
]);

/** Warnings of domain 3.15 for a set of rights; `own` when the person edits the role he has himself. */
export function warningsOf(access: Access, { own, texts }: { own: boolean; texts: WarningTexts }): Warning[] {
  const { roleCode, grants } = access;
  const warnings: Warning[] = [];
  if (roleCode === 'admin' && guarded.some((grant) => !grants.has(grant))) {
    warnings.push({ id: 'lockout', stop: true, text: texts.lockout });
  } else if (own && guarded.some((grant) => !grants.has(grant))) {
    warnings.push({ id: 'own-access', text: texts.ownAccess });
  }
  if (roleCode === 'member' || roleCode === 'technical') return warnings;
  if (!isAvailable('admin-dashboard', access)) warnings.push({ id: 'main-page', text: texts.mainPage });
  for (const [page, { name, groups }] of doors) {
    if (isAvailable(name, access)) continue;
    const lost = ([...grants] as Grant[]).filter((grant) => {
      const { group } = parseGrant(grant);
      return group.startsWith(`${page}.`) && !elsewhere.has(group);
    });
    if (lost.length === 0) continue;
    const names = [...new Set(lost.map((grant) => groupLabels[parseGrant(grant).group].name))];
    const needed = groups.map((group) => groupLabels[group].name).join('» или «');
    warnings.push({ id: `unreachable-${page}`, text: texts.unreachable(pageLabels[page], names, needed) });
  }
  return warnings;
}
