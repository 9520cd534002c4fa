import type { ComponentType } from 'react';

import { Api } from './Api.tsx';
import { Brand } from './Brand.tsx';
import { Columns } from './Columns.tsx';
import { Controls } from './Controls.tsx';
import { Dates } from './Dates.tsx';
import { English } from './English.tsx';
import { Figures } from './Figures.tsx';
import { Registration } from './Registration.tsx';
import { Safety } from './Safety.tsx';
import { Sales } from './Sales.tsx';
import { Shells } from './Shells.tsx';

/** A page for every entry that draws something. */
export const pages: Readonly<Record<string, ComponentType>> = {
  brand: Brand,
  columns: Columns,
  controls: Controls,
  dates: Dates,
  english: English,
  figures: Figures,
  sales: Sales,
  shells: Shells,
  registration: Registration,
  safety: Safety,
  api: Api,
};
