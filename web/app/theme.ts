import {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  Card,
  Checkbox,
  Container,
  createTheme,
  Input,
  Menu,
  Modal,
  Paper,
  PasswordInput,
  Radio,
  rem,
  Select,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from '@mantine/core';
import { amber, dark, evergreen, gray, ink, red } from './palette.ts';

const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const serif = "'Fraunces Variable', Georgia, 'Times New Roman', serif";

export const theme = createTheme({
  colors: { evergreen, amber, red, gray, dark },
  primaryColor: 'evergreen',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  black: ink,

  fontFamily: sans,
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.6', xl: '1.6' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: serif,
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.375rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.625rem)', lineHeight: '1.22' },
      h3: { fontSize: rem(20), lineHeight: '1.3' },
      h4: { fontSize: rem(17), lineHeight: '1.4', fontWeight: '620' },
      h5: { fontSize: rem(16), lineHeight: '1.45', fontWeight: '620' },
      h6: { fontSize: rem(14), lineHeight: '1.5', fontWeight: '620' },
    },
  },

  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(6), sm: rem(10), md: rem(14), lg: rem(20), xl: rem(28) },
  defaultRadius: 'sm',
  // md is where form and work stop standing side by side (900 px).
  breakpoints: { xs: '30em', sm: '48em', md: '56.25em', lg: '75em', xl: '90em' },
  shadows: {
    xs: '0 1px 2px rgb(31 41 51 / 4%)',
    sm: '0 1px 2px rgb(31 41 51 / 5%), 0 4px 12px -6px rgb(31 41 51 / 10%)',
    md: '0 2px 4px rgb(31 41 51 / 5%), 0 12px 28px -12px rgb(31 41 51 / 22%)',
    lg: '0 4px 8px rgb(31 41 51 / 5%), 0 20px 44px -16px rgb(31 41 51 / 28%)',
    xl: '0 8px 16px rgb(14 31 34 / 8%), 0 32px 72px -20px rgb(14 31 34 / 40%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',

  components: {
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
    }),
    Alert: Alert.extend({ defaultProps: { variant: 'light' } }),
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', size: 'lg', tt: 'none', fw: 550 } }),
    Button: Button.extend({ defaultProps: { size: 'md' } }),
    Card: Card.extend({ defaultProps: { padding: 'lg', radius: 'md', shadow: 'xs' } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md', radius: 'xs' } }),
    Container: Container.extend({ defaultProps: { size: 1200, px: { base: 'md', sm: 'lg' } } }),
    // Input speaks for every field: TextInput, Select, Textarea and the others read it.
    Input: Input.extend({ defaultProps: { size: 'md' } }),
    Menu: Menu.extend({ defaultProps: { shadow: 'md', position: 'bottom-end', offset: 6 } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        radius: 'md',
        padding: 'lg',
        overlayProps: { color: dark[8], backgroundOpacity: 0.5 },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    }),
    Paper: Paper.extend({ defaultProps: { withBorder: true, radius: 'md' } }),
    PasswordInput: PasswordInput.extend({
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password' },
      },
    }),
    Radio: Radio.extend({ defaultProps: { size: 'md' } }),
    Select: Select.extend({
      defaultProps: { checkIconPosition: 'right', comboboxProps: { shadow: 'md' } },
    }),
    Switch: Switch.extend({ defaultProps: { size: 'md', withThumbIndicator: false } }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'sm' } }),
    Tabs: Tabs.extend({ defaultProps: { radius: 'sm' } }),
    Tooltip: Tooltip.extend({
      defaultProps: { events: { hover: true, focus: true, touch: false }, openDelay: 300 },
    }),
  },
});
