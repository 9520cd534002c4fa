// What entries weigh next to peers: everything but React and styled-components, after minify.
import { weigh, weighUi } from '../../scripts/lib/weigh.ts';
import { uiWeights } from '../../scripts/checks/ui-weights.ts';
import { benchRoot } from '../lib/build.ts';

const KIB = 1024;
const peers: Readonly<Record<string, string>> = {
  'React Aria: table with virtual rows':
    "export { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';",
  'TanStack Table with sorting, Virtual; no DOM':
    "export { createColumnHelper, createSortedRowModel, rowSortingFeature, sortFn_basic, tableFeatures, useTable } from '@tanstack/react-table'; export { useVirtualizer } from '@tanstack/react-virtual';",
  'AG Grid community':
    "export { AgGridReact } from 'ag-grid-react'; export { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';",
  'React Aria: date range':
    "export { Button, CalendarCell, CalendarGrid, DateInput, DateRangePicker, DateSegment, Dialog, Group, Heading, Label, Popover, RangeCalendar } from 'react-aria-components';",
  sonner: "export { Toaster, toast } from 'sonner';",
};

const line = (name: string, bytes: number, more = ''): void =>
  console.log(`  ${name.padEnd(48)}${(bytes / KIB).toFixed(1).padStart(7)} KiB gzip${more}`);

console.log('\nOurs: what the entry adds to the main entry, and alone');
const weights = await weighUi(uiWeights.map(({ code }) => code));
for (const [at, { name }] of uiWeights.entries()) {
  const weight = weights[at];
  if (!weight) continue;
  const later = weight.added.lazyGzip === 0 ? '' : `, later ${(weight.added.lazyGzip / KIB).toFixed(1)}`;
  line(name, weight.added.gzip, `, alone ${(weight.alone.gzip / KIB).toFixed(1)}${later}`);
}
console.log('\nPeers, alone');
for (const [name, code] of Object.entries(peers)) {
  const { gzip } = await weigh(code, { from: benchRoot, external: ['react', 'react-dom', 'styled-components'] });
  line(name, gzip);
}
const broken = uiWeights.filter(({ limit }, at) => (weights[at]?.added.gzip ?? 0) > limit * KIB);
for (const { name, limit } of broken) console.log(`  MISSED  ${name}: more than ${limit} KiB`);
process.exit(broken.length === 0 ? 0 : 1);
