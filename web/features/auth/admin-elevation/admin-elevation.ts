import { Store } from '#web/app-state.ts';

/** Whether the server has said that the time for which the admin password opened it is over. */
export const createElevationExpiry = () => new Store(false);
