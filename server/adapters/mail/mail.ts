export type Email = { to: string; subject: string; text: string; html: string };

/** The mail port. Sending either works or throws; nobody waits for it. */
export type Mail = {
  send(email: Email): Promise<void>;
  /** For the start block. */
  description: string;
  /** What people must know when emails are not sent out. */
  warning?: string;
};
