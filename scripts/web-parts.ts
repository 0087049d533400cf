import type { Rolldown } from 'vite';

/**
 * How the web app is cut into files. Left to itself the build makes one of every set of modules that the same
 * screens share: two hundred, of which the posts page asked for ninety-five, and a request costs a browser more than
 * the few bytes that a screen does not use. All in one, the sign-in page would load what only editors need. So what
 * is needed at the same moment comes together: on the sign-in pages, on every page behind them, in forms, dialogs
 * and cards. The first part that fits takes a module; what fits none is cut by the build.
 */

type Part = Rolldown.CodeSplittingGroup & { name: string; test: RegExp };

const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'));
/** Components of Mantine with their styles. */
const mantine = (...names: string[]) =>
  `@mantine.core.(esm.\\w+.(${names.join('|')})\\b|styles.(${names.join('|')})\\.layer)`;
const mantineSheets = (...names: string[]) =>
  `@mantine.core.styles.(${names.join('|')})\\.layer\\.css`;
const webSheets = (folder: string, ...names: string[]) =>
  `/web/${folder}/(${names.join('|')})\\.module\\.css`;
const contract = (...names: string[]) => `/contract/(${names.join('|')})\\.ts$`;
const web = (folder: string, ...names: string[]) =>
  `/web/${folder}/(${names.join('|')})\\.(tsx?|module\\.css|svg)$`;

const library = /node_modules.*\.(m?js|layer\.css)$/;

