// The words our readers do not use, with the standard ones to use instead.
// A refused word is a whole word of a comment, or a part of a name: `keepAnswers` holds `keep`.

/** In comments. */
export const inComments: Readonly<Record<string, string>> = {
  anew: 'again',
  whoever: 'the one who',
  beside: 'next to, with',
  told: 'reported, notified, recorded',
  tells: 'reports, notifies, records',
  mend: 'fix, resubmit',
  mends: 'fixes, resubmits',
  mended: 'fixed, resubmitted',
  mending: 'fixing, correcting',
  forgive: 'clear',
  accused: 'with a server error',
  tidy: 'normalize',
  tremble: 'move slightly',
  hasten: 'shorten',
  heroine: 'demo member',
  youth: 'age, tenure',
};

/** In identifiers that we declare and in file names. */
export const inNames: Readonly<Record<string, string>> = {
  anew: 'again, fresh, recomputed',
  told: 'reported, notified',
  mend: 'resubmit, fix',
  mended: 'resubmitted, fixed',
  keep: 'save, store, retain, commands',
  keeper: 'store, supervisor',
  judge: 'validate',
  tidy: 'normalize',
  forgive: 'clear',
  accused: 'serverErrorFields',
  beat: 'heartbeat',
  pump: 'dispatch',
  hands: 'writers',
  bones: 'skeleton',
  ghost: 'placeholder',
  misuse: 'devWarning, invariant',
  wish: 'draft, request',
  ground: 'reason',
  brought: 'integration',
  dear: 'exceedsMax…',
  fate: 'result',
  hall: 'entry',
  carry: 'pendingNavigation',
  carried: 'pending',
  turn: 'advance',
  turns: 'batches',
  written: 'created, typed',
  // One word per thing (docs/glossary.md).
  seller: 'member',
  catalogue: 'products',
  goods: 'products',
  journal: 'audit entry, log',
  tuning: 'adjustment (tuning only as a code of the specification)',
  tunings: 'adjustments (tunings only as a code of the specification)',
  wallet: 'points account',
  desk: 'staff, agent',
  maker: 'manufacturer',
  makers: 'manufacturers',
  words: 'messages',
  mistake: 'validation issue, problem',
  mistakes: 'validation issues, problems',
};

/** Names of platforms and libraries that hold a refused part. */
export const standardNames: ReadonlySet<string> = new Set([
  'keepAlive',
  'keepAliveTimeout',
  'keepAliveSeconds',
  'keepPreviousData',
  'keepDirtyOnReinitialize',
]);
