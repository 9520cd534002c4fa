import type { ReactElement } from 'react';

const ring = <circle cx="7" cy="7" r="5.75" fill="none" stroke="var(--g)" strokeWidth="1.5" />;
const cut = { stroke: 'var(--cut)', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const ink = { stroke: 'var(--g)', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Names of the signs that `Glyph` draws. */
export const glyphNames = ['ok', 'wait', 'new', 'draft', 'warn', 'bad', 'pause', 'plan', 'stop'] as const;
/** Name of a sign that `Glyph` draws. */
export type GlyphName = (typeof glyphNames)[number];

export const glyphShapes: Readonly<Record<GlyphName, ReactElement>> = {
  ok: (
    <>
      <circle cx="7" cy="7" r="6.5" fill="var(--g)" />
      <path d="m4.2 7.2 2 2 3.7-4.2" fill="none" {...cut} />
    </>
  ),
  wait: (
    <>
      {ring}
      <path d="M7 2.8a4.2 4.2 0 0 1 0 8.4z" fill="var(--g)" />
    </>
  ),
  new: (
    <>
      {ring}
      <circle cx="7" cy="7" r="2.4" fill="var(--g)" />
    </>
  ),
  draft: <circle cx="7" cy="7" r="5.75" fill="none" stroke="var(--g)" strokeWidth="1.5" strokeDasharray="2.2 2.3" />,
  warn: (
    <>
      <path d="M7 1.2 13.2 12.2H.8z" fill="var(--g)" stroke="var(--g)" strokeWidth="1.2" strokeLinejoin="round" />
      <path d="M7 5v3.4" {...cut} />
      <circle cx="7" cy="10.4" r=".9" fill="var(--cut)" />
    </>
  ),
  bad: (
    <>
      <circle cx="7" cy="7" r="6.5" fill="var(--g)" />
      <path d="m4.8 4.8 4.4 4.4m0-4.4L4.8 9.2" {...cut} />
    </>
  ),
  pause: (
    <>
      {ring}
      <path d="M5.5 5v4m3-4v4" {...ink} />
    </>
  ),
  plan: (
    <>
      {ring}
      <path d="M7 4v3.2l2 1.3" fill="none" {...ink} />
    </>
  ),
  stop: (
    <>
      <rect x="1" y="1" width="12" height="12" rx="2" fill="var(--g)" />
      <path d="M4.2 7h5.6" {...cut} />
    </>
  ),
};
