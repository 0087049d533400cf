/** What a picture is made for. */
export type PictureSubject = {
  /** May be HTML. */
  content: string;
  /** May be HTML. A scene is chosen by it where there is no image prompt. */
  title?: string;
  imagePrompt?: string;
  topic?: string;
  location?: string;
  state?: string;
  /** The piece it is made for, saved or not. */
  postId?: string;
  /** The saved item that keeps what is made. */
  contentId?: number;
};

/** What it is for, as the server is told. A post may outlive the item it was saved as, so its own id goes first. */
export const pieceOf = ({ postId, contentId }: PictureSubject) =>
  postId ? { postId } : contentId ? { contentId } : {};
