/** Texts made to break or to stall what reads them, each within the limits of what may be sent. */
export const hostileTexts: Record<string, string> = {
  'a script': '<p>a</p><script>alert(1)</script><p onclick="alert(1)">b</p>',
  'a script as text': '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  'a hundred boxes in boxes': `${'<div>'.repeat(100)}a`,
  'fifty lists in lists': '<ul><li>a'.repeat(50),
  'tables in tables': '<table><tr><td>a'.repeat(33),
  'thousands of boxes, many in each other': `${'<div>'.repeat(90)}a${'</div>'.repeat(90)}`.repeat(
    60,
  ),
  'merged cells that cover millions': `<table>${`<tr>${'<td rowspan="99" colspan="99">a</td>'.repeat(10)}</tr>`.repeat(200)}</table>`,
  'a row of thousands of cells': `<table><tr>${'<td>a</td>'.repeat(2_000)}</tr></table>`,
  'hundreds of thousands of hard spaces': `<p>a<em>${'\u00a0'.repeat(100_000)}b${'\u00a0 '.repeat(50_000)}</em>c</p>`,
  'thousands of marks': `<p>${'<strong>a</strong><em>b</em>'.repeat(1_200)}</p>`,
  'signs of every kind': `<p>${'*_`[]()<>#|~!&\\'.repeat(8_000).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  'pictures that are none': `<p>${'<img src="data:image/png;base64,AAAA" alt="none">'.repeat(1_500)}</p>`,
  'characters no file may hold': '<p>a\uffff\ufffe\u0001&#1;&#xFFFF;b</p>',
  'tags of nothing': '<<<>>></p></td><td><li><a href="x"><a href="https://a.example"><img>',
};
