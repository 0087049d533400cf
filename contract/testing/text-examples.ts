/**
 * HTML and its text, for every reader of HTML there is: contract/article-text.ts, the server's plain-text.ts, and in the
 * browser the ones of a post, of the editor's document and of what is copied. Offsets of flagged words are counted in
 * `text`. `copied` is the same text as it is pasted elsewhere: with empty lines, bullets, numbers and addresses.
 */
export type TextExample = { name: string; html: string; text: string; copied: string };

const example = (name: string, html: string, text: string, copied = text): TextExample => ({
  name,
  html,
  text,
  copied,
});

export const textExamples: TextExample[] = [
  example('nothing', '', ''),
  example('nothing but white space', ' <p> </p>\n', ''),
  example('paragraphs', '<p>One</p><p>Two</p>', 'One\nTwo', 'One\n\nTwo'),
  example(
    'white space around blocks',
    '\n<p> One </p>\n\n  <p>\tTwo\r\nwords </p>\n',
    'One\nTwo words',
    'One\n\nTwo words',
  ),
  example('empty paragraphs', '<p>a</p><p></p><p> </p><p><br></p><p>b</p>', 'a\nb', 'a\n\nb'),
  example(
    'headings and quotes',
    '<h2>A</h2><blockquote><p>b</p></blockquote><h3>C</h3><p>d</p>',
    'A\nb\nC\nd',
    'A\n\nb\n\nC\n\nd',
  ),
  example('line breaks', '<p>One<br>two<br><br>three</p>', 'One\ntwo\nthree', 'One\ntwo\n\nthree'),
  example('a line break at the end', '<p>One<br></p><p>Two</p>', 'One\nTwo', 'One\n\nTwo'),
  example(
    'words outside of blocks',
    'Loose <br> words<ul><li>One</li></ul>end',
    'Loose\nwords\nOne\nend',
    'Loose\nwords\n\n• One\n\nend',
  ),
  example(
    'lists inside lists',
    '<ul><li>One</li><li>Two<ol><li>Three</li></ol></li></ul>',
    'One\nTwo\nThree',
    '• One\n• Two\n1. Three',
  ),
  example(
    'paragraphs in lists, and numbers',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul><ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>',
    'a\nb\nc\nd',
    '• a\n• b\n\n3. c\n4. d',
  ),
  example(
    'tables',
    '<table><tbody><tr><th>A</th><th> B</th></tr><tr><td>1</td><td>2<br>3</td></tr></tbody></table>',
    'A\nB\n1\n2\n3',
    'A | B\n1 | 2\n3',
  ),
  example(
    'tags inside words',
    '<p>per<strong>fe<em>ct</em></strong> <u> for </u>  <span style="color: red">yo</span>u</p>',
    'perfect for you',
  ),
  example(
    'entities',
    '<p>Fish &amp; chips &lt;b&gt; &quot;x&quot; it&#39;s &#x1F3E1; &#128512; &amp;amp;</p>',
    'Fish & chips <b> "x" it\'s 🏡 😀 &amp;',
  ),
  example(
    'spaces that do not break',
    '<p>no&nbsp;break &nbsp; x\u00a0</p>',
    'no\u00a0break \u00a0 x\u00a0',
    'no\u00a0break \u00a0 x',
  ),
  example(
    'emoji',
    '<p>👩‍👧 and 🏡<strong>🏡</strong></p><p>🏳️‍🌈</p>',
    '👩‍👧 and 🏡🏡\n🏳️‍🌈',
    '👩‍👧 and 🏡🏡\n\n🏳️‍🌈',
  ),
  example(
    'characters of other scripts and of no width',
    '<p>Año\u200b fam\u00adily 家</p>',
    'Año\u200b fam\u00adily 家',
  ),
  example('control characters', '<p>a\u0007b\u000bc\td</p>', 'abc d'),
  example(
    'links',
    '<p>See <a href="https://example.com/homes">the <em>homes</em></a>, or example.com</p>',
    'See the homes, or example.com',
    'See the homes (https://example.com/homes), or example.com',
  ),
  example(
    'links that show their address, by mail and to nowhere',
    '<p><a href="https://nora.com/">nora.com</a> <a href="mailto:nora@nora.com">Write</a> <a href="about:blank">x</a></p>',
    'nora.com Write x',
    'nora.com Write (nora@nora.com) x',
  ),
  example(
    'pictures',
    '<p>g<img src="https://example.com/a.png" alt="h">i</p><p><img src="https://example.com/a.png" alt=""></p><p>j</p>',
    'gi\nj',
    'gi\n\nj',
  ),
];
