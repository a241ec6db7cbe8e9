// Who may import whom. The back-references ($1, $2) cover new areas unasked; tools/probes.mjs plants a violation of every rule.
const area = (pkg) => `^packages/${pkg}/src/areas/([^/]+)/`
const tests = '(\\.(test|spec)\\.tsx?$|/src/testing/)'
const modules = (names) => `(^|/)node_modules/(${names})/`

module.exports = {
  forbidden: [
    {
      name: 'contract-imports-nobody',
      severity: 'error',
      comment: 'The contract is what both sides agree on; it knows neither side.',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(server|web)/' },
    },
    {
      name: 'contract-knows-zod-only',
      severity: 'error',
      comment: 'The contract imports zod and itself: it runs in the browser and on the server.',
      from: { path: '^packages/contract/', pathNot: tests },
      to: { pathNot: ['^packages/contract/', modules('zod')] },
    },
    {
      name: 'contract-areas-apart',
      severity: 'error',
      comment: 'Contract areas share only the kernel and public.ts (ids, tiny references).',
      from: { path: area('contract') },
      to: { path: '^packages/contract/src/areas/', pathNot: ['^packages/contract/src/areas/$1/', '[/.]public\\.ts$'] },
    },
    {
      name: 'sides-do-not-meet',
      severity: 'error',
      comment: 'Web and server meet only in the contract.',
      from: { path: '^packages/(server|web)/' },
      to: { path: '^packages/(server|web)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'area-by-its-door',
      severity: 'error',
      comment: 'Another area is entered by its *.public.ts only.',
      from: { path: area('(server|web)') },
      to: { path: '^packages/(server|web)/src/areas/', pathNot: ['^packages/$1/src/areas/$2/', '\\.public\\.tsx?$'] },
    },
    {
      name: 'ground-floor-knows-no-area',
      severity: 'error',
      comment: 'kernel, platform, algorithms, ui and screens carry the areas; they never look up.',
      from: { path: '^packages/[^/]+/src/(platform|kernel|algorithms|ui|screens)/', pathNot: tests },
      to: { path: '^packages/[^/]+/src/(areas/|[^/]+$)' },
    },
    {
      name: 'nobody-knows-the-shell',
      severity: 'error',
      comment: 'The application carries the areas; what both need stands in platform.',
      from: { path: '^packages/web/src/(areas|screens|ui|platform|theme)/', pathNot: tests },
      to: { path: '^packages/web/src/app/' },
    },
    {
      name: 'ui-knows-no-screen',
      severity: 'error',
      comment: 'Screens are made of ui, not the other way round.',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/web/src/screens/' },
    },
    {
      name: 'algorithms-are-pure',
      severity: 'error',
      comment: 'Algorithms know no input or output: what they need is given to them.',
      from: { path: '^packages/server/src/algorithms/', pathNot: tests },
      to: { path: ['/src/platform/', modules('pg|kysely|fastify|@fastify/[^/]+|pino'), '^(node:)?(fs|net|http|https|child_process)(/|$)'] },
    },
    {
      name: 'rules-and-policies-are-pure',
      severity: 'error',
      comment: 'Rules, policies and flows touch no database, no HTTP and no framework.',
      from: { path: '\\.(rules|policy|flow)\\.tsx?$' },
      to: {
        path: [
          '\\.(queries|routes|table)\\.ts$',
          '^packages/server/src/platform/(db|http|session|audit|files|jobs)',
          '^packages/web/src/platform/api-client',
          modules('pg|kysely|fastify|@fastify/[^/]+|react|react-dom|antd'),
          '^(node:)?(fs|net|http|https|child_process)(/|$)',
        ],
      },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      comment: 'What runs in a hospital imports no test, factory or test actor.',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'every-import-resolves',
      severity: 'error',
      comment: 'An import that does not resolve silently disarms the other rules. The exports of a package close deep imports this way.',
      from: {},
      to: { couldNotResolve: true },
    },
    { name: 'no-circular', severity: 'error', comment: 'No circles, of types either.', from: {}, to: { circular: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Only our own: most packages have their code in a dist folder too.
    exclude: { path: '^packages/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
