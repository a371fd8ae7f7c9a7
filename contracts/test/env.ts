/** True in the long tests. */
export const isSoak = process.env.NOVA_SOAK === '1';
