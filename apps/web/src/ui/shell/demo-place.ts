/** ID of the element in the header that receives the chip of a running demo. */
export const DEMO_PLACE = 'demo-place';
