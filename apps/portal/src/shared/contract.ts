import type { Input, Output } from '@pribavka/api';

/** Shapes of the wire under the names the screens use. */
export type User = Output<'users.profile'>['user'];
export type Balance = Output<'points.get'>;

export type SalesPage = Output<'sales.list'>;
export type SaleRow = SalesPage['items'][number];
export type Sale = Output<'sales.get'>;
export type SaleItem = Sale['items'][number];
export type SaleStatus = Sale['status'];
export type SaleInput = Input<'sales.create'>['body'];
export type SerialCheck = Output<'sales.checkSerial'>;
export type UploadedFile = Output<'sales.uploadFile'>;

export type ProductShort = Output<'products.shortList'>[number];
export type ProductRow = Output<'products.list'>['items'][number];

export type PromotionRow = Output<'promotions.list'>['items'][number];
export type PromotionCounts = NonNullable<Output<'promotions.list'>['totals']>;
export type PromotionCard = Output<'promotions.get'>;

export type Operation = Output<'operations.list'>['items'][number];
export type Quote = Output<'withdrawals.quote'>;
export type Withdrawal = Output<'withdrawals.get'>;
export type PayoutCard = Output<'cards.list'>[number];
export type CodeSent = Output<'users.sendEmailCode'>;

export type StoreRequest = Output<'storeRequests.create'>;
export type AccountDeletion = Output<'users.deletion'>;
export type Consent = Output<'consents.list'>[number];

export type SupportRequest = Output<'support.get'>;

export type NotificationGroup = Output<'notifications.groups'>['items'][number];
export type NotificationItem = Output<'notifications.list'>['items'][number];
