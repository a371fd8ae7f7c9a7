/** Id of the place in the header that the chip of a running demo is shown in. */
export const DEMO_PLACE = 'demo-place';
