/** Distance from the screen at which an image or an island is loaded (requirement 290). */
export const NEAR_MARGIN = '50px';
