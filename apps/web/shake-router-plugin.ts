import type { Plugin } from 'vite';

const LIBRARIES =
  /node_modules[\\/](?:react-router[\\/]dist|@tanstack[\\/]query-core[\\/]build)[\\/].*\.m?js$/;

/**
 * Parts that this site never reaches: nothing is prefetched by `<link>` (no `prefetch` on links), the manifest is
 * complete from the start (`ssr: false` switches lazy discovery off), there are no server components, there is no
 * instrumentation, every fault and every wait has our own screen, and what changes something goes through the api
 * client: no `<Form>`, no `useFetcher`, no route `action`.
 */
const UNREACHED = new Set([
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'RSCPrefetchPageLinksImpl',
  'fetchAndApplyManifestPatches',
  'discoverRoutes',
  'RSCErrorHandler',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'DefaultErrorComponent',
  'RemixRootDefaultErrorBoundary',
  'RemixRootDefaultHydrateFallback',
  'BoundaryShell',
  'fetch2',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'singleFetchActionStrategy',
  'singleFetchLoaderFetcherStrategy',
]);

/** Parts that are called and have nothing to do here: the whole manifest is there from the start. */
const IDLE = new Set(['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction']);

/** A function of a library file: on its own (column 0) or inside the router (two spaces). */
const FUNCTION = /^(?=(?: {2})?(?:async )?function \w+\()/m;
const HEAD = /^( {2})?((?:async )?function (\w+))\(/;

/** Empties the functions of `UNREACHED` and `IDLE`; each ends at the first closing brace in its own column. */
function emptyUnreached(code: string): string {
  return code
    .split(FUNCTION)
    .map((part) => {
      const [, indent = '', start, name = ''] = HEAD.exec(part) ?? [];
      const end = part.indexOf(`\n${indent}}\n`);
      if (end === -1 || !(UNREACHED.has(name) || IDLE.has(name))) return part;
      // What is reached after all says so, instead of doing nothing.
      const body = IDLE.has(name) ? '' : `throw new Error("${name} is not in this build");`;
      return `${indent}${start}() { ${body} }\n${part.slice(end + indent.length + 3)}`;
    })
    .join('');
}

/**
 * Lets unused parts of the router and of the query client fall out of the bundle. They are kept alive only by
 * `X.displayName = "X"`, by calls of `forwardRef` that nothing marks as pure, and by warnings for developers: the
 * router's package leads to its development build wherever it is imported. Where a later version is written
 * differently nothing matches, and nothing is lost but size, which the build checks.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'nova:shake-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: (code, id) => (LIBRARIES.test(id) ? shakeLibrary(code) : null),
  };
}

/** One file of a library without what this site never reaches. */
export function shakeLibrary(code: string): string {
  return emptyUnreached(code)
    .replaceAll(/^[A-Z]\w*\.displayName = "\w+";$/gm, '')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'const ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1');
}
