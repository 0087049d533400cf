import fc from 'fast-check';

/** Pieces of HTML in any order, as they come out of other programs. */
export const mixture = fc
  .array(
    fc.constantFrom(
      ...[
        '<p>a',
        '</p>',
        '<h1>b',
        '</h1>',
        '<h5>c</h5>',
        '<ul>',
        '</ul>',
        '<ol start="7" type="i">',
      ],
      ...['<li>d', '</li>', '</ol>', '<blockquote>', '</blockquote>', '<b>', '</b>', '<i>e</i>'],
      ...[
        '<table><tr><th scope="col">f</th></tr><tr><td rowspan="2">g',
        '</table>',
        '<u>h',
        '</u>',
      ],
      ...[
        '<span style="color:red">',
        '<span style="background-color: #AbC; color: x(1)">',
        '</span>',
      ],
      ...[
        '<mark>i</mark>',
        '<a href="mailto:j@example.com">',
        '<a href="ftp://k">',
        '</a>',
        '<br>',
      ],
      ...[
        '<img src="https://example.com/l.png" title="">',
        '<img src="x" alt="&quot;&lt;">',
        '<hr>',
      ],
      ...[
        '&amp;lt;',
        '&nbsp; &nbsp;',
        '  m  n',
        '\u200b\u0085',
        '🏡',
        '<div>',
        '</div>',
        '<pre> o\n p</pre>',
      ],
    ),
    { minLength: 5, maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));
