/** How far from the screen a picture, or a part that comes to life, is fetched (requirement 290). */
export const NEAR_MARGIN = '50px';
