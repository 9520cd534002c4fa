import { formatNumber } from '@pribavka/ui';

/** Rows one command takes. */
export const bulkLimit = 200;

export interface BulkOutcome {
  readonly done: readonly string[];
  readonly failed: ReadonlyArray<{ readonly id: string; readonly message: string }>;
}

/** An act on the chosen rows of a list. */
export interface BulkAct<Row> {
  readonly id: string;
  readonly label: string;
  /** Why a row is left as it is: «уже подтверждены», «заблокированы»; undefined when the act is for it. */
  readonly skip: (row: Row) => string | undefined;
  /** The question, with numbers: «Подтвердить 7 участников?» */
  readonly title: (count: number) => string;
  /** What else the person must know before the act: sums, what cannot be undone. */
  readonly note?: ((rows: readonly Row[]) => string) | undefined;
  /** Nothing chosen is fit for the act. */
  readonly none: string;
  /** One command of the server for all rows. */
  readonly run: (rows: readonly Row[]) => Promise<BulkOutcome>;
  readonly done: (count: number) => string;
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

/** The text under the question: from how many, what is left and why. */
export function planText<Row>({ rows, chosen, skipped, later }: BulkPlan<Row>, note = ''): string {
  const left = skipped.map(([reason, count]) => `${formatNumber(count)} ${reason}`).join(', ');
  return [
    chosen > rows.length && `Выбрано ${formatNumber(chosen)}.`,
    left && `Останутся как есть: ${left}.`,
    later > 0 &&
      `Ещё ${formatNumber(later)} останутся до следующего раза: за один раз не больше ${formatNumber(bulkLimit)}.`,
    note,
  ]
    .filter(Boolean)
    .join(' ');
}
