/** The import rules of the architecture. `npm run check` fails on any breach, and when no modules were read. */

/** Each package has one home file (sharp has two: one reads pictures, one writes them). */
const HOMES = {
  highs: '^src/solve/highs/highs\\.ts$',
  sharp: '^src/node/(picture|png)\\.ts$',
  seedrandom: '^src/core/random\\.ts$',
  yargs: '^src/cli/start/help\\.ts$',
  pdfkit: '^src/draw/pdf\\.ts$',
  '@cantoo/pdf-lib': '^src/cli/book/read-pdf\\.ts$',
  fontkit: '^(src/node/drawing|web/worker/platform)\\.ts$',
  fflate: '^(web/worker/platform|src/formats/deflate)\\.ts$',
  qr: '^src/book/codes/modules\\.ts$',
  preact: '^web/',
  '@preact/signals': '^web/',
  vite: '^web/vite\\.config\\.ts$',
  'fast-xml-parser': '^src/formats/xml\\.ts$',
  brotli: '^web/worker/brotli\\.ts$',
  'lz-string': '^src/formats/lz-string\\.ts$',
  'cli-progress': '^src/cli/output/progress\\.ts$',
  '@modelcontextprotocol/sdk': '^src/cli/agents/mcp-server\\.ts$',
  bullmq: '^src/cli/queue/',
  ioredis: '^src/cli/queue/',
  tinypool: '^src/cli/workers/threads\\.ts$',
  yaml: '^src/book/spec/yaml\\.ts$',
  zod: '^src/(settings/|families/|[a-z/]+/saved-\\w+\\.ts$|book/spec/(spec-schema|spec-issues|json-schema)\\.ts$)',
};

/** What a room may import besides itself. */
const MAY_USE = {
  core: [],
  settings: ['core'],
  solve: ['core'],
  formats: ['core'],
  draw: ['core'],
  families: ['core', 'settings', 'solve', 'formats', 'draw'],
  proving: ['core', 'solve', 'families'],
  explain: ['core', 'settings', 'solve', 'draw', 'families', 'proving'],
  minimum: ['core', 'settings', 'solve', 'families', 'proving', 'explain'],
  certificates: ['core', 'settings', 'solve', 'draw', 'families', 'proving', 'minimum'],
  picture: ['core', 'settings', 'solve', 'formats', 'draw', 'families', 'proving', 'explain'],
  node: ['core', 'draw', 'formats', 'picture'],
};

/** Inside rooms: what a folder may import besides itself. */
const INSIDE = {
  'solve/model': ['core'],
  'solve/sat': ['core', 'solve/model', 'solve/checker', 'solve/[a-z-]+\\.ts$'],
  'solve/checker': ['core', 'solve/model'],
  'solve/counting': [
    'core',
    'solve/model',
    'solve/sat',
    'solve/highs',
    'solve/checker',
    'solve/[a-z-]+\\.ts$',
  ],
  'picture/decode': ['core'],
  'picture/cells': ['core', 'solve', 'picture/decode'],
};

const home = ([name, file]) => ({
  name: `home-of-${name}`,
  comment: `only its home file imports ${name}`,
  severity: 'error',
  from: { path: '^(src|generators|web)/', pathNot: file },
  to: { path: `^node_modules/(@types/)?${name}/` },
});

const layer = ([folder, uses]) => ({
  name: `layer-${folder}`,
  comment: `src/${folder} may use ${uses.join(', ') || 'nothing'} besides itself`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^(src|generators|test)/', pathNot: `^src/(${[folder, ...uses].map(pathOf).join('|')})` },
});

/** A folder and all that is in it; patterns of files stay as they are. */
const pathOf = (place) => (place.endsWith('$') ? place : `${place}/`);

/**
 * Rooms, and rooms inside them, that others enter by their `index.ts`; a family's is its public face, and
 * nobody imports the command line.
 */
