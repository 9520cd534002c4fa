import type { MemberStatus, OperationType, WithdrawalStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import type { SummaryFilters } from './filters.ts';
import { directRows } from './rows-direct.ts';
import { rollupRows } from './rows-folded.ts';

/** Days of the programme, `yyyy-MM-dd`, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Postings of one type on one day. */
export interface DaySum {
  day: string;
  type: OperationType;
  postings: number;
  points: number;
}

/** Members by the day of registration, by status, and those not seen since the day asked for. */
export interface PeopleSums {
  joined: { day: string; n: number }[];
  statuses: { status: MemberStatus; n: number }[];
  sleeping: number;
}

export interface Money {
  n: number;
  gross: number;
  net: number;
  tax: number;
  /** Seconds from the request to the payment, of all together. */
  waited: number;
}

/** Withdrawals by the day of the request and by the day of payment. */
export interface PayoutSums {
  asked: ({ day: string; status: WithdrawalStatus } & Money)[];
  paid: ({ day: string } & Money)[];
  failures: { day: string; text: string; n: number }[];
}

/** What was sold, by the id of the goods, by the region of the shop or by the day. */
export interface SoldSum {
  key: string;
  units: number;
  revenue: number;
  points: number;
  returned: number;
}

/** What the summaries are made of, in one reader's rows. */
export interface SummaryRows {
  postings: (days: Days) => Promise<DaySum[]>;
  people: (days: Days, asleep: string) => Promise<PeopleSums>;
  active: (days: Days) => Promise<number>;
  /** Points the programme owes now, and those it is owed. */
  owed: () => Promise<{ points: number; debt: number }>;
  payouts: (days: Days) => Promise<PayoutSums>;
  sold: (by: 'product' | 'region' | 'day', days: Days) => Promise<SoldSum[]>;
}

/** Folded sums for whole companies and the programme; rows themselves for one person and for nobody. */
export const readRows = (db: Db, scope: Scope, filters: SummaryFilters): SummaryRows => ({
  ...directRows(db, scope, filters),
  ...rollupRows(db, scope, filters),
});
