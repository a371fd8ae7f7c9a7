import { useLayoutEffect, type ComponentProps, type ComponentType } from 'react';
import { RouterProvider, UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { createPageRouter } from './create-page-router.ts';
import type { PageFiles, PageModule } from './page-files.ts';
import { setPreload } from './preload-page.ts';

type Framework = NonNullable<ComponentProps<typeof FrameworkContext.Provider>['value']>;

/** What the prerendered document hands over. */
interface Handed {
  readonly __reactRouterContext: { readonly isSpaMode: boolean };
  readonly __reactRouterManifest: { readonly routes: Record<string, PageFiles> };
  readonly __reactRouterRouteModules: Record<string, PageModule>;
}

/** The whole document, its pages under the router. Call it once. */
export function createPageDocument(): ComponentType {
  const handed = globalThis as unknown as Handed;
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = handed;
  const { router, preload } = createPageRouter({ pages: Object.values(manifest.routes), modules });
  setPreload(preload);
  // What the document's head and scripts ask for.
  const framework = {
    manifest,
    routeModules: modules,
    future: {},
    ssr: false,
    isSpaMode: handed.__reactRouterContext.isSpaMode,
    routeDiscovery: { mode: 'initial' },
  } as unknown as Framework;
  return function PageDocument() {
    useLayoutEffect(() => void router.initialize(), []);
    // The empty fragment keeps the structure of the server's document, and with it every `useId`.
    return (
      <>
        <FrameworkContext.Provider value={framework}>
          <RouterProvider router={router} />
        </FrameworkContext.Provider>
        <></>
      </>
    );
  };
}
