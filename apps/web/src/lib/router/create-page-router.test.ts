// @vitest-environment happy-dom
import type { RouterState } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createPageRouter } from './create-page-router.ts';

const asked: string[] = [];
const page = (id: string, path: string) => ({ id, path, parentId: 'root', module: `/assets/${id}.js` });
const PAGES = [
  { id: 'root', path: '', module: '/assets/root.js' },
  page('here', 'here'),
  page('there', 'there'),
  page('broken', 'broken'),
  page('rest', '*'),
];
const words = (id: string) => ({
  default: () => null,
  clientLoader: ({ request }: { request: Request }) =>
    void asked.push(`${id} ${new URL(request.url).pathname}`),
});
const MODULES = {
  root: { default: () => null, ErrorBoundary: () => null },
  here: words('here'),
};

function start(path: string) {
  history.replaceState(null, '', path);
  asked.length = 0;
  return createPageRouter({ pages: PAGES, modules: MODULES });
}
const idsOf = (state: RouterState) => state.matches.map((match) => match.route.id);

beforeEach(() => history.replaceState(null, '', '/'));

test('a document that carries its modules is complete at once and asks for nothing', () => {
  const { router } = start('/here');
  router.initialize();
  expect([router.state.initialized, idsOf(router.state), asked]).toEqual([true, ['root', 'here'], []]);
});

test('a document without its page waits for it behind the screen of the root', () => {
  const { router } = start('/there');
  expect([router.state.initialized, router.state.renderFallback, idsOf(router.state)]).toEqual([
    false,
    true,
    ['root', 'there'],
  ]);
});

test('a page is shown once its words are there, under its own address', async () => {
  const { router } = start('/here');
  const seen: string[] = [];
  router.subscribe(({ location }) =>
    seen.push(`${location.pathname}${location.search} after ${asked.join()}`),
  );
  await router.navigate('?rows=5');
  expect(seen).toEqual(['/here?rows=5 after here /here']);
  expect(location.search).toBe('?rows=5');
});

test('a place on the same page needs no loading', async () => {
  const { router } = start('/here');
  await router.navigate('#below');
  expect([router.state.location.hash, asked]).toEqual(['#below', []]);
});

test('words that do not come show the screen for faults, at the address that was wanted', async () => {
  const fault = new Error('no words');
  history.replaceState(null, '', '/here');
  const broken = { default: () => null, clientLoader: () => Promise.reject(fault) };
  const { router } = createPageRouter({ pages: PAGES, modules: { ...MODULES, here: broken } });
  await router.navigate('/here?again');
  expect([router.state.errors, location.search]).toEqual([{ root: fault }, '?again']);
});

test('a slower page that was left meanwhile is not shown', async () => {
  history.replaceState(null, '', '/here');
  const waiting: (() => void)[] = [];
  const slow = {
    default: () => null,
    clientLoader: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
  const { router } = createPageRouter({ pages: PAGES, modules: { ...MODULES, here: slow } });
  const first = router.navigate('/here?first');
  const second = router.navigate('/here?second');
  while (waiting.length < 2) await Promise.resolve();
  waiting[1]!();
  await second;
  waiting[0]!();
  await first;
  expect([router.state.location.search, location.search]).toEqual(['?second', '?second']);
});

test('an address with two slashes stays on this site', async () => {
  const { router } = start('/here');
  await router.navigate({ pathname: '//evil.example' }).catch(() => {});
  expect(router.createHref(router.state.location)).not.toContain('//');
});
