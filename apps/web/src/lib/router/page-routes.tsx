import { useRouteError, type RouteObject } from 'react-router';
import type { PageFiles, PageModule } from './page-files.ts';

/** A route of the router's, which gets its elements when its module is there. */
export type PageRoute = RouteObject & {
  readonly id: string;
  readonly files: PageFiles;
  module?: PageModule;
  children?: PageRoute[];
};

/** The tree of pages as the build lists them. */
export function listPageRoutes(pages: readonly PageFiles[], parentId?: string): PageRoute[] {
  return pages
    .filter((page) => page.parentId === parentId)
    .map((files) => {
      const { id, path, index } = files;
      const children = listPageRoutes(pages, id);
      // The module is still to come: the router draws the waiting screen of what stands above.
      const route = { id, path, index, files, lazy: noop } as PageRoute;
      if (children.length > 0) route.children = children;
      return route;
    });
}

// Only its presence counts: `lazy` marks a route that cannot be drawn yet.
const noop = async () => ({});

function Failed({ as: Screen }: { as: NonNullable<PageModule['ErrorBoundary']> }) {
  return <Screen error={useRouteError()} />;
}

/** Gives a route what its module exports. */
export function addModule(route: PageRoute, module: PageModule): void {
  const { default: Page, ErrorBoundary, HydrateFallback, Layout } = module;
  const wrap = (element: React.ReactElement) => (Layout ? <Layout>{element}</Layout> : element);
  Object.assign(route, {
    module,
    lazy: undefined,
    handle: module.handle,
    element: Page && wrap(<Page />),
    errorElement: ErrorBoundary && wrap(<Failed as={ErrorBoundary} />),
    hydrateFallbackElement: HydrateFallback && wrap(<HydrateFallback />),
  });
}
