import { BarChart, LineChart, Sparkline, type Series } from '@pribavka/ui/charts';
import { PhotoViewer } from '@pribavka/ui/media';
import { FileUpload } from '@pribavka/ui/upload';
import type { ReactElement } from 'react';

const series: Series[] = [{ id: 'a', label: 'Начислено', values: [100, 250, null] }];
const chart = { caption: 'Начисления по неделям', categories: ['2–8', '9–15', '16–22'], series };

export function Figures(): ReactElement {
  return (
    <>
      <BarChart {...chart} />
      <LineChart {...chart} />
      <Sparkline values={[1, 3, 2]} />
      <PhotoViewer photos={[{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Чек' }]} />
      <FileUpload label="Фото чека" url="/files" />
    </>
  );
}
