/* oxlint-disable react/jsx-key -- a table of cases, not a list of children */
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { BarChart } from '../charts/BarChart.tsx';
import { DateInput } from '../date/date-input/DateInput.tsx';
import { DateRangePicker } from '../date/range/DateRangePicker.tsx';
import { Banner } from '../feedback/banner/Banner.tsx';
import { GlobalLoader } from '../feedback/loading/GlobalLoader.tsx';
import { Skeleton } from '../feedback/loading/Skeleton.tsx';
import { Toaster } from '../feedback/toast/Toaster.tsx';
import { PhotoViewer } from '../media/photo-viewer/PhotoViewer.tsx';
import { BackofficeShell } from '../shell/backoffice/BackofficeShell.tsx';
import { PortalShell } from '../shell/portal/PortalShell.tsx';
import { FileUpload } from '../upload/file-upload/FileUpload.tsx';
import { DataTable } from './table/DataTable.tsx';
import { people, personColumns } from './table/stories.data.tsx';

const errors = vi.spyOn(console, 'error');
afterEach(() => errors.mockClear());

describe('renders on the server without warnings', () => {
  it.each([
    ['таблица', <DataTable caption="Участники" columns={personColumns} rows={people(3)} getRowId={(row) => row.id} />],
    ['каркас портала', <PortalShell items={[]} currentId={undefined} brand="П" />],
    ['каркас бэк-офиса', <BackofficeShell groups={[]} currentId={undefined} brand="П" breadcrumbs={[]} />],
    ['дата', <DateInput aria-label="Дата" value="2026-11-20" onValueChange={() => undefined} />],
    ['период', <DateRangePicker value={null} onValueChange={() => undefined} />],
    ['загрузка', <FileUpload label="Фото" url="/x" />],
    ['график', <BarChart caption="Баллы" categories={['а']} series={[{ id: 'a', label: 'баллы', values: [1] }]} />],
    ['фото', <PhotoViewer photos={[{ src: '/x', alt: 'Чек' }]} />],
    ['сообщения', <Toaster />],
    ['плашка', <Banner title="Почта подтверждена" />],
    ['скелетон', <Skeleton />],
    ['индикатор', <GlobalLoader active={false} />],
  ])('%s', (_name, element) => {
    expect(() => renderToString(element)).not.toThrow();
    expect(errors).not.toHaveBeenCalled();
  });
});
