import { renderToReadableStream } from 'react-dom/server.browser';
import { ServerRouter, type EntryContext } from 'react-router';
import { serverTexts } from './lib/i18n/server-catalogues.ts';
import { TextContext } from './lib/i18n/text-context.ts';

/**
 * Renders one document during prerendering. An error in a
 * component fails the build instead of leaving half a page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const body = await renderToReadableStream(
    <TextContext value={{ source: serverTexts, isFallback: context.isSpaMode }}>
      <ServerRouter context={context} url={request.url} />
    </TextContext>,
    {
      onError: (error) => {
        failure = error;
      },
    },
  );
  await body.allReady;
  if (failure) throw failure;
  headers.set('content-type', 'text/html');
  return new Response(body, { status, headers });
}
