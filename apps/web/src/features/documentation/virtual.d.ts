/** Modules that `documentation/documentation-plugin.ts` generates from the repository's documents. */
declare module 'virtual:documentation/all' {
  /** HTML by page ID and language; empty in the browser. */
  const pages: Readonly<Record<string, string>>;
  export default pages;
}
declare module 'virtual:documentation/pages' {
  const loaders: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default loaders;
}
declare module 'virtual:documentation/translated' {
  /** Pages that exist in German. */
  const ids: readonly string[];
  export default ids;
}
declare module 'virtual:documentation/search/*' {
  const entries: readonly {
    readonly page: string;
    readonly anchor: string;
    readonly title: string;
    readonly text: string;
  }[];
  export default entries;
}
