/**
 * Who may import whom. Each file belongs to the first row whose folder it is in, and may import its own
 * folder and what the row names: a folder, or one file. A folder without a row is a mistake.
 */

export type ImportRule = {
  folder: string;
  mayImport: string[];
  /** npm packages it may use; without a list, all of them. */
  packages?: string[];
};

/** What every slice of the server builds on. */
const serverBase = [
  'builtin/fair-housing',
  'builtin/html',
  'builtin/places',
  'contract',
  'server/adapters',
  'server/content',
  'server/core',
  'server/db',
  'server/http',
  'server/pictures',
  'server/background-tasks.ts',
  'server/config.ts',
  'server/deps.ts',
  'server/errors.ts',
  'server/loggable-error.ts',
  'server/start-error.ts',
  'server/zip.ts',
];

/** What every feature of the web app builds on. */
const webBase = [
  'contract',
  'web/api',
  'web/drafts',
  'web/local-content',
  'web/navigation',
  'web/session',
  'web/ui',
  'web/app-state.ts',
  'web/paths.ts',
  'web/place.ts',
];

const slice = (name: string, ...mayImport: string[]): ImportRule => ({
  folder: `server/features/${name}`,
  mayImport: [...serverBase, ...mayImport.map((file) => `server/features/${file}`)],
});

/** Tests and what they share may use everything on their side. */
export const testRules: ImportRule[] = [
  { folder: 'web', mayImport: ['contract', 'web', 'server/testing', 'server/content'] },
  {
    // A text of the writer is tested as people get it: through the adapter, and finished like any other.
    folder: 'builtin',
    mayImport: ['contract', 'server/adapters/ai/builtin-writer.ts', 'server/content'],
  },
  {
    folder: '',
    mayImport: ['builtin', 'contract', 'server', 'scripts', 'bench', 'faults', 'attack'],
  },
];

export const importRules: ImportRule[] = [
  { folder: 'contract', mayImport: [], packages: ['zod'] },
  {
    // What works without a key, and what the server reads texts with. It knows nothing of the server.
    folder: 'builtin',
    mayImport: ['contract'],
    packages: ['sanitize-html', 'word-list', 'zod'],
  },

  {
    folder: 'server/db',
    mayImport: [
      'contract',
      'server/config.ts',
      'server/core/remove-others-access.ts',
      'server/errors.ts',
      'server/loggable-error.ts',
      'server/start-error.ts',
    ],
  },
  {
    folder: 'server/adapters',
    mayImport: [
      'builtin',
      'contract',
      'server/config.ts',
      'server/db/embedded/make-folder.ts',
      'server/deps.ts',
      'server/errors.ts',
      'server/loggable-error.ts',
      'server/start-error.ts',
    ],
  },
  {
    folder: 'server/content',
    mayImport: ['builtin', 'contract', 'server/adapters/ai', 'server/errors.ts', 'server/pictures'],
  },
  {
    folder: 'server/core',
    mayImport: [
      'builtin',
      'contract',
      'server/adapters',
      'server/config.ts',
      'server/content',
      'server/db',
      'server/errors.ts',
      'server/loggable-error.ts',
      'server/start-error.ts',
    ],
  },
  {
    folder: 'server/pictures',
    mayImport: ['contract', 'server/adapters/ai/media-type.ts', 'server/core', 'server/errors.ts'],
  },
  {
    folder: 'server/http',
    mayImport: serverBase.filter((each) => each !== 'server/adapters' && each !== 'server/content'),
  },

  // Another slice is used through its service, along this list.
  slice('account'),
  slice('admin-log'),
  slice('ai'),
  slice('auth', 'invites/invites.service.ts'),
  slice(
    'blog',
    'catalog/catalog.service.ts',
    'learner/learner.service.ts',
    'posts/posts.service.ts',
    'posts/research.ts',
    'posts/text-deltas.ts',
    'saved-content/saved-content.service.ts',
    'voice/voice.service.ts',
  ),
  {
    folder: 'server/features/catalog',
    mayImport: [...serverBase, 'builtin', 'server/features/admin-log/admin-log.service.ts'],
  },
  slice('channels', 'publishing/publishing.service.ts'),
  slice(
    'claims',
    'account/account.service.ts',
    'learner/learner.service.ts',
    'posts/piece-origins.ts',
    'saved-content/saved-content.service.ts',
  ),
  slice('documents'),
  slice('drafts'),
  slice('fair-housing'),
  slice('images'),
  slice('invites', 'admin-log/admin-log.service.ts'),
  { folder: 'server/features/learner', mayImport: [...serverBase, 'builtin/tagger'] },
  slice('places'),
  slice(
    'plan',
    'channels/channels.service.ts',
    'images/picture-links.service.ts',
    'publishing/publishing.service.ts',
    'review/review.service.ts',
  ),
  slice(
    'posts',
    'account/account.service.ts',
    'catalog/catalog.service.ts',
    'learner/learner.service.ts',
    'voice/voice.service.ts',
  ),
  slice('publishing', 'admin-log/admin-log.service.ts'),
  slice(
    'review',
    'admin-log/admin-log.service.ts',
    'claims/claims.service.ts',
    'images/files.service.ts',
  ),
  slice('saved-content', 'account/account.service.ts', 'posts/piece-origins.ts'),
  slice('storage', 'images/ai-images.service.ts', 'saved-content/saved-content.service.ts'),
  slice('system'),
  slice('usage'),
  slice(
    'users',
    'account/delete-account.ts',
    'admin-log/admin-log.service.ts',
    'auth/auth.service.ts',
    'auth/password-reset.service.ts',
    'invites/invites.service.ts',
  ),
  slice('voice'),
  slice(
    'week-fill',
    'catalog/catalog.service.ts',
    'channels/channels.service.ts',
    'plan/plan.service.ts',
    'posts/posts.service.ts',
    'publishing/publishing.service.ts',
    'saved-content/saved-content.service.ts',
  ),
  { folder: 'server/backup', mayImport: [...serverBase, 'server/features/auth'] },
  // The files beside app.ts and main.ts put everything together.
  { folder: 'server', mayImport: ['builtin', 'contract'] },

  ...['api', 'local-content', 'drafts', 'navigation', 'session', 'ui'].map(
    (name): ImportRule => ({ folder: `web/${name}`, mayImport: webBase }),
  ),
  // A feature is a folder of its own below web/features: features never import each other.
  { folder: 'web/features/*', mayImport: webBase },
  { folder: 'web/pages', mayImport: [...webBase, 'web/features', 'data-files/sample-post'] },
  { folder: 'web/app', mayImport: [...webBase, 'web/features', 'web/pages'] },
  { folder: 'web', mayImport: ['contract'] },

  { folder: 'e2e', mayImport: ['builtin/html', 'contract', 'scripts', 'server', 'web'] },
  { folder: 'scripts', mayImport: ['builtin', 'contract', 'server'] },
  { folder: 'bench', mayImport: ['builtin', 'contract', 'scripts', 'server'] },
  { folder: 'faults', mayImport: ['contract', 'scripts', 'server'] },
  { folder: 'attack', mayImport: ['contract', 'scripts', 'server'] },
  { folder: '', mayImport: ['scripts', 'server'] },
];

/** Services decide and know nothing of HTTP; routes and what they are bound with do. */
export const mayImportHttp =
  /\.routes\.ts$|^server\/(http|features\/system)\/|^server\/[\w-]+\.ts$|^server\/features\/[\w-]+\/testing\//;
