const units = ['KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people say it: "12 KB", "3.4 MB". */
export function byteSize(bytes: number): string {
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const isSmall = unit > 0 && size < 10;
  const rounded = isSmall ? Math.round(size * 10) / 10 : Math.round(size);
  return `${bytes > 0 ? Math.max(rounded, 1) : 0} ${units[unit]}`;
}
