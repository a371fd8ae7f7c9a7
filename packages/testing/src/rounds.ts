/** True in the soak tier (`npm run test:soak`). */
export const isSoak = process.env['NOVA_SOAK'] === '1';

/** Returns a number for a test, larger in the soak tier. */
export const rounds = (usual: number, soak: number): number => (isSoak ? soak : usual);
