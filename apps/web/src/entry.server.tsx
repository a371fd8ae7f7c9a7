import type { i18n as I18n } from 'i18next';
import { renderToReadableStream } from 'react-dom/server.browser';
import { ServerRouter, type EntryContext } from 'react-router';
import { I18nSourceContext } from './lib/i18n/i18n-source.tsx';
import type { Language } from './lib/i18n/language.ts';
import { createServerI18n } from './lib/i18n/server-catalogues.ts';

const instances = new Map<Language, I18n>();

function getServerI18n(language: Language): I18n {
  const i18n = instances.get(language) ?? createServerI18n(language);
  instances.set(language, i18n);
  return i18n;
}

/** Renders one document of the prerender. A fault in a component fails the build instead of leaving half a page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let fault: unknown;
  const body = await renderToReadableStream(
    <I18nSourceContext value={{ getI18n: getServerI18n, isFallback: context.isSpaMode }}>
      <ServerRouter context={context} url={request.url} />
    </I18nSourceContext>,
    {
      onError: (error) => {
        fault = error;
      },
    },
  );
  await body.allReady;
  if (fault) throw fault;
  headers.set('content-type', 'text/html');
  return new Response(body, { status, headers });
}
