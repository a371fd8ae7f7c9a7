import type { Plugin } from 'vite';

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/**
 * Lets unused components of the router fall out of the bundle (2.5 kB gzip). They are kept alive only by
 * `X.displayName = "X"` and by calls of `forwardRef` that nothing marks as pure. Where a later version of the
 * router is written differently nothing matches, and nothing is lost.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'nova:shake-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      return code
        .replaceAll(/^[A-Z]\w*\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
