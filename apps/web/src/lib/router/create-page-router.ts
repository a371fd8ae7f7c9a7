import {
  createPath,
  matchRoutes,
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  type Location,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router';
import { loadPageFiles, type PageFiles, type PageModule } from './page-files.ts';
import { addModule, listPageRoutes, type PageRoute } from './page-routes.tsx';

/** How far down each entry of the history was read, by its key. */
type Positions = Record<string, number>;
type Match = RouterState['matches'][number];

const routeOf = (match: Match) => match.route as unknown as PageRoute;

/** The part of the library's router that this site's pages, links and hooks use. */
export interface PageRouter {
  readonly router: DataRouter;
  /** Fetches what the page behind an address needs, so that a click finds it there. Never fails. */
  readonly preload: (path: string) => Promise<void>;
}

export interface PageRouterInput {
  readonly pages: readonly PageFiles[];
  /** Modules that came with the document, by route. */
  readonly modules: Readonly<Record<string, PageModule>>;
}

/**
 * A router for pages that only read: it loads a page's module, styles and words, then shows it. No actions, no
 * fetchers, no redirects, no blockers, no lazy discovery (docs/decisions/0302).
 */
export function createPageRouter({ pages, modules }: PageRouterInput): PageRouter {
  const history = createBrowserHistory();
  const routes = listPageRoutes(pages);
  const subscribers = new Set<RouterSubscriber>();
  let positions: Positions | null = null;
  let readPosition: (() => number) | null = null;
  let isListening = false;
  let current: AbortController | null = null;

  const findMatches = (location: Partial<Location>) =>
    (matchRoutes(routes, location) ?? []) as unknown as Match[];
  const savedPosition = (location: Location) => positions?.[location.key] ?? null;
  const matches = findMatches(history.location);
  for (const match of matches) {
    const module = modules[match.route.id];
    if (module) addModule(routeOf(match), module);
  }
  const isComplete = matches.every((match) => routeOf(match).module);
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    matches,
    initialized: isComplete,
    renderFallback: !isComplete,
    navigation: IDLE,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const subscriber of subscribers)
      subscriber(state, {
        deletedFetchers: [],
        newErrors: change.errors ?? null,
        viewTransitionOpts: undefined,
        flushSync: false,
      });
  }

  /** Everything that the pages need before they can be drawn. */
  async function load(
    matches: readonly Match[],
    location: Pick<Location, 'pathname' | 'search'>,
    signal: AbortSignal,
  ) {
    await Promise.all(
      matches.map(async (match) => {
        const route = routeOf(match);
        if (!route.module) addModule(route, await loadPageFiles(route.files));
        const request = new Request(new URL(createPath(location), document.baseURI), { signal });
        await route.module?.clientLoader?.({ request });
      }),
    );
  }

  async function show(
    action: RouterState['historyAction'],
    location: Location,
    options?: RouterNavigateOptions,
  ) {
    current?.abort();
    const { signal } = (current = new AbortController());
    if (positions && readPosition) positions[state.location.key] = readPosition();
    const matches = findMatches(location);
    const complete = (errors: RouterState['errors']) => {
      if (signal.aborted) return;
      const restoreScrollPosition = savedPosition(location);
      if (action === NavigationType.Push) history.push(location, location.state);
      else if (action === NavigationType.Replace) history.replace(location, location.state);
      update({
        historyAction: action,
        location,
        matches,
        errors,
        initialized: true,
        renderFallback: false,
        restoreScrollPosition,
        preventScrollReset: options?.preventScrollReset === true,
      });
    };
    if (state.initialized && isAnchorOnly(state.location, location)) return complete(state.errors);
    try {
      await load(matches, location, signal);
      complete(null);
    } catch (error) {
      if (signal.aborted) return;
      // A file that does not come was replaced by a newer version of the site, or there is no network.
      if (matches.some((match) => !routeOf(match).module)) document.location.assign(createPath(location));
      else complete({ [findBoundary(matches)]: error });
    }
  }

  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    // Resolved, a path cannot begin with two slashes, which would be another host.
    const path = resolvePath(to ?? '.', state.location.pathname);
    const { pathname, search, hash } = history.encodeLocation(path);
    const location: Location = {
      pathname,
      search,
      hash,
      state: options?.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    };
    await show(options?.replace ? NavigationType.Replace : NavigationType.Push, location, options);
  }

  const router = {
    basename: '/',
    routes,
    manifest: {},
    future: {},
    window: undefined,
    get state() {
      return state;
    },
    initialize() {
      if (isListening) return router;
      isListening = true;
      history.listen(({ action, location }) => void show(action, location));
      if (!state.initialized) void show(NavigationType.Pop, state.location);
      return router;
    },
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(saved: Positions, read: () => number) {
      positions = saved;
      readPosition = read;
      const restoreScrollPosition = savedPosition(state.location);
      if (restoreScrollPosition !== null) update({ restoreScrollPosition });
      return () => {
        positions = readPosition = null;
      };
    },
    navigate,
    createHref: (to: Location) => history.createHref(to),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
  };
  return {
    router: router as unknown as DataRouter,
    async preload(path) {
      const location = resolvePath(path);
      await load(findMatches(location), location, new AbortController().signal).catch(() => {});
    },
  };
}

const IDLE = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as unknown as RouterState['navigation'];

/** True when only the place on the same page differs. */
function isAnchorOnly(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}

/** The innermost route whose module has a screen for faults. */
function findBoundary(matches: readonly Match[]): string {
  return (matches.findLast((match) => routeOf(match).module?.ErrorBoundary) ?? matches[0]!).route.id;
}
