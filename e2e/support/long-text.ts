export const longText = `<h2>What sellers ask us</h2><p>${'The porch light is on, and so are we. '.repeat(300)}</p>`;
