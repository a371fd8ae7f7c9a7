import { beforeAll } from 'vitest';

// Test files share a window (`isolate: false`), and one may leave what it rendered or stored.
beforeAll(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
