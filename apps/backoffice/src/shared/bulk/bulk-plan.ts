import type { Output } from '@pribavka/api';
import { formatNumber, pluralRu, type IconComponent } from '@pribavka/ui';

import type { ReasonGroup } from '../reason/reasons.ts';

/** Rows one command takes. */
export const bulkLimit = 200;

export interface BulkOutcome {
  readonly done: readonly string[];
  readonly failed: ReadonlyArray<{ readonly id: string; readonly message: string; readonly name: string | null }>;
}

/** What the server says of one portion of a query. */
export type QueryOutcome = Output<'members.decideMany'>;
/** What the server counts before a decision about all rows of a query. */
export type QueryPlan = NonNullable<QueryOutcome['plan']>;

/** All rows of the list as it is filtered, but those taken out by hand. */
export interface BulkQuery {
  readonly search?: string;
  readonly filters?: object;
  readonly except: string[];
  readonly preview?: boolean;
  readonly expected?: number;
  readonly after?: string | undefined;
}

export interface ChosenReason {
  readonly reasonCode: string;
  readonly reasonText?: string | undefined;
}

/** An act on all rows of a query: the server counts them, then decides portion by portion. */
export interface ActByQuery {
  readonly ask: (query: BulkQuery, reason?: ChosenReason) => Promise<QueryOutcome>;
  /** Why the server leaves rows as they are: «уже подтверждены». */
  readonly skipped: (reason: string) => string;
  readonly note?: ((plan: QueryPlan) => string) | undefined;
}

/** An act on the chosen rows of a list. */
export interface BulkAct<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  /** Why a row is left as it is: «уже подтверждены», «заблокированы»; undefined when the act is for it. */
  readonly skip: (row: Row) => string | undefined;
  /** The question, with numbers: «Подтвердить 7 участников?» */
  readonly title: (count: number) => string;
  /** What else the person must know before the act: sums, what cannot be undone. */
  readonly note?: ((rows: readonly Row[]) => string) | undefined;
  /** Nothing chosen is fit for the act. */
  readonly none: string;
  /** One command of the server for all rows. */
  readonly run: (rows: readonly Row[], reason?: ChosenReason) => Promise<BulkOutcome>;
  /** A refusal asks for its reason in place of a plain question. */
  readonly reason?: ReasonGroup | undefined;
  /** The same for «выбрать все», however many rows the query has. */
  readonly byQuery?: ActByQuery | undefined;
  readonly done: (count: number) => string;
  /** Takes the act back, where the domain allows it. */
  readonly undo?:
    | { readonly run: (ids: readonly string[]) => Promise<BulkOutcome>; readonly done: (count: number) => string }
    | undefined;
}

/** What an act that asks more than «yes» is opened with: the chosen ids, or all rows of the query but some. */
export interface ChosenRows {
  readonly ids?: string[];
  readonly query?: { readonly search?: string; readonly filters?: object; readonly except: string[] };
  /** Takes the selection back, when the act is done. */
  readonly clear: () => void;
}

/** An act with a form of its own. */
export interface BulkForm {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  readonly open: (chosen: ChosenRows) => void;
}

export interface BulkPlan<Row> {
  /** What the command is for. */
  readonly rows: readonly Row[];
  readonly chosen: number;
  /** Rows left as they are, by the reason. */
  readonly skipped: ReadonlyArray<readonly [reason: string, count: number]>;
  /** Fit for the act but too many for one command. */
  readonly later: number;
}

/** Sorts the chosen rows into those the act is for and those it leaves alone. */
export function planBulk<Row>(rows: readonly Row[], skip: BulkAct<Row>['skip']): BulkPlan<Row> {
  const reasons = new Map<string, number>();
  const eligible: Row[] = [];
  for (const row of rows) {
    const reason = skip(row);
    if (reason === undefined) eligible.push(row);
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    rows: eligible.slice(0, bulkLimit),
    chosen: rows.length,
    skipped: [...reasons],
    later: Math.max(0, eligible.length - bulkLimit),
  };
}

type Said = Pick<BulkPlan<unknown>, 'chosen' | 'skipped' | 'later'> & { fit: number };

/** A reason of one row and of several may differ: «отклонён|отклонены». */
function reasonFor(count: number, reason: string): string {
  const [one = '', many = one] = reason.split('|');
  return pluralRu(count, [one, many, many]);
}

const saidOf = ({ chosen, skipped, later, fit }: Said, note: string): string => {
  const left = skipped.map(([reason, count]) => `${formatNumber(count)} ${reasonFor(count, reason)}`).join(', ');
  return [
    chosen > fit && `Выбрано ${formatNumber(chosen)}.`,
    left && `Останутся как есть: ${left}.`,
    later > 0 &&
      `Ещё ${formatNumber(later)} ${pluralRu(later, ['останется', 'останутся', 'останутся'])} до следующего раза: за один раз не больше ${formatNumber(bulkLimit)}.`,
    note,
  ]
    .filter(Boolean)
    .join(' ');
};

/** The text under the question: from how many, what is left and why. */
export const planText = <Row>(plan: BulkPlan<Row>, note = ''): string =>
  saidOf({ ...plan, fit: plan.rows.length }, note);

/** The same for a query the server has counted; reasons with one word are counted together. */
export function queryText(plan: QueryPlan, reasonTexts: ActByQuery['skipped'], note = ''): string {
  const counts = new Map<string, number>();
  for (const { reason, count } of plan.skipped) {
    const word = reasonTexts(reason);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return saidOf({ chosen: plan.total, fit: plan.eligible, skipped: [...counts], later: 0 }, note);
}
