/** Id of where the bell comes to in the header, once the page is usable. */
export const BELL_PLACE = 'bell';
