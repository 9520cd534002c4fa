import type { ReactElement } from 'react';

const frame = {
  width: 88,
  height: 72,
  viewBox: '0 0 88 72',
  fill: 'none',
  strokeWidth: 1.5,
  'aria-hidden': true,
} as const;
const grey = { stroke: 'var(--pb-text-tertiary)', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const pale = { stroke: 'var(--pb-line-hair)', strokeLinecap: 'round' } as const;
const green = {
  stroke: 'var(--pb-accent-line)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const document = (
  <svg {...frame}>
    <path d="M24 2h40v64l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4z" {...grey} />
    <path d="M33 14h22M33 24h22" {...pale} />
    <path d="M32 34h11v11H32zM48 34h9m-9 5h5m-5 6h9" {...grey} />
    <path d="M16 12V9h-6v6M72 9h6v6M10 52v6h6M78 52v6h-6" {...green} />
  </svg>
);

const search = (
  <svg {...frame}>
    <path d="M4 10h78M4 24h78M4 38h34M4 52h30" {...pale} />
    <circle cx="58" cy="42" r="16" fill="var(--pb-bg-surface)" {...grey} />
    <path d="m69.5 53.5 12 12" {...grey} strokeWidth={2.5} />
    <path d="m53 37 10 10m0-10-10 10" {...green} />
  </svg>
);

const lock = (
  <svg {...frame}>
    <circle cx="44" cy="36" r="34" fill="var(--pb-bg-sunken)" />
    <rect x="34" y="34" width="20" height="15" rx="2.5" {...grey} />
    <path d="M38 34v-5a6 6 0 0 1 12 0v5" {...grey} />
  </svg>
);

const box = (
  <svg {...frame}>
    <path d="M18 24 44 12l26 12v26L44 62 18 50zM18 24l26 12 26-12M44 36v26" {...grey} />
    <path d="m31 18 26 12" {...pale} />
    <path d="M44 2v6m-14-3 3 5m25-5-3 5" {...green} />
  </svg>
);

const talk = (
  <svg {...frame}>
    <path d="M10 8h46v30H30L20 48V38H10z" {...grey} />
    <path d="M20 18h26M20 27h16" {...pale} />
    <path d="M62 24h16v26h-8v9l-9-9H40v-5" {...green} />
  </svg>
);

/** Drawing of an empty or a failed screen. */
export type StateDrawing = 'document' | 'search' | 'lock' | 'box' | 'talk';

export const drawings: Readonly<Record<StateDrawing, ReactElement>> = { document, search, lock, box, talk };
