/** The line every article ends with. */
export const disclaimer = 'This article is general information, not legal, tax or lending advice.';
