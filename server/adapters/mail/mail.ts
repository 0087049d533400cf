export type Letter = { to: string; subject: string; text: string; html: string };

/** The mail port. Sending either works or throws; nobody waits for it. */
export type Mail = {
  send(letter: Letter): Promise<void>;
  /** For the start block. */
  description: string;
  /** What people must know when letters do not leave the house. */
  warning?: string;
};
