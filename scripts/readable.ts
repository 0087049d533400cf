/** HTML of the writers as plain text for a terminal. */
export function readable(html: string): string {
  return html
    .replace(/<ol>.*?<\/ol>/gs, (list) => {
      let count = 0;
      return list.replace(/<li>/g, () => `  ${++count}. `);
    })
    .replace(/<h2>/g, '\n## ')
    .replace(/<h3>/g, '\n### ')
    .replace(/<li>/g, '  - ')
    .replace(/<\/(?:p|h2|h3|li|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
