/** Files made in the browser, saved as the browser saves files. */

export const saveCsv = (text: string, name: string) => save(text, 'text/csv;charset=utf-8', name);
export const saveJson = (text: string, name: string) => save(text, 'application/json', name);

function save(text: string, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
