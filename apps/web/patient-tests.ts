import { configure } from '@testing-library/react';

// Timeout for asynchronous queries: one second is too short on a machine that runs other tests in parallel.
configure({ asyncUtilTimeout: 15_000 });
