// Who may import whom. A rule forbids the imports from a file that matches `from` (and not
// `fromNot`) to a target that matches `to` (and not `toNot`). A target is a path of the project,
// `node_modules/…`, or the name of a Node module without `node:`. `$1` and `$2` in `to` and `toNot`
// are the groups of `from`, so new areas are covered without a new line.
import { AREA_ORDER } from '../area-order.mjs'

const tests = /(\.(test|spec)\.tsx?$|\/src\/testing\/)/
const nodeModules = '^(fs|net|http|https|child_process)(/|$)'
const installed = (names) => `(^|/)node_modules/(${names})/`

/** An area imports, on its own side, only areas before it in the order. */
const areasInOrder = AREA_ORDER.flatMap((area, place) => {
  const above = AREA_ORDER.slice(place + 1)
  if (above.length === 0) return []

  return [
    {
      name: 'areas-in-order',
      why: 'an area stands on those before it in tools/area-order.mjs; what must flow up goes through the manifest',
      from: new RegExp(`^packages/(contract|server|web)/src/areas/${area}/`),
      fromNot: tests,
      to: [`^packages/$1/src/areas/(${above.join('|')})/`],
    },
  ]
})

export const boundaryRules = [
  ...areasInOrder,
  {
    name: 'demo-above-areas',
    why: 'the demo hospital uses the areas as their client; no area knows it',
    from: /^packages\/server\/src\/(areas|platform|algorithms)\//,
    fromNot: tests,
    to: ['^packages/server/src/demo/'],
  },
  {
    name: 'contract-imports-nobody',
    why: 'the contract is what both sides agree on; it knows neither side',
    from: /^packages\/contract\//,
    to: ['^packages/(server|web)/'],
  },
  {
    name: 'contract-knows-zod-only',
    why: 'the contract imports zod and itself: it runs in the browser and on the server',
    from: /^packages\/contract\//,
    fromNot: tests,
    toNot: ['^packages/contract/', installed('zod')],
  },
  {
    name: 'kernel-by-its-files',
    why: 'inside the contract a file of the kernel is imported itself; its index is for server and web',
    from: /^packages\/contract\//,
    to: ['^packages/contract/src/kernel/index\\.ts$'],
  },
  {
    name: 'contract-areas-apart',
    why: 'of another area the contract knows what is public, its flows and shapes',
    from: /^packages\/contract\/src\/areas\/([^/]+)\//,
    to: ['^packages/contract/src/areas/'],
    toNot: ['^packages/contract/src/areas/$1/', '[/.](public|flow|shape)\\.ts$'],
  },
  {
    name: 'sides-do-not-meet',
    why: 'web and server meet only in the contract',
    from: /^packages\/(server|web)\//,
    to: ['^packages/(server|web)/'],
    toNot: ['^packages/$1/'],
  },
  {
    name: 'area-by-its-door',
    why: 'another area is entered by its *.public.ts only',
    from: /^packages\/(server|web)\/src\/areas\/([^/]+)\//,
    to: ['^packages/(server|web)/src/areas/'],
    toNot: ['^packages/$1/src/areas/$2/', '\\.public\\.(tsx?|css)$'],
  },
  {
    name: 'ground-floor-knows-no-area',
    why: 'kernel, platform, algorithms, ui and screens carry the areas and import none of them',
    from: /^packages\/[^/]+\/src\/(platform|kernel|algorithms|ui|screens)\//,
    fromNot: tests,
    to: ['^packages/[^/]+/src/(areas/|[^/]+$)'],
  },
  {
    name: 'nobody-knows-the-shell',
    why: 'the application carries the areas; what both need is in platform',
    from: /^packages\/web\/src\/(areas|screens|ui|platform|theme)\//,
    fromNot: tests,
    to: ['^packages/web/src/app/'],
  },
  {
    name: 'ui-knows-no-screen',
    why: 'screens are made of ui, not the other way round',
    from: /^packages\/web\/src\/ui\//,
    to: ['^packages/web/src/screens/'],
  },
  {
    name: 'algorithms-are-pure',
    why: 'algorithms know no input or output: what they need is given to them',
    from: /^packages\/server\/src\/algorithms\//,
    fromNot: tests,
    to: ['/src/platform/', installed('pg|kysely|fastify|@fastify/[^/]+|pino'), nodeModules],
  },
  {
    name: 'rules-and-policies-are-pure',
    why: 'rules, policies and flows touch no database, no HTTP and no framework',
    from: /\.(rules|policy|flow)\.tsx?$/,
    to: [
      '\\.(queries|routes|table)\\.ts$',
      '^packages/server/src/platform/(db|http|session|audit|files|jobs)',
      '^packages/web/src/platform/calls/api-client',
      installed('pg|kysely|fastify|@fastify/[^/]+|react|react-dom|antd'),
      nodeModules,
    ],
  },
  {
    name: 'texts-import-texts',
    why: 'the build runs text modules in Node: they import other texts, what makes books, and the texts of the component library',
    from: /^packages\/(contract|web)\/src\/.*[/.]text\.ts$/,
    fromNot: /^packages\/contract\/src\/kernel\/text\/text\.ts$/,
    toNot: [
      '\\.text\\.ts$',
      '^packages/contract/src/(areas/.*|kernel/(cells|sheets))/text\\.ts$',
      '^packages/contract/src/kernel/text/(label|join-words|join-books)\\.ts$',
      '^packages/web/src/platform/texts/book\\.ts$',
      '^packages/web/src/app/help/help-book\\.ts$',
      '^node_modules/antd/lib/locale/',
    ],
  },
  {
    name: 'testing-stays-in-tests',
    why: 'what runs in a hospital imports no test, factory or test actor',
    from: /^/,
    fromNot: tests,
    to: [tests.source],
  },
]
