/** ID of the element in the header that receives the bell once the page is usable. */
export const BELL_PLACE = 'bell';
