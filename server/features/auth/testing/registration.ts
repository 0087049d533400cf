/** What a person sends who registers. */
export const registration = (username: string) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  password: 'correct horse',
});
