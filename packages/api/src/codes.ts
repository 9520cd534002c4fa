/** Codes of the wire, once. Labels and tones come from the dictionary call. */

export const memberStatuses = ['moderation', 'confirmed', 'rejected', 'blocked', 'deleted'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** A letter to somebody invited: queued, taken by the mail server, refused or not taken yet, older than its link lives. */
export const invitationStates = ['sending', 'sent', 'failed', 'lapsed'] as const;
export type InvitationState = (typeof invitationStates)[number];

export const passportStatuses = ['empty', 'on_check', 'verified', 'declined', 'expired'] as const;
export type PassportStatus = (typeof passportStatuses)[number];

export const taxStatuses = ['individual', 'self_employed'] as const;
export type TaxStatus = (typeof taxStatuses)[number];

export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const saleStatuses = [
  'draft',
  'moderation',
  'clarification',
  'confirmed',
  'rejected',
  'cancelled',
  'partially_returned',
  'returned',
] as const;
export type SaleStatus = (typeof saleStatuses)[number];

export const saleItemStatuses = ['pending', 'approved', 'rejected', 'returned', 'partially_returned'] as const;
export type SaleItemStatus = (typeof saleItemStatuses)[number];

export const saleSources = ['portal', 'import', 'api'] as const;
export type SaleSource = (typeof saleSources)[number];

export const saleActions = [
  'edit',
  'submit',
  'delete',
  'cancel',
  'answer',
  'dispute',
  'repeat',
  'lock',
  'approve',
  'reject',
  'clarify',
  'undo',
  'return',
] as const;
export type SaleAction = (typeof saleActions)[number];

/** What has become of the points an operation moved: they wait, they are where it brought them, they went back. */
export const operationStandings = ['waiting', 'done', 'undone'] as const;
export type OperationStanding = (typeof operationStandings)[number];

/** Where the points of a sale are now. */
export const pointsStates = ['none', 'preview', 'pending', 'active', 'cancelled'] as const;
export type PointsState = (typeof pointsStates)[number];

export const operationTypes = [
  'SALE_ACCRUAL',
  'PROMO_ACCRUAL',
  'ACTIVATION',
  'ACTIVATION_CANCEL',
  'ACCRUAL_CANCEL',
  'SALE_RETURN',
  'RETURN_DEBT',
  'DEBT_REPAYMENT',
  'DEBT_WRITE_OFF',
  'WITHDRAWAL_HOLD',
  'WITHDRAWAL_RELEASE',
  'WITHDRAWAL_PAID',
  'EXPIRATION',
  'ADJUST_CREDIT',
  'ADJUST_DEBIT',
  'OPENING_BALANCE',
  'REWARD_SPEND',
  'REWARD_REFUND',
] as const;
export type OperationType = (typeof operationTypes)[number];

export const withdrawalStatuses = [
  'new',
  'on_review',
  'approved',
  'in_registry',
  'paid',
  'failed',
  'rejected',
  'cancelled',
  'returned',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

export const withdrawalActions = ['cancel', 'approve', 'reject', 'retry', 'return'] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];

/** A payout in spite of conditions: `closed` when the payout ended, or set off without it. */
export const payoutOverrideStatuses = ['asked', 'approved', 'rejected', 'withdrawn', 'closed'] as const;
export type PayoutOverrideStatus = (typeof payoutOverrideStatuses)[number];

/** Why a withdrawal is impossible now, in the order of domain 3.10. */
export const withdrawalBlockers = [
  'phone_not_verified',
  'status_not_confirmed',
  'passport_required',
  'passport_on_check',
  'passport_declined',
  'card_required',
  'spend_blocked',
  'debt',
  'not_enough',
  'below_minimum',
  'above_maximum',
  'wrong_step',
  'daily_limit',
  'monthly_limit',
] as const;
export type WithdrawalBlocker = (typeof withdrawalBlockers)[number];

export const registryStatuses = ['formed', 'approved', 'completed', 'rejected', 'disbanded'] as const;
export type RegistryStatus = (typeof registryStatuses)[number];

export const adjustmentStatuses = ['on_approval', 'applied', 'rejected', 'cancelled'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export const productStatuses = ['draft', 'active', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

export const serialSources = ['pattern', 'registry', 'none'] as const;
export type SerialSource = (typeof serialSources)[number];

/** Where a number of the registry stands; `claimed` while a live sale holds it. */
export const serialStates = ['free', 'claimed', 'blocked'] as const;
export type SerialState = (typeof serialStates)[number];

export const promotionStatuses = [
  'draft',
  'on_approval',
  'scheduled',
  'active',
  'paused',
  'finished',
  'cancelled',
  'archived',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

export const promotionMechanics = [
  'fixed_per_unit',
  'multiplier',
  'percent_of_price',
  'step',
  'plan',
  'first_sale',
  'bundle',
] as const;
export type PromotionMechanic = (typeof promotionMechanics)[number];

export const supportStatuses = ['new', 'in_progress', 'waiting_author', 'resolved', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export const supportPriorities = ['low', 'normal', 'high', 'urgent'] as const;
export type SupportPriority = (typeof supportPriorities)[number];

export const supportActions = ['message', 'close', 'rate', 'reopen', 'answer', 'update', 'merge'] as const;
export type SupportAction = (typeof supportActions)[number];

export const processStatuses = [
  'queued',
  'running',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
] as const;
export type ProcessStatus = (typeof processStatuses)[number];

export const processKinds = [
  'partner_mass_upload',
  'product_import',
  'sale_import',
  'serial_import',
  'tuning_import',
  'member_export',
  'sales_export',
  'transactions_export',
  'withdrawals_export',
  'tax_report_export',
  'products_export',
  'partners_export',
  'store_groups_export',
  'logs_export',
  'promotions_export',
  'promotion_accruals_export',
  'support_export',
  'tunings_export',
  'registries_export',
  'technical_users_export',
  'brands_export',
  'manufacturers_export',
  'processes_export',
  'serials_export',
  'points_activation',
  'points_expiration',
  'payout_registry',
  'payout_result',
  'reconciliation',
  'notification_batch',
  'webhook_delivery',
] as const;
export type ProcessKind = (typeof processKinds)[number];

/** Processes that read a file with rows. */
export const importKinds = [
  'partner_mass_upload',
  'product_import',
  'sale_import',
  'serial_import',
  'tuning_import',
] as const satisfies readonly ProcessKind[];
export type ImportKind = (typeof importKinds)[number];

/** Encodings a table without a workbook is read in. */
export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'koi8-r', 'ibm866'] as const;
export type TableEncoding = (typeof tableEncodings)[number];

/** How far a list of sales has come: `columns` waits for the seller to say which column is which. */
export const saleListStates = ['columns', 'checking', 'rows', 'sending', 'done'] as const;
export type SaleListState = (typeof saleListStates)[number];

/** `known`: the same seller has registered the sale before, it is not made twice. */
export const saleListRowStates = ['unchecked', 'ready', 'known', 'refused'] as const;
export type SaleListRowState = (typeof saleListRowStates)[number];

export const logActions = [
  'create',
  'update',
  'delete',
  'read',
  'read_personal',
  'login',
  'logout',
  'export',
  'status',
  'import',
] as const;
export type LogAction = (typeof logActions)[number];

export const documentKinds = ['program_rules', 'personal_data', 'policy', 'oferta', 'mailing_info'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const accountStatuses = ['active', 'suspended', 'archived'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Colour of a status; a token of the design system. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

/** A request to move to another shop; all but `open` are final. */
export const storeRequestStatuses = ['open', 'withdrawn', 'approved', 'rejected'] as const;
export type StoreRequestStatus = (typeof storeRequestStatuses)[number];

/** What must be settled before a member may close the account. */
export const deletionBlockers = ['payout', 'debt', 'dispute', 'phone'] as const;
export type DeletionBlocker = (typeof deletionBlockers)[number];

/** What a person is notified of, a row of his settings each. */
export const noticeTopics = [
  'sales',
  'points',
  'expiry',
  'payouts',
  'passport',
  'promotions',
  'support',
  'account',
  'security',
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Where a notice goes besides the feed inside the apps, where it always is. */
export const noticeChannels = ['email', 'sms', 'messenger'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** `auto`: at once, after the third of a day the rest together; `daily`: all of them together; `off`: each at once. */
export const noticeDigests = ['auto', 'daily', 'off'] as const;
export type NoticeDigest = (typeof noticeDigests)[number];

/** Zones of Russia, west to east. */
export const russianZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const;
export type RussianZone = (typeof russianZones)[number];
