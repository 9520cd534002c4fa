/**
 * Line drawings of the goods, 120 × 90 units, paths only: no font is needed to draw them.
 * `A` body, `D` darker part, `N` line, `S` solid.
 */
const line = 'stroke="#2b2f2a" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const A = `fill="#fdfdfb" ${line}`;
const D = `fill="#d3d5ce" ${line}`;
const N = `fill="none" ${line}`;
const S = 'fill="#2b2f2a"';

export const drawings = {
  drill: `<path ${A} d="M24 20q0-5 5-5h45q4 0 6 2l4 4v14l-4 4q-2 2-6 2H60l-4 7h-6l-7 27H26l6-29q-8-3-8-10z"/><path ${D} d="M84 21h9l6 4v10l-6 4h-9z"/><path ${N} d="M99 28h15M99 32h12"/><path ${D} d="M20 75h31q3 0 3 3v6q0 3-3 3H20q-3 0-3-3v-6q0-3 3-3z"/><path ${N} d="M31 22h22M31 27h22M31 32h14M56 48q-1 5-7 5"/><path ${N} d="M70 15v26"/>`,
  grinder: `<path ${A} d="M8 40q0-6 6-6h40l12 4h14v16H66l-12 4H14q-6 0-6-6z"/><path ${D} d="M80 36h10q5 0 5 5v10q0 5-5 5H80z"/><circle ${N} cx="90" cy="66" r="0"/><path ${A} d="M70 60h40q-3 16-20 16T70 60z"/><path ${D} d="M66 58h48v4H66z"/><path ${D} d="M82 36V22q0-5 5-5t5 5v14z"/><path ${N} d="M18 40v12M24 40v12M30 40v12M40 44h14M8 46H2"/>`,
  level: `<path ${A} d="M40 26q0-5 5-5h30q5 0 5 5v34q0 4-4 4H44q-4 0-4-4z"/><path ${D} d="M46 27h28v14H46z"/><path ${N} d="M60 27v14M50 34h20"/><path ${D} d="M48 64h24v6H48z"/><path ${N} d="M52 70l-14 17M60 70v17M68 70l14 17M40 34L6 34M80 34h34"/><path ${N} d="M60 21V4" stroke-dasharray="3 3"/><path ${N} d="M52 50h16M52 55h10"/>`,
  battery: `<path ${A} d="M26 36q0-4 4-4h60q4 0 4 4v36q0 6-6 6H32q-6 0-6-6z"/><path ${D} d="M34 18h52v14H34z"/><path ${N} d="M44 18v14M60 18v14M76 18v14M26 46h68"/><path ${S} d="M38 56h6v8h-6zM48 56h6v8h-6zM58 56h6v8h-6z"/><path ${N} d="M68 56h6v8h-6z"/><circle ${N} cx="84" cy="60" r="3.5"/>`,
  jigsaw: `<path ${A} d="M20 30q0-12 12-12h40q16 0 20 14l4 20H22z"/><path fill="#eeefea" stroke="#2b2f2a" stroke-width="1.5" d="M34 28h32q8 0 8 7t-8 7H34q-6 0-6-7t6-7z"/><path ${D} d="M14 60h86v7H14z"/><path ${A} d="M22 52h74v8H22z"/><path ${N} d="M84 67v20l-4-3v-4l-2-2v-4l-2-2v-5M20 34H6"/><path ${N} d="M46 28h14"/>`,
  saw: `<circle ${A} cx="50" cy="52" r="31"/><path ${N} d="M50 21l4 5M72 30l-1 6M81 52l-6 1M72 74l-6-1M50 83l-3-5M28 74l2-6M19 52l6-2M28 30l6 2"/><circle ${N} cx="50" cy="52" r="6"/><path ${D} d="M19 50a31 31 0 0 1 62 0h-8q-3-14-23-14t-23 14z"/><path ${A} d="M62 18q18-10 34 4l14 14q4 5-1 8l-5 3-22-17-14 4z"/><path ${D} d="M10 58h90v5H10z"/>`,
  charger: `<path ${A} d="M22 40q0-6 6-6h64q6 0 6 6v30q0 6-6 6H28q-6 0-6-6z"/><path ${D} d="M38 22h44v12H38z"/><path ${N} d="M50 22v12M60 22v12M70 22v12M98 62h14q4 0 4-4V30"/><path ${S} d="M34 58h4v4h-4z"/><path ${N} d="M44 60h10M34 50h52M34 68h20"/><path ${N} d="M80 54l-6 9h7l-5 8"/>`,
  trimmer: `<path fill="none" stroke="#2b2f2a" stroke-width="4" stroke-linecap="round" d="M16 14L88 66"/><path ${A} d="M8 8l12-4 12 12-6 10-14-6z"/><path ${N} d="M44 40q-2-14 10-14t10 14z"/><path ${D} d="M78 60l18 12-6 8-18-12z"/><path ${N} d="M62 82q20 8 46-4"/><path ${N} d="M58 78l16-4"/><path ${N} d="M34 24l4-6h8"/>`,
  hammer: `<path ${A} d="M18 26q0-6 6-6h48q6 0 8 4l4 8v10l-4 6H54l-4 8h-8l-4 24H22l4-30q-8-2-8-10z"/><path ${D} d="M84 28h12v12H84z"/><path ${N} d="M96 31h20M96 37h20M64 48v20q0 4-4 4t-4-4"/><path ${N} d="M26 28h20M26 34h20"/><path ${D} d="M60 20h10v28H60z"/>`,
  heat: `<path ${A} d="M22 22q0-6 6-6h44q8 0 10 6v16q-2 6-10 6H58l-6 8-6 28H28l6-34q-12-4-12-12z"/><path ${D} d="M82 20h20v20H82z"/><path ${N} d="M108 22q4 4 0 8t0 8M115 22q4 4 0 8t0 8M30 24v12M36 24v12M42 24v12"/>`,
  bits: `<path ${A} d="M14 24q0-5 5-5h82q5 0 5 5v48q0 5-5 5H19q-5 0-5-5z"/><path ${N} d="M14 48h92"/><path ${D} d="M50 14h20v5H50z"/>${[24, 36, 48, 60, 72, 84].map((x) => `<path ${D} d="M${x} 26h6v9h-6z"/><path ${N} d="M${x + 3} 35v8"/><path ${D} d="M${x} 55h6v7h-6z"/><path ${N} d="M${x + 3} 62v9"/>`).join('')}`,
  tape: `<path ${A} d="M20 40q0-26 28-26t30 26v34H30q-10 0-10-10z"/><circle ${D} cx="48" cy="42" r="15"/><circle ${N} cx="48" cy="42" r="4"/><path ${A} d="M78 66h30v8H78z"/><path ${N} d="M84 66v4M90 66v5M96 66v4M102 66v5M108 64v14"/>`,
} as const;

export type PictureKey = keyof typeof drawings;
