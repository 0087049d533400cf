/** The major version of the PostgreSQL that comes with npm; a cluster opens with its own only. */
export const major = 18;

/** The cluster's folder inside DATA_DIR. */
export const clusterName = `postgres-${major}`;

/** What is not finished carries this prefix and is removed at the next start. */
export const unfinishedPrefix = `${clusterName}.unfinished-`;

/** Folders of ours in the system's temporary folder. */
export const temporaryPrefix = 'porchlight-socket-';
