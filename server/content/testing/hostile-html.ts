import { expect } from 'vitest';
import { type HtmlProfileName, htmlProfiles } from '#contract/html.ts';

/** What has got through cleaners elsewhere. */
export const hostile = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script>alert(1)',
  '<<script>script>alert(1)<</script>/script>',
  '<p onclick="alert(1)" ONMOUSEOVER=alert(1) onfocus\n=\nalert(1)>a</p>',
  '<p/onclick=alert(1)>a</p>',
  '<img src=x onerror=alert(1)//',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate attributeName=href values="javascript:alert(1)" /></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">a</math>',
  '<style>p { background: url(javascript:alert(1)) }</style>',
  '<style><!--</style><script>alert(1)//--></script>',
  '<p style="background: url(javascript:alert(1)); color: expression(alert(1))">a</p>',
  '<span style="color: red; behavior: url(x); position: fixed">a</span>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>a</details>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)><p>a</p></body>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/a.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea/><img src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<template><script>alert(1)</script></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<plaintext><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<a href="https://example.com" onclick=alert(1) style="color: red" target=_self>a</a>',
  '<p constructor=1 toString=2 __proto__=3 hasOwnProperty=4>a</p>',
  '<td colspan="99999" rowspan="-1" scope="x" onclick=x>a</td>',
  '<table><p>a<tr>b<td>c</table>d</p></td></tr>',
  '<b><p>a</b>b</p></i></b>',
  '<p><div><h2><li>a',
  '</p></p></p>',
  '< script >alert(1)</ script >',
  '<\0script>alert(1)</\0script>',
  '\u0000\u0001\u0008\u000b\u001f\u007f\u0085 a \ud800 b',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;',
  '&#0;&#1;&#xD800;&#x110000;&bogus;&',
  '<p title="<script>alert(1)</script>">a</p>',
  '＜script＞alert(1)＜/script＞',
  '<ſcript>alert(1)</ſcript>',
];

/** Reads the result with rules of its own: every tag and attribute must be one the profile names. */
export function expectClean(html: string, profile: HtmlProfileName) {
  const { tags, attributes } = htmlProfiles[profile];
  const pattern = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)( \/)?>/g;
  for (const [, closing, tag = '', attributeText = ''] of html.matchAll(pattern)) {
    expect(tags).toContain(tag);
    if (closing) expect(attributeText).toBe('');
    for (const [, name = '', value = ''] of attributeText.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      expect(attributes[tag]).toContain(name);
      if (name === 'href' || name === 'src') {
        expect(value).toMatch(
          /^(?:https?:\/\/|mailto:|data:image\/|about:blank$|\/api\/files\/|$)/i,
        );
      }
    }
  }
  // What is left between the tags holds no angle bracket: nothing else can begin a tag.
  expect(html.replace(pattern, '')).not.toMatch(/[<>]/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must be gone
  expect(html).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  expect(html.isWellFormed()).toBe(true);
}
