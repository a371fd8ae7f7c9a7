import { DEMO_SESSION_KEY } from '@nova/shared/demo/session-key';
import textFont from './styles/fonts/instrument-sans-400-100.woff2?url';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, type LinksFunction } from 'react-router';
import { AccountButton } from './features/account/account-button.tsx';
import { WalletButton } from './features/wallet/wallet-button.tsx';
import { useTextContext } from './lib/i18n/text-context.ts';
import type { Namespace } from './lib/i18n/namespaces.ts';
import { useLanguage } from './lib/i18n/use-language.ts';
import {
  AFTER_PAINT_SCRIPT,
  EARLY_INPUT_SCRIPT,
  STORAGE_SCRIPT,
  THEME_COLORS,
  THEME_SCRIPT,
} from './lib/page/inline-scripts.ts';
import { loadPart } from './lib/page/load-part.ts';
import { replayEarlyInput } from './lib/page/replay-early-input.ts';
import { watchStoredSession } from './lib/session/session-store.ts';
import { readStored } from './lib/store/stored-value.ts';
import { pageWallets } from './lib/chain/wallet-state.ts';
import { ErrorScreen } from './ui/feedback/error-screen.tsx';
import { BELL_PLACE } from './ui/shell/bell-place.ts';
import { DEMO_PLACE } from './ui/shell/demo-place.ts';
import { DocumentHead } from './ui/shell/document-head.tsx';
import { Shell } from './ui/shell/shell.tsx';
import { SkeletonPage } from './ui/feedback/skeleton.tsx';
import './styles/index.css';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: textFont, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Texts that a document needs before its scripts have loaded any: those of its routes. */
function BootCatalogues() {
  const { language } = useLanguage();
  const { source } = useTextContext();
  const matches = useMatches();
  const [json] = useState(() => {
    const namespaces: Namespace[] = ['site'];
    for (const match of matches)
      namespaces.push(...((match.handle as { namespaces?: Namespace[] })?.namespaces ?? []));
    const catalogues = Object.fromEntries(
      [...new Set(namespaces)].map((namespace) => [namespace, source.texts(language, namespace)]),
    );
    return JSON.stringify({ language, catalogues }).replaceAll('<', String.raw`\u003c`);
  });
  // A data block is not a script, so the content security policy does not need to allow it.
  return (
    <script
      id="catalogues"
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/**
 * Inline scripts are only in the document: the bundle would contain them a second time without effect,
 * because hydration leaves such an element unchanged.
 */
const EVERY_PAGES_SCRIPT = import.meta.env.SSR
  ? [STORAGE_SCRIPT, THEME_SCRIPT, EARLY_INPUT_SCRIPT, AFTER_PAINT_SCRIPT].join(';')
  : '';

function InlineScript({ text }: { readonly text: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/**
 * Requests that a page sends before its bundle is loaded. The script runs once, when the document is parsed.
 */
function HeadScript() {
  const scripts = useMatches().flatMap(
    ({ handle }) => (handle as { headScript?: string } | undefined)?.headScript ?? [],
  );
  const [script] = useState(scripts[0]);
  return script === undefined ? null : <InlineScript text={script} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <html lang={language} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLORS.dark} />
        <InlineScript text={EVERY_PAGES_SCRIPT} />
        <HeadScript />
        <DocumentHead />
        <Links />
      </head>
      <body>
        {children}
        <BootCatalogues />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Announces the wallet of a running demo; its code loads only then. */
const announceDemo = async (): Promise<void> => {
  if (readStored(DEMO_SESSION_KEY) === null) return;
  const { announceRunningDemo } = await import('./features/demo/restore-demo.ts');
  await announceRunningDemo();
};

/**
 * Services beside the pages: clicks from before hydration,
 * the session, and the parts that load after the page.
 */
function Services() {
  const [AfterPage, setAfterPage] = useState<ComponentType | null>(null);
  useEffect(() => watchStoredSession(), []);
  useEffect(() => pageWallets.set([announceDemo]), []);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    replayEarlyInput();
  }, []);
  useEffect(() => {
    let stop: (() => void) | null = null;
    const aborter = new AbortController();
    const start = async () => {
      const part = await loadPart(() => import('./after-page.tsx'), aborter.signal);
      if (!part) return;
      stop = part.startLiveServices();
      setAfterPage(() => part.AfterPage);
    };
    void start();
    return () => {
      aborter.abort();
      stop?.();
    };
  }, []);
  return AfterPage ? <AfterPage /> : null;
}

/** Shown for pages with a parameter until their module is loaded; prerendered pages never show it. */
export function HydrateFallback() {
  return <SkeletonPage />;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <Shell
        wallet={
          <>
            <span id={DEMO_PLACE} style={{ display: 'contents' }} />
            <span id={BELL_PLACE} style={{ display: 'contents' }} />
            <AccountButton />
            <WalletButton />
          </>
        }
      >
        {children}
      </Shell>
      <Services />
    </>
  );
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  );
}
