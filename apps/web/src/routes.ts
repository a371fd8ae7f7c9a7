import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { LANGUAGES, localizePath } from './lib/i18n/language.ts';
import { PAGES } from './lib/page-registry.ts';

/** Every page of the registry in both languages, and the 404 page for the rest. */
const pages: RouteConfigEntry[] = LANGUAGES.flatMap((language) =>
  PAGES.map((page) => {
    const id = `${language}-${page.id}`;
    const path = localizePath(page.path, language);
    return path === '/' ? { id, index: true, file: page.file } : route(path.slice(1), page.file, { id });
  }),
);

export default [...pages, route('*', 'routes/not-found.tsx', { id: 'not-found' })] satisfies RouteConfig;
