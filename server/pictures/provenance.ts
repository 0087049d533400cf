import { escapeText } from '#contract/text.ts';

/** What a picture says of how it came about. Who reads it can believe it or not: nothing is signed. */
export type Provenance = {
  source: DigitalSource;
  /** Who made it, as far as we know: the agent who put it together. */
  creator?: string;
  /** The illustrator that drew it or its background. */
  drawnBy?: string;
};

/** Terms of the IPTC's vocabulary of digital source types. */
type DigitalSource =
  /** Drawn by rules, as our own illustrator does. */
  | 'algorithmicMedia'
  /** Drawn by a model that was trained on pictures. */
  | 'trainedAlgorithmicMedia'
  /** Such a drawing with the agent's own pictures on it. */
  | 'compositeWithTrainedAlgorithmicMedia'
  /** Several pictures put together, none of which a model drew as far as we know. */
  | 'composite';

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** As XMP, which survives most platforms and editors. */
export function xmpOf({ source, creator, drawnBy }: Provenance): string {
  const parts = [
    `<Iptc4xmpExt:DigitalSourceType>${vocabulary}${source}</Iptc4xmpExt:DigitalSourceType>`,
    '<xmp:CreatorTool>Porchlight</xmp:CreatorTool>',
    drawnBy && `<Iptc4xmpExt:AISystemUsed>${escapeText(drawnBy)}</Iptc4xmpExt:AISystemUsed>`,
    creator &&
      `<dc:creator><rdf:Seq><rdf:li>${escapeText(creator)}</rdf:li></rdf:Seq></dc:creator>`,
  ].filter(Boolean);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${parts.join('')}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
