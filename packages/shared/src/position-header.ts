/**
 * Header with a position in the database's log. A response to a write carries it if the server reads from a
 * replica; a client that sends it back with a read gets a response that includes that write.
 */
export const POSITION_HEADER = 'x-nova-position';
