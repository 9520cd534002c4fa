import type { ReactElement } from 'react';

import type { DrawingName } from './names.ts';

// Line drawings on a field of 120 × 90. `b` is the body (paper), `d` a darker part, `n` a line.
const line = {
  stroke: 'currentColor',
  strokeWidth: 'var(--stroke, 1.5)',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const b = { ...line, fill: 'var(--pb-bg-surface)' };
const d = { ...line, fill: 'currentColor', fillOpacity: 0.16 };
const n = { ...line, fill: 'none' };

export const drawings: Readonly<Record<DrawingName, ReactElement>> = {
  drill: (
    <>
      <path {...b} d="M22 18h50a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H56l-8 28H28l6-28H22a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" />
      <path {...d} d="M80 23h9l8 4v8l-8 4h-9z" />
      <path {...d} d="M20 72h34a4 4 0 0 1 4 4v6H16v-6a4 4 0 0 1 4-4z" />
      <path {...n} d="M97 31h16M24 25h22M24 31h22M24 37h14M52 50c0 4-2 6-6 6" />
    </>
  ),
  hammer: (
    <>
      <path {...b} d="M16 20h52l12 6v18l-12 6H50l-5 14h-9l-6 18H16l4-30h-4a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4z" />
      <path {...d} d="M58 15h10v40H58z" />
      <path {...d} d="M80 29h14v12H80z" />
      <path {...n} d="M94 33h22M94 37h22M20 28h26M20 34h26M63 55v18a5 5 0 0 1-10 0" />
    </>
  ),
  grinder: (
    <>
      <path {...b} d="M10 32h46l14 6h12v18H70l-14 4H10a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6z" />
      <path {...d} d="M82 34h8a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-8z" />
      <path {...d} d="M62 60h54v5H62z" />
      <path {...b} d="M66 65h46c-3 12-11 18-23 18s-20-6-23-18z" />
      <path {...n} d="M16 39v14M22 39v14M28 39v14M38 42h14M84 34V20a5 5 0 0 1 10 0v16" />
    </>
  ),
  saw: (
    <>
      <circle {...b} cx="48" cy="54" r="30" />
      <circle {...n} cx="48" cy="54" r="5" />
      <path {...n} d="m48 24 5 5M69 33l-1 7M78 54l-7 2M69 75l-6-3M48 84l-3-6M27 75l1-7M18 54l7-2M27 33l6 3" />
      <path {...d} d="M14 54a34 34 0 0 1 68 0H70a22 22 0 0 0-44 0z" />
      <path {...b} d="M60 20c12-10 26-8 36 4l14 16c3 4 2 7-2 9l-6 3-20-18-16 4z" />
      <path {...d} d="M6 58h104v5H6z" />
    </>
  ),
  jigsaw: (
    <>
      <path {...b} d="M18 50l4-22a12 12 0 0 1 12-10h40a20 20 0 0 1 20 18l2 14z" />
      <path {...d} d="M36 27h32a8 8 0 0 1 0 16H36a8 8 0 0 1 0-16z" />
      <path {...b} d="M16 50h82v9H16z" />
      <path {...d} d="M8 59h98v7H8z" />
      <path {...n} d="M86 66v20l-4-4v-4l-2-2v-4l-2-2v-4M18 34H4M80 28l8 8" />
    </>
  ),
  heatgun: (
    <>
      <path {...b} d="M24 18h46l12 6v20l-12 6H58l-4 10-8 24H26l6-34h-8a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z" />
      <path {...d} d="M82 26h18v16H82z" />
      <path
        {...n}
        d="M106 26c4 3-4 5 0 8s-4 5 0 8M114 26c4 3-4 5 0 8s-4 5 0 8M24 26v16M30 26v16M36 26v16M54 60c-4 0-6-2-6-6"
      />
    </>
  ),
  level: (
    <>
      <path {...b} d="M42 22h36a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z" />
      <path {...d} d="M46 28h28v14H46z" />
      <path {...d} d="M50 64h20v6H50z" />
      <path {...n} d="M60 28v14M50 35h20M54 70 38 88M60 70v18M66 70l16 18M38 35H4M82 35h34M50 50h20M50 56h12" />
      <path {...n} d="M60 22V3" strokeDasharray="3 3" />
    </>
  ),
  tape: (
    <>
      <path {...b} d="M22 76V40c0-16 11-26 28-26s30 12 30 28v34z" />
      <circle {...d} cx="51" cy="44" r="17" />
      <circle {...n} cx="51" cy="44" r="4" />
      <path {...b} d="M80 67h30v9H80z" />
      <path {...n} d="M86 67v4M92 67v6M98 67v4M104 67v6M110 65v14M30 70h40" />
    </>
  ),
  battery: (
    <>
      <path {...b} d="M26 34h68a4 4 0 0 1 4 4v36a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V38a4 4 0 0 1 4-4z" />
      <path {...d} d="M34 16h52v18H34z" />
      <path {...n} d="M46 16v18M60 16v18M74 16v18M22 46h76M68 56h6v10h-6z" />
      <path {...d} d="M36 56h6v10h-6zM46 56h6v10h-6zM56 56h6v10h-6z" fillOpacity={1} />
      <circle {...n} cx="86" cy="61" r="4" />
    </>
  ),
  charger: (
    <>
      <path {...b} d="M26 36h66a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z" />
      <path {...d} d="M36 20h46v16H36z" />
      <path {...n} d="M48 20v16M59 20v16M70 20v16M98 64h10a6 6 0 0 0 6-6V26M32 50h54M32 72h22" />
      <path {...n} d="m68 56-7 10h9l-5 9" />
      <path {...d} d="M32 58h5v5h-5z" fillOpacity={1} />
    </>
  ),
  bits: (
    <>
      <path {...b} d="M18 18h84a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" />
      <path {...d} d="M50 12h20v6H50z" />
      <path {...n} d="M12 49h96" />
      {[24, 38, 52, 66, 80, 94].map((x) => (
        <g key={x}>
          <path {...d} d={`M${x - 3} 26h6v8h-6zM${x - 3} 56h6v6h-6z`} />
          <path {...n} d={`M${x} 34v9M${x} 62v11`} />
        </g>
      ))}
    </>
  ),
  trimmer: (
    <>
      <path {...n} d="M20 18 86 66" strokeWidth="4" />
      <path {...b} d="M6 8 18 4l14 12-6 12-16-4z" />
      <path {...d} d="m78 56 20 14-7 9-20-14z" />
      <path {...n} d="M46 37c-2-13 4-17 11-16s11 8 5 21M36 24l6-6h8M60 84c18 6 34 4 52-6M58 79l14-4" />
    </>
  ),
};

/** Drawing for a category of the catalogue by the words in its name. */
const BY_NAME: readonly (readonly [RegExp, DrawingName])[] = [
  [/перфоратор|отбойн/i, 'hammer'],
  [/ушм|болгарк|шлиф/i, 'grinder'],
  [/лобзик/i, 'jigsaw'],
  [/пил/i, 'saw'],
  [/фен/i, 'heatgun'],
  [/уров|нивелир|дальномер|измер/i, 'level'],
  [/рулетк/i, 'tape'],
  [/заряд/i, 'charger'],
  [/аккумулятор|батаре/i, 'battery'],
  [/триммер|газон|сад|кос/i, 'trimmer'],
  [/бит|сверл|оснаст|набор|диск/i, 'bits'],
];

export const drawingFor = (text: string): DrawingName => BY_NAME.find(([word]) => word.test(text))?.[1] ?? 'drill';
