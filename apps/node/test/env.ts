/** True in the long tier of the tests (`npm run test:soak`). */
export const isSoak = process.env.NOVA_SOAK === '1';

/** A number of rounds, larger in the long tier. */
export const rounds = (usual: number, soak: number): number => (isSoak ? soak : usual);
