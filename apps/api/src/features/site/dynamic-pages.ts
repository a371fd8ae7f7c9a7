/**
 * Pages with variable paths. They are not prerendered: the application is sent and reads the path. Every path
 * that is neither here nor in the build is answered with 404.
 */
const DYNAMIC_PAGES = [
  /^\/explorer\/(block|tx|address|token)\/[^/]+$/,
  /^\/explorer\/token\/[^/]+\/[^/]+$/,
  /^\/nft\/[^/]+$/,
];

/**
 * Returns whether a path belongs to a page with a variable path.
 * @param path with or without the language prefix
 */
export function isDynamicPage(path: string): boolean {
  const withoutLanguage = path.replace(/^\/de(?=\/)/, '');
  return DYNAMIC_PAGES.some((page) => page.test(withoutLanguage));
}
