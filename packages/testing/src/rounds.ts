/** True in the long tier (`npm run test:soak`). */
export const isSoak = process.env['NOVA_SOAK'] === '1';

/** A figure of a test that takes more in the long tier. */
export const rounds = (usual: number, soak: number): number => (isSoak ? soak : usual);
