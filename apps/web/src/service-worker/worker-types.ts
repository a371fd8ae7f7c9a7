/** What this worker uses of its surroundings; the library of workers and that of pages do not go together. */
export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
export interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
export interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

/** What pages and the worker tell each other. */
export type WorkerOrder =
  | { readonly type: 'version' }
  | { readonly type: 'activate' }
  | { readonly type: 'keep'; readonly language: 'en' | 'de' };
