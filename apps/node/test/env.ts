/** True in the soak tier of the tests (`npm run test:soak`). */
export const isSoak = process.env.NOVA_SOAK === '1';

/** Returns a number of rounds, larger in the soak tier. */
export const rounds = (usual: number, soak: number): number => (isSoak ? soak : usual);
