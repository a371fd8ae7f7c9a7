import { listTestsWith } from '../../packages/testing/src/runner/list-tests-with.ts';

/** Files other than of components whose first line asks for a document; all others run without one. */
export const TESTS_WITH_DOM = listTestsWith(import.meta.dirname, ['src'], '// @vitest-environment happy-dom');
