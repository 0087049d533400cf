/**
 * A request is made before the accounts it speaks of, so that a seed always makes the same ones.
 * What it says of them stands for a value that is put in when it is sent.
 */

/** What an account has, by name: ids are numbers, the rest is text. */
export type Belongings = Record<string, string | number>;
export type Accounts = { own: Belongings; other: Belongings };

/** Part of a text. */
export const textOf = (whose: keyof Accounts, name: string) => `@@${whose}.${name}@@`;
/** A number on its own. */
export const numberOf = (whose: keyof Accounts, name: string) => `@@#${whose}.${name}@@`;
/** JSON that no value of JavaScript becomes, such as 1e400. */
export const rawJson = (text: string) => `@@=${Buffer.from(text).toString('hex')}@@`;

export function bind(text: string, accounts: Accounts): string {
  return text
    .replace(/"@@=([0-9a-f]*)@@"/g, (_, hex: string) => Buffer.from(hex, 'hex').toString())
    .replace(/"@@#(own|other)\.(\w+)@@"/g, (_, whose: keyof Accounts, name: string) =>
      belonging(accounts, whose, name),
    )
    .replace(/@@#?(own|other)\.(\w+)@@/g, (_, whose: keyof Accounts, name: string) =>
      belonging(accounts, whose, name),
    )
    .replace(/@@=([0-9a-f]*)@@/g, (_, hex: string) => hex);
}

function belonging(accounts: Accounts, whose: keyof Accounts, name: string): string {
  const value = accounts[whose][name];
  if (value === undefined) throw new Error(`No account has a ${name}`);
  return String(value);
}
