import type { Plugin } from 'vite';

const LIBRARIES =
  /node_modules[\\/](?:react-router[\\/]dist|@tanstack[\\/]query-core[\\/]build)[\\/].*\.m?js$/;

/**
 * Parts that this site never reaches: nothing is prefetched by `<link>` (no `prefetch` on links), the manifest is
 * complete from the start (`ssr: false` switches lazy discovery off), there are no server components, there is no
 * instrumentation, every fault has our own screen, and lists have cursors, not infinite queries.
 */
const UNREACHED =
  /^(?:async )?function (?:PrefetchPageLinksImpl|useFogOFWarDiscovery|fetchAndApplyManifestPatches|RSCErrorHandler|getRouteInstrumentationUpdates|instrumentClientSideRouter|DefaultErrorComponent|infiniteQueryBehavior)\(/;

/** Empties the functions of `UNREACHED`; each ends at the first closing brace in column 0. */
function emptyUnreached(code: string): string {
  return code
    .split(/^(?=(?:async )?function \w+\()/m)
    .map((part) => {
      const end = part.indexOf('\n}\n');
      if (!UNREACHED.test(part) || end === -1) return part;
      return `${part.slice(0, part.indexOf('('))}() { return null; }\n${part.slice(end + 3)}`;
    })
    .join('');
}

/**
 * Lets unused parts of the router and of the query client fall out of the bundle (6 kB gzip, with what is never
 * reached). They are kept alive only by `X.displayName = "X"` and by calls of `forwardRef` that nothing marks as pure. Where a later version of the
 * router is written differently nothing matches, and nothing is lost.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'nova:shake-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!LIBRARIES.test(id)) return null;
      return emptyUnreached(code)
        .replaceAll(/^[A-Z]\w*\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
