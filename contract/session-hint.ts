/**
 * A cookie that scripts may read, and no secret: whether this browser has a session at all, so that the web app
 * need not ask where the answer can only be no. The server alone knows whether the session is any good.
 */
export const sessionHint = 'porchlight_signed_in';
