import type { ClusterSettings } from './cluster.ts';

/** The server's command line: what matters does not depend on files someone may edit. */
export function settingParameters(socketFolder: string, extra: ClusterSettings): string[] {
  const settings = { ...defaults, unix_socket_directories: quoteInList(socketFolder), ...extra };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The setting is a list: a comma would end the path. */
function quoteInList(path: string): string {
  return `"${path.replaceAll('"', '""')}"`;
}

const defaults: ClusterSettings = {
  listen_addresses: '',
  port: '5432', // part of the socket's name, nothing more
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Statements and details hold what people wrote; the error itself also reaches our own log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};