const styles: Part[] = [
  {
    // Nothing is painted without its styles, and each sheet is a request: one for every page, one more behind the sign-in.
    name: 'styles',
    test: anyOf(
      'mantine-basis|fontsource.*\\.css|/web/app/theme(-variables)?\\.css',
      mantineSheets(
        'ActionIcon',
        'Alert',
        'Anchor',
        'Button',
        'Center',
        'CloseButton',
        'Container',
      ),
      mantineSheets('Input', 'Loader', 'PasswordInput', 'Stack', 'Tabs', 'Text', 'Title'),
      mantineSheets('UnstyledButton'),
      webSheets('ui', 'delayed-fallback', 'porch-layout'),
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'frame-styles',
    test: anyOf(
      mantineSheets('Avatar', 'Badge', 'Burger', 'Card', 'Group', 'Paper', 'Skeleton'),
      mantineSheets('VisuallyHidden'),
      webSheets('app', 'navigation-bar', 'shell', 'user-menu'),
      webSheets('ui', 'card-link', 'header-action', 'page-header'),
    ),
    includeDependenciesRecursively: false,
  },
];

const libraries: Part[] = [
  // Forms check with zod; the browser's own store is read with a part of it.
  { name: 'zod-core', test: /zod.v4.(core(?!.*json-schema)|mini)/ },
  { name: 'zod', test: /node_modules.zod./ },
  { name: 'first', test: library, tags: ['$initial'] },
  {
    name: 'basics',
    test: anyOf(
      '@mantine.core.esm.core',
      mantine('ActionIcon', 'Alert', 'Anchor', 'Button', 'CloseButton', 'Input', 'InputBase'),
      mantine('Stack', 'Text', 'TextInput', 'Title', 'Transition', 'UnstyledButton'),
      'use-disclosure|use-uncontrolled',
      'tabler.*(createReactComponent|IconAlertCircle)',
      'tanstack.*[mM]utation',
    ),
  },
  {
    // Without what they import: that is on pages without a form as well.
    name: 'forms',
    test: anyOf('@mantine.form|klona|fast-deep-equal'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'passwords',
    test: anyOf(
      mantine('PasswordInput'),
      web('features/auth', 'auth-validator', 'use-small-form'),
      web('ui', 'lazy-validator'),
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'frame',
    test: anyOf(
      mantine('Avatar', 'Badge', 'Burger', 'Card', 'Collapse', 'Group', 'Paper', 'Skeleton'),
      mantine('VisuallyHidden'),
      'tanstack.*usePrefetchQuery',
    ),
  },
  // What opens over a screen: lists to choose from, menus, tips.
  {
    name: 'floating',
    test: anyOf(
      '@floating-ui|@mantine.core.esm.utils.Floating',
      mantine('FocusTrap', 'Overlay', 'Popover', 'Portal'),
      '@mantine.*(CheckIcon|RadioIcon|AccordionChevron)\\.mjs',
    ),
  },
  // Without what they import, which lists to choose from need as well.
  { name: 'menus', test: anyOf(mantine('Menu')), includeDependenciesRecursively: false },
  {
    name: 'pickers',
    test: anyOf(
      mantine('Autocomplete', 'Checkbox', 'Combobox', 'InlineInput', 'InputsGroupFieldset'),
      mantine('ScrollArea', 'Select', 'Switch'),
    ),
  },
  // Apart: with others of its size it would bring pickers to pages without any.
  {
    name: 'segments',
    test: anyOf(mantine('FloatingIndicator', 'SegmentedControl')),
    minShareCount: 2,
  },
  { name: 'windows', test: anyOf(mantine('Modal', 'ModalBase'), 'react-remove-scroll') },
  { name: 'icons', test: /tabler.*icons.Icon/, minShareCount: 3 },
];

const ours: Part[] = [
  {
    name: 'signed-out',
    test: anyOf(
      contract('calls/auth', 'calls/catalog/site-assets', 'constants', 'dates', 'limits'),
      web('api', 'mutation', 'query', 'use-single-flight'),
      web('features/auth', 'use-auth'),
      web('ui', 'field-errors', 'form-error', 'porch-layout', 'site-asset-image'),
      web('ui', 'site-asset-address'),
      web('ui/drawings', 'evening-porch'),
    ),
  },
  {
    name: 'signed-in',
    test: anyOf(
      contract('calls/account', 'calls/catalog/topics', 'calls/drafts', 'calls/learner'),
      contract('calls/places', 'calls/plan', 'calls/posts', 'calls/recent-content'),
      contract('calls/saved-content', 'fingerprint', 'place', 'post', 'post-length'),
      contract('question-roles', 'us-states', 'voice-tones'),
      web('api', 'download', 'idempotency-key'),
      web('local-content', 'content-store', 'is-generating', 'message', 'messages'),
      web('local-content', 'persisted-state', 'post-changes', 'recent-query', 'server-changes'),
      web('local-content', 'shape', 'stored-post', 'topic-name'),
      web('drafts', 'drafts'),
      web('features/account', 'use-account'),
      web('features/plan', 'use-needs-you-count'),
      web('features/posts', 'generation-input'),
      web('features/posts/generation', 'pending-drawings'),
      web('features/saved-content', 'use-saved-count'),
      web('navigation', 'use-before-unload', 'use-blocker'),
      web(
        'ui',
        'confirm-dialog',
        'delayed-fallback',
        'header-action',
        'load-failure',
        'loading-area',
        'page-header',
      ),
      web('ui', 'relative-time', 'unsaved-changes', 'use-is-narrow', 'use-kept-focus'),
      web('ui/toasts', 'offer-undo'),
    ),
  },
  // What HTML may hold, for whoever shows or takes along a text.
  { name: 'html-rules', test: anyOf(contract('html'), web('ui/word-notes', 'marked-text')) },
  {
    // A text that is taken along: copied, downloaded, signed.
    name: 'pieces',
    test: anyOf(
      contract('calls/documents', 'copied-line', 'platforms', 'signature', 'state-ad-rules'),
      web('features/account', 'use-signature'),
      web('features/claims', 'facts-guard', 'look-up-approval'),
      web('features/saved-content', 'describe-item', 'saved-content-queries'),
      web('features/saved-content', 'use-save-content'),
      web('ui', 'thumbnail', 'tool-menu'),
      web('ui/html', 'clipboard', 'copy-block', 'copy-items', 'download-items', 'piece'),
      web('ui/html', 'html-to-text', 'take-guard'),
    ),
  },
  {
    // A text that is shown.
    name: 'reading',
    test: anyOf(
      'dompurify',
      web('ui/html', 'clean-html', 'color-names', 'html-view', 'reading', 'safe-attribute'),
      web('ui/html', 'title-html', 'title-view'),
    ),
  },
  // What a flag says, also on a broker's page.
  {
    name: 'flag-words',
    test: anyOf(contract('flag-replacement'), web('ui/word-notes', 'flag-words')),
  },
  {
    // What the flags of a text do. Most texts have none.
    name: 'flag-notes',
    test: anyOf(
      web('features/posts/flags', 'apply-flag', 'flag-note', 'flag-notes'),
      web('features/posts/flags', 'group-flags', 'replace-in-html'),
      web('ui/rich-text', 'remove-words', 'replace-text', 'sentences'),
    ),
  },
  {
    // A text that is worked on: its check, its draft, what stands in until the editor is there.
    name: 'wording',
    test: anyOf(
      contract('blog-statistics', 'calls/fair-housing', 'text-flow'),
      web('drafts', 'use-draft'),
      web('features/blog', 'scroll-to-heading'),
      web('features/posts', 'writer-name'),
      web('features/posts/card', 'post-flags'),
      web('features/posts/flags', '[\\w-]+'),
      web('ui', 'elapsed'),
      web('ui/rich-text', '[\\w-]+'),
      web('ui/word-notes', 'html-text', 'marked-words'),
    ),
  },
  {
    // What a text is to be about and where, on every page that has one written.
    name: 'subjects',
    test: anyOf(
      web('features/posts/form', 'city-field', 'place-fields', 'post-choices', 'post-form-values'),
      web('features/posts/form', 'state-field', 'topic-choice', 'topic-select'),
      web('features/posts/form', 'use-topic-choices'),
      webSheets('features/posts/form', 'post-form'),
      web('ui', 'described-select'),
    ),
  },
  {
    // A text that is being written, and the form that asks for it.
    name: 'generation',
    test: anyOf(
      web('features/posts/form', 'post-form', 'subject-fields', 'use-remembered-answers'),
      web('features/posts/questions', 'customization', 'use-customization'),
      web('features/posts/generation', 'generation-errors', 'generation-job', 'generation-store'),
      web('features/posts/questions', 'subject'),
      web('pages/generation', 'clear-page', 'generation-header', 'orphaned-drafts'),
      web('pages/generation', 'use-generation', 'use-scroll-to-new'),
      web('ui', 'tall-column'),
    ),
  },
  {
    // The pictures of a text and its facts, and the bar that opens them.
    name: 'picture-tools',
    test: anyOf(
      contract('calls/images', 'images'),
      web('features/claims', 'facts-line'),
      web('features/images/personalize', 'open-personalize'),
      web('features/images/personalized', 'use-personalized-images'),
      web('ui', 'bar-label', 'use-dialog-button'),
      web('ui/pictures', 'use-alt-text'),
    ),
  },
  {
    // A piece that was made, and the way to keep it. Apart from what shows a text, which a broker's page needs without
    // the agent's messages.
    name: 'messages',
    test: anyOf(
      web('features/saved-content', 'save-button'),
      web('local-content', 'message-view', 'post-view'),
      web('pages/generation', 'platforms-of-post', 'save-post', 'write-versions'),
    ),
  },
  {
    // What long articles have as well.
    name: 'post-parts',
    test: anyOf(
      web('features/posts/card', 'marked-passage', 'picture', 'post-pictures', 'request-changes'),
      webSheets('features/posts/card', 'post-card'),
      web('features/posts/shaped-by', 'shaped-by', 'used-answers'),
      web('features/posts/versions', 'earlier-versions'),
    ),
  },
  {
    // A post with all that can be done with it.
    name: 'post-cards',
    test: anyOf(
      web('features/posts/card', 'card-lines', 'copy-for', 'edit-post', 'editor-skeleton'),
      web('features/posts/card', 'more-menu', 'post-card', 'post-text', 'post-tools'),
      web('features/posts/card', 'use-marked-passage'),
      web('pages/generation', 'plan-post', 'post-entry', 'use-post-status'),
    ),
  },
  { name: 'dialogs', test: anyOf(web('ui', 'dialog', 'dialog-footer')) },
  // Files that go up, and how one is chosen.
  {
    name: 'uploads',
    test: anyOf(web('api', 'upload'), web('features/images/brand-assets', 'use-asset')),
  },
  {
    name: 'picture-choice',
    test: anyOf(
      web('ui', 'file-drop-area', 'picture-rules'),
      web('ui/pictures', 'canvas-file', 'use-picture-choice'),
    ),
  },
  {
    name: 'catalog',
    test: anyOf(
      web('features/catalog/entries', 'active-switch', 'catalog-row', 'edit-conflict'),
      web('features/catalog/entries', 'entry-form', 'find-entries', 'offered-edition'),
    ),
  },
  {
    name: 'plan-entries',
    test: anyOf(
      contract('channel-list', 'plan-states'),
      web('features/plan', 'clock-changes', 'describe-entry', 'plan-queries'),
    ),
  },
  {
    name: 'plan-lists',
    test: anyOf(
      contract('calls/publishing', 'publishing'),
      web('features/plan', 'state-badge', 'use-plan-dialogs', 'use-publishing-settings'),
    ),
  },
];

/** What the first page runs, whoever comes. Without its entry, which the page names and nobody would start from here. */
const start: Part = {
  name: 'start',
  test: /\/(web|contract)\/.*(?<!\/web\/main)\.tsx?$|preload-helper/,
  tags: ['$initial'],
};

/** The recent pieces and what is kept of them: it comes late to every screen behind the sign-in, and at once. */
const recent: Part = {
  name: 'recent',
  test: anyOf(
    web('local-content', 'loaded-answers', 'merge-recent', 'piece-messages', 'post-pairs'),
    web('local-content', 'recent-pieces'),
  ),
};

const otherLibraries: Part = {
  name: 'shared',
  test: library,
  minShareCount: 3,
  entriesAware: true,
  entriesAwareMergeThreshold: 4_000,
};

/** Ours take what several screens share and nothing else: a module of one screen comes with that screen. */
const sharedOnly = { minShareCount: 2, includeDependenciesRecursively: false };

export const webParts: Rolldown.CodeSplittingGroup[] = [
  ...styles,
  ...libraries,
  { ...start, includeDependenciesRecursively: false },
  { ...recent, includeDependenciesRecursively: false },
  ...ours.map((part) => ({ ...part, ...sharedOnly })),
  otherLibraries,
].map((part, at, { length }) => ({ ...part, priority: length - at }));
