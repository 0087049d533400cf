/** What an agent can edit for in a revision. */
export type Edit =
  | { kind: 'shorter'; byHalf: boolean }
  | { kind: 'longer' }
  | { kind: 'words'; least?: number; most?: number; about?: number }
  /** `fewer` counts from the text as it is. */
  | { kind: 'characters'; least?: number; most?: number; fewer?: number; withTitle?: boolean }
  | { kind: 'simpler' | 'formal' | 'friendlier' | 'persuasive' | 'local' }
  | { kind: 'bullets' | 'noBullets' | 'emoji' | 'noEmoji' }
  | { kind: 'callToAction'; text?: string; asQuestion?: boolean }
  | { kind: 'noCallToAction' }
  | { kind: 'mention' | 'remove'; what: string }
  /** Something that must stay as it is; it limits the other edits. */
  | { kind: 'keep'; what: string }
  | { kind: 'title'; text?: string; shorter?: boolean; withPlace?: boolean }
  | { kind: 'opening' | 'punchier' | 'onlyOwn' | 'firstPerson' }
  | { kind: 'startWith' | 'endWith'; what: string; isLiteral?: boolean }
  | { kind: 'reword'; from: string; to: string }
  /** Nothing this writer can do. */
  | { kind: 'declined'; what: string }
  | { kind: 'angle'; shape?: string }
  | { kind: 'hashtags'; count?: number; more?: boolean; add?: string[]; drop?: string[] };

/**
 * How a thing is spoken of: as wanted, as too much of it ("less", "too"), or as unwanted ("don't").
 */
export type Stance = 'wanted' | 'less' | 'unwanted';

export type Reader = {
  says: RegExp;
  edit: (match: RegExpExecArray) => Edit | undefined;
  /** The edit when there is too much of it; undefined when nobody can tell. */
  less?: () => Edit | undefined;
  /** The edit when it is unwanted; none means that it is simply not done. */
  unwanted?: () => Edit;
  /** The words of the pattern say themselves what is wanted. */
  speaksForItself?: true;
};
