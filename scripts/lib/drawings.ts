import { drawApp, putDrawing } from './app-map.ts';
import { drawServer } from './server-map.ts';
import type { SourceFile } from './sources.ts';

/** docs/architecture.md with the drawings of the apps and of the server made again. */
export function redraw(page: string, files: readonly SourceFile[]): string {
  const withApps = ['portal', 'backoffice'].reduce(
    (drawn, name) => putDrawing(drawn, name, drawApp(name, files)),
    page,
  );
  return putDrawing(withApps, 'server', drawServer(files));
}
