/** The message is for logs; it never holds a key. */
export class PropertyDataFailed extends Error {
  override name = 'PropertyDataFailed';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