const DOORED = [
  'core',
  'settings',
  'solve',
  'formats',
  'draw',
  'proving',
  'explain',
  'explain/model',
  'explain/knowledge',
  'explain/moves',
  'explain/search',
  'explain/proof',
  'explain/words',
  'explain/statement',
  'explain/difficulty',
  'explain/answers',
  'explain/pages',
  'minimum',
  'certificates',
  'picture',
  'book',
  'book/paper',
  'book/languages',
  'book/style',
  'book/codes',
  'book/spec',
  'book/puzzles',
  'book/pages',
  'book/layout',
  'book/cover',
  'book/check',
  'book/bind',
  'jobs',
  'jobs/tasks',
  'jobs/ports',
  'jobs/files',
  'jobs/picture',
  'jobs/batch',
  'jobs/book',
  'jobs/minimum',
  'node',
  'cli/host',
  'cli/arguments',
  'cli/output',
  'cli/input',
  'cli/saved',
  'cli/queue',
  'cli/workers',
  'cli/answers',
  'cli/generate',
  'cli/image',
  'cli/minimum',
  'cli/book',
  'cli/export',
  'cli/serve',
  'cli/agents',
  'cli/commands',
  // It has no door: nobody imports the start of the program.
  'cli/start',
];

const door = (room) => ({
  name: `door-of-${room}`,
  comment: `src/${room}/index.ts says what others may use; what is loaded late names its file, so that only it is loaded`,
  severity: 'error',
  from: {
    // The door of an inner room is for its neighbours: nobody else passes the outer door.
    path: room.includes('/') ? `^src/${room.replace(/[^/]+$/, '')}` : '^(src|generators)/',
    // The process that decodes pictures starts as fast as it can, with one adapter.
    pathNot: `^src/(${room}/|cli/input/decode-process\\.ts$)`,
  },
  to: { path: `^src/${room}/`, pathNot: `^src/${room}/index\\.ts$`, dependencyTypesNot: ['dynamic-import'] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...Object.entries(HOMES).map(home),
    ...Object.entries(MAY_USE).map(layer),
    ...Object.entries(INSIDE).map(layer),
    ...DOORED.map(door),
    {
      name: 'door-of-generators',
      comment: 'generators/index.ts says what others may use',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^generators/',
        pathNot: '^generators/index\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'door-of-the-contract-and-the-kit',
      comment: 'families use their files; others what the index.ts of each says',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/families/' },
      to: { path: '^src/families/(contract|kit)/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'layer-generators',
      severity: 'error',
      from: { path: '^generators/' },
      to: { path: '^(src/(cli|jobs|book)|test)/' },
    },
    {
      name: 'layer-jobs',
      comment:
        'a job may use everything but what runs it; threads, files and the page come to it through its ports',
      severity: 'error',
      from: { path: '^src/jobs/' },
      to: {
        path: '^(src|generators|test|web)/',
        pathNot:
          '^(src/(jobs|core|settings|solve|families|formats|explain|proving|minimum|picture|draw|book)|generators)/',
      },
    },
    {
      name: 'layer-book',
      comment: 'a book asks generators for puzzles and families for pictures',
      severity: 'error',
      from: { path: '^src/book/' },
      to: {
        path: '^(src|generators|test)/',
        pathNot: '^(src/(book|core|settings|solve|formats|draw|families|explain|proving)|generators)/',
      },
    },
    {
      name: 'nothing-imports-the-command-line',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/cli/' },
      to: { path: '^src/cli/' },
    },
    {
      name: 'a-family-imports-no-other',
      severity: 'error',
      from: { path: '^src/families/([^/]+)/' },
      to: { path: '^src/families/[^/]+/', pathNot: '^src/families/($1|kit|contract)/' },
    },
    {
      name: 'the-kit-knows-the-contract-only',
      comment: 'what families share works for any of them',
      severity: 'error',
      from: { path: '^src/families/kit/' },
      to: { path: '^src/families/', pathNot: '^src/families/(kit|contract)/' },
    },
    {
      name: 'only-the-registry-knows-families',
      comment:
        'shared code works with the contract, never with one family; two minimum problems have a search of their own',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/families/([^/]+/|(index|codecs)\\.ts$)|^src/(api/)?index\\.ts$|^src/minimum/(sudoku|queens)/|^src/picture/puzzle/',
      },
      to: { path: '^src/families/[^/]+/', pathNot: '^src/families/(kit|contract)/' },
    },
    {
      name: 'a-dedicated-search-knows-its-family',
      severity: 'error',
      from: { path: '^src/minimum/(sudoku|queens)/' },
      to: { path: '^src/families/[^/]+/', pathNot: '^src/families/(kit|contract|$1)/' },
    },
    {
      name: 'a-family-is-its-public-face',
      comment: 'other code imports the index.ts of a family, which exports what it may rely on',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/families/' },
      to: { path: '^src/families/[^/]+/', pathNot: '^src/families/[^/]+/index\\.ts$' },
    },
    {
      name: 'proving-knows-the-contract-only',
      severity: 'error',
      from: { path: '^src/proving/' },
      to: { path: '^src/families/', pathNot: '^src/families/contract/' },
    },
    {
      name: 'only-models-see-the-model-layer',
      comment: 'the verifier, the codecs and the picture cannot trust the solver',
      severity: 'error',
      from: {
        path: '^src/families/[^/]+/',
        pathNot: '^src/families/([^/]+/(models|explaining)|kit/rules|contract)/',
      },
      to: { path: '^src/solve/' },
    },
    {
      name: 'words-for-reasons-know-types-of-the-model-only',
      comment: 'what a family says about its reasons and marks is put into its models by them',
      severity: 'error',
      from: { path: '^src/families/[^/]+/explaining/' },
      to: {
        path: '^src/(solve/|families/[^/]+/models/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'words-of-reasons-are-for-explaining',
      comment: 'a model names its reasons by ids; explanations alone read their words',
      severity: 'error',
      from: {
        path: '^src/families/',
        pathNot: '^src/families/(contract|kit|[^/]+/(models|explaining))/',
      },
      to: { path: '^src/families/contract/reason\\.ts$' },
    },
    {
      name: 'engine-values-stay-out-of-families',
      comment: 'formulations name engines by type only; models use what states rows',
      severity: 'error',
      from: { path: '^src/families/', pathNot: '^src/families/[^/]+/models/' },
      to: { path: '^src/solve/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-rules-know-no-solver',
      severity: 'error',
      from: { path: '^src/families/[^/]+/rules\\.ts$' },
      to: { path: '^src/families/[^/]+/(models|lines)/' },
    },
    {
      name: 'confirmation-knows-the-rules-only',
      comment: 'what confirms a deduction shares no code with the logic that made it',
      severity: 'error',
      from: { path: '^src/families/[^/]+/confirm' },
      to: {
        path: '^(src|generators|test)/',
        pathNot: [
          '^src/core/',
          '^src/families/[^/]+/confirm',
          '^src/families/[^/]+/(puzzle|colours|rules)\\.ts$',
        ],
      },
    },
    {
      name: 'the-engine-stands-alone',
      comment: 'puzzlewright/engine is core and solve, and the packages that these need',
      severity: 'error',
      from: { path: '^src/engine\\.ts$' },
      to: { path: '^(src|generators)/', pathNot: '^src/(core|solve)/index\\.ts$' },
    },
    {
      name: 'the-engine-needs-two-packages',
      severity: 'error',
      from: { path: '^src/(core|solve)/' },
      to: { path: '^node_modules/', pathNot: '^node_modules/(@types/)?(highs|seedrandom)/' },
    },
    {
      name: 'the-public-api-names-no-platform',
      severity: 'error',
      from: { path: '^src/(api/|browser\\.ts$)' },
      to: { path: '^(src/(cli|node)/|test/)' },
    },
    {
      name: 'nothing-imports-the-public-api',
      comment: 'programs do, and what answers programs in their words',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/(api/|cli/agents/|index\\.ts$|browser\\.ts$)' },
      to: { path: '^src/(api/|index\\.ts$|browser\\.ts$)' },
    },
    {
      name: 'nothing-imports-the-node-adapters',
      comment:
        'what runs in a browser too has its ports; the command line and the public API on Node hand in the adapters',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/(cli/|node/|index\\.ts$)' },
      to: { path: '^src/node/' },
    },
    {
      name: 'no-node-below-the-command-line',
      comment: 'nobody below the command line reads the disk, the clock or the process',
      severity: 'error',
      from: { path: '^(src|generators)/', pathNot: '^src/(cli|node)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-page-uses-the-public-entry-only',
      comment: 'the page is a program like any other: it imports the public API for browsers',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(src|generators|test)/', pathNot: '^src/browser\\.ts$' },
    },
    {
      name: 'only-the-worker-of-the-page-works',
      comment:
        "what runs beside the reader's hands names types of the library alone; engines and jobs run in the worker",
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/worker/' },
      to: {
        path: '^(src|web/worker)/',
        dependencyTypesNot: ['type-only'],
        pathNot: '^web/worker/main\\.ts$',
      },
    },
    {
      name: 'nothing-imports-the-page',
      severity: 'error',
      from: { path: '^(src|generators)/' },
      to: { path: '^web/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      // The builder of the page resolves addresses of files.
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
