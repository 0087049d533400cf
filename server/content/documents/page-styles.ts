/** How a page reads on a screen and on paper. Colours the agent chose were chosen on white. */
export const pageStyles = `:root { color-scheme: light; }
body {
  margin: 0;
  padding: 3rem 1.25rem 4rem;
  background: #fff;
  color: #1f2933;
  font: 1.0625rem/1.6 Georgia, 'Times New Roman', serif;
}
article { max-width: 42rem; margin: 0 auto; overflow-wrap: break-word; }
h1, h2, h3 { margin: 2rem 0 0.75rem; line-height: 1.25; break-after: avoid; }
h1 { font-size: 1.75rem; }
h1.title { margin-top: 0; font-size: 2.125rem; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; }
p, ul, ol, blockquote, table { margin: 0 0 1rem; }
li { margin-bottom: 0.25rem; }
li > p { margin-bottom: 0.5rem; }
blockquote > :last-child, td > :last-child, th > :last-child { margin-bottom: 0; }
blockquote { padding-left: 1rem; border-left: 3px solid #cbd2d9; color: #3e4c59; }
a { color: #1f5c4d; }
img { max-width: 100%; height: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border: 1px solid #cbd2d9; text-align: left; vertical-align: top; }
th { background: #f5f7fa; }
.hashtags { margin-top: 2rem; color: #52606d; }
h2.sources { font-size: 1.125rem; }
ul.sources { font-size: 0.9375rem; }
.signature { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid #cbd2d9; color: #3e4c59; }
@page { margin: 0.8in; }
@media print {
  body { padding: 0; font-size: 11pt; }
  article { max-width: none; }
  a { color: inherit; }
  ul.sources a::after { content: ' (' attr(href) ')'; color: #52606d; }
  img { max-height: 9in; width: auto; }
  img, tr, blockquote, .signature { break-inside: avoid; }
}`;
