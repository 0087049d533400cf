/** What a picture is made for. */
export type PictureSubject = {
  /** May be HTML. */
  content: string;
  imagePrompt?: string;
  topic?: string;
  location?: string;
  state?: string;
  /** The saved item that keeps what is made. */
  contentId?: number;
};
