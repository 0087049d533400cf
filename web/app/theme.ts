import {
  type ActionIconProps,
  type AlertProps,
  type AnchorProps,
  type BadgeProps,
  type ButtonProps,
  type CardProps,
  type CheckboxProps,
  type ComboboxProps,
  type ContainerProps,
  createTheme,
  type InputProps,
  type MenuProps,
  type ModalProps,
  type PaperProps,
  type PasswordInputProps,
  type RadioProps,
  rem,
  type ScrollAreaProps,
  type SelectProps,
  type SwitchProps,
  type TableProps,
  type TabsProps,
  type TooltipProps,
} from '@mantine/core';
import { amber, dark, evergreen, gray, ink, red } from './palette.ts';

// Those that stand in for them are in theme.css.
const sans =
  "'Inter Variable', 'Inter Stand-In', 'Inter Wide Stand-In', system-ui, -apple-system, 'Segoe UI', sans-serif";
const serif =
  "'Fraunces Variable', 'Fraunces Stand-In', 'Fraunces Narrow Stand-In', 'Fraunces Wide Stand-In', Georgia, serif";

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
    ActionIcon: defaults<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 'lg' }),
    Alert: defaults<AlertProps>({ variant: 'light' }),
    Anchor: defaults<AnchorProps>({ underline: 'always' }),
    Badge: defaults<BadgeProps>({ variant: 'light', size: 'lg', tt: 'none', fw: 550 }),
    Button: defaults<ButtonProps>({ size: 'md' }),
    Card: defaults<CardProps>({ padding: 'lg', radius: 'md', shadow: 'xs' }),
    Checkbox: defaults<CheckboxProps>({ size: 'md', radius: 'xs' }),
    // Fifty-one states that nobody may ask for need not be drawn.
    Combobox: defaults<ComboboxProps>({ keepMounted: false }),
    Container: defaults<ContainerProps>({ size: 1200, px: { base: 'md', sm: 'lg' } }),
    // Input speaks for every field: TextInput, Select, Textarea and the others read it.
    Input: defaults<InputProps>({ size: 'md' }),
    Menu: defaults<MenuProps>({
      shadow: 'md',
      position: 'bottom-end',
      offset: 6,
      // A menu may hold menu items only, and the first of them takes the focus.
      withInitialFocusPlaceholder: false,
    }),
    Modal: defaults<ModalProps>({
      centered: true,
      radius: 'md',
      padding: 'lg',
      overlayProps: { color: dark[8], backgroundOpacity: 0.5 },
      closeButtonProps: { 'aria-label': 'Close' },
      // The head of a dialog is not the head of the page.
      attributes: { header: { role: 'presentation' } },
    }),
    Paper: defaults<PaperProps>({ withBorder: true, radius: 'md' }),
    PasswordInput: defaults<PasswordInputProps>({
      visibilityToggleFocusable: true,
      visibilityToggleButtonProps: { 'aria-label': 'Show or hide the password' },
    }),
    Radio: defaults<RadioProps>({ size: 'md' }),
    ScrollArea: defaults<ScrollAreaProps>({ scrollHideDelay: 600 }),
    Select: defaults<SelectProps>({
      checkIconPosition: 'right',
      comboboxProps: { shadow: 'md' },
      // Enter takes the first that fits what was typed.
      selectFirstOptionOnChange: true,
    }),
    Switch: defaults<SwitchProps>({ size: 'md', withThumbIndicator: false }),
    Table: defaults<TableProps>({ verticalSpacing: 'sm' }),
    Tabs: defaults<TabsProps>({ radius: 'sm' }),
    Tooltip: defaults<TooltipProps>({
      events: { hover: true, focus: true, touch: false },
      openDelay: 300,
    }),
  },
});

/** Names the component's props only, not the component: a theme must not load what no screen shows. */
function defaults<Props>(defaultProps: Partial<Props> & Record<`data-${string}`, unknown>) {
  return { defaultProps };
}
