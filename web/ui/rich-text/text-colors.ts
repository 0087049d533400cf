import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { styleValues } from '#contract/html.ts';
import { type ColorProperty, withColorNames } from '#web/ui/html/color-names.ts';

/** Colours as the contract writes them, each as it was chosen. */
export const textColors = [
  TextStyle,
  Color.extend({ addGlobalAttributes: () => [colorAttribute('color', 'color')] }),
  BackgroundColor.extend({
    addGlobalAttributes: () => [colorAttribute('backgroundColor', 'background-color')],
  }),
];

function colorAttribute(name: string, property: ColorProperty) {
  return {
    types: ['textStyle'],
    attributes: {
      [name]: {
        default: null,
        parseHTML: (element: HTMLElement) => declaredColor(element, property),
        renderHTML: ({ [name]: color }: Record<string, string | null>) =>
          color ? { style: withColorNames(`${property}: ${color}`) } : {},
      },
    },
  };
}

/** Read from the attribute: `element.style` would rewrite #1f5c4d as rgb(31, 92, 77). */
function declaredColor(element: HTMLElement, property: ColorProperty): string | null {
  const declarations = (element.getAttribute('style') ?? '').split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':');
    return { name: name.trim().toLowerCase(), value: value.trim() };
  });
  const color = declarations.findLast(({ name }) => name === property)?.value ?? '';
  return styleValues[property]?.test(color) ? color : null;
}
