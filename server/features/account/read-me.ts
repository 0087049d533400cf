/** What the archive holds, for the person who opens it. */
export function exportReadme({ username }: { username: string }): string {
  return `Porchlight: the data of ${username}
Made on ${new Date().toUTCString()}

account.json         your account and profile, where you are signed in, and the titles you have used
saved-content.json   everything you have saved
saved-content/       the same as pages that any browser opens
learner.json         the questions and answers Porchlight remembers for you, with their tags
posts.json           everything that was written for you, as it is now
writings.json        what came of your requests of the last days, and which pages you have cleared
drafts.json          what you have not finished yet
pictures/            your headshots and logos, AI images and personalized images
pictures.json        when and how the pictures were made, and where texts refer to them

What you have deleted is not in here. Passwords and sign-in tokens are not either: Porchlight keeps
them in a form that nobody can read.
`;
}
