import { attributeValues, htmlProfiles, safeImage, safeLink, safeStyle } from '#contract/html.ts';

/** Those of the widest profile; what a narrower one does not allow, it does not allow as a tag. */
const { attributes } = htmlProfiles.edited;

/** What an attribute may say, or nothing when it has to go. `safeSource` says where pictures may come from. */
export function safeAttribute(
  tag: string,
  name: string,
  value: string,
  safeSource = safeImage,
): string | undefined {
  if (!Object.hasOwn(attributes, tag) || !attributes[tag]?.includes(name)) return undefined;
  if (name === 'href') return safeLink(value);
  if (name === 'src') return safeSource(value);
  if (name === 'style') return safeStyle(value) || undefined;
  const pattern = attributeValues[name];
  return !pattern || pattern.test(value) ? value : undefined;
}
