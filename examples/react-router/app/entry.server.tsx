import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Draws the page whole, so that the styles of all that is in it stand in its head. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const sheet = new ServerStyleSheet();
  try {
    const drawn = new PassThrough();
    await new Promise<void>((done, fail) => {
      const page = sheet.collectStyles(<ServerRouter context={context} url={request.url} />);
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => {
          pipe(drawn);
          done();
        },
        onShellError: fail,
      });
    });
    const html = (await text(drawn)).replace('</head>', () => `${sheet.getStyleTags()}</head>`);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(`<!doctype html>${html}`, { status, headers });
  } finally {
    sheet.seal();
  }
}
