/** What the walk needs of a browser. Both are driven by real keys and pointers, as a person would. */
export type Browser = {
  name: string;
  open(address: string): Promise<void>;
  /** Runs a function in the page and gives what it returns, which has to be plain data. */
  run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Input sources with their actions, as WebDriver describes them. */
  perform(actions: object[]): Promise<void>;
  /** Chooses a file for the input that has this attribute. */
  chooseFile(selector: string, file: string): Promise<void>;
  takePicture(): Promise<Buffer>;
  close(): Promise<void>;
};

/** Something that is not installed here, and how it can be. */
export class MissingProgram extends Error {}
