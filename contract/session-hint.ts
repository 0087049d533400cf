/**
 * A cookie that scripts may read, and no secret: this browser has no session, so that the web app need not ask where
 * the answer can only be no. Without it the web app asks; the server alone knows who is signed in.
 */
export const guestHint = 'porchlight_guest';
