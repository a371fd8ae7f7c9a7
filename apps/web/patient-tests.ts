import { configure } from '@testing-library/react';

// How long a test waits for what is on its way: a second is too short on a machine that runs other tests as well.
configure({ asyncUtilTimeout: 15_000 });
