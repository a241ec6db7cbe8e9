// One planted violation per rule of check-rooms: [rule, file to plant, text, file that is
// reported].
const lines = (count, text) =>
  `${Array.from({ length: count }, (_, i) => text.replaceAll('#', i)).join('\n')}\n`

const consts = (count) => lines(count, 'export const zz# = #')
const C = 'packages/contract/src'
const S = 'packages/server/src'
const W = 'packages/web/src'
// Split into pieces, or check-rooms would report this file.
const joined = (...parts) => parts.join('')

export const roomViolations = [
  ['area-name', `${C}/areas/zzc/access.ts`, 'export {}', `${C}/areas/zzc`],
  ['area-in-contract', `${W}/areas/zzd/zz.calls.ts`, 'export {}', `${W}/areas/zzd`],
  ['area-on-server', `${C}/areas/zze/access.ts`, 'export {}', `${C}/areas/zze`],
  ['area-in-docs', `${C}/areas/zze/access.ts`, 'export {}', `${C}/areas/zze`],
  [
    'area-parts',
    `${C}/areas/zze/zz-calls.contract.ts`,
    'const endpoint = (x) => x; export const zz = endpoint({})',
    `${S}/areas/zze`,
  ],
  ['top-folder', 'zz-folder/zz.ts', 'export {}'],
  ['journey-area', 'e2e/zz-journey.spec.ts', 'export {}'],
  ['floor', `${S}/services/zz.ts`, 'export {}'],
  ['file-name', `${W}/ui/ZzButton.tsx`, 'export {}'],
  ['forbidden-name', `${S}/platform/zz-helpers.ts`, 'export {}'],
  ['forbidden-name', `${W}/utils/zz.ts`, 'export {}'],
  ['room-depth', `${S}/areas/zza/one/two/zz.rules.ts`, 'export {}'],
  ...Array.from({ length: 26 }, (_, place) => [
    'folder-size',
    `${S}/areas/zzf/crowd/zz-${place}.rules.ts`,
    'export {}',
    `${S}/areas/zzf/crowd`,
  ]),
  ...Array.from({ length: 26 }, (_, place) => [
    'folder-size',
    `${W}/ui/zz-crowd/zz-${place}.ts`,
    'export {}',
    `${W}/ui/zz-crowd`,
  ]),
  ['one-door', `${S}/areas/zza/zz.public.ts`, 'export {}'],
  ['kind-suffix', `${S}/areas/zza/zz.service.ts`, 'export {}'],
  ['kind-suffix', `${C}/areas/zza/zz.ts`, 'export {}'],
  ['kind-suffix', `${C}/areas/zza/words.en.ts`, 'export {}'],
  ['file-size', `${S}/platform/zz-long.ts`, consts(201)],
  ['style-size', `${W}/ui/zz-long.css`, lines(301, '.zz# { margin: 0; }')],
  ['page-size', `${W}/areas/zza/zz-long.page.tsx`, consts(41)],
  [
    'use-case-size',
    `${S}/areas/zza/submit-zz.ts`,
    `import { a } from 'zod'\n\n// why\n${consts(57)}`,
  ],
  ['use-case-size', `${S}/areas/zza/zz-types.ts`, consts(75)],
  ['queries-size', `${S}/areas/zza/zz-long.queries.ts`, consts(73)],
  [
    'cast-to-never',
    'packages/server/src/areas/zza/zz-160.ts',
    'export const zz = (row) => ({ id: row.id, state: row.state as never })',
  ],
  [
    'cast-to-never',
    'packages/web/src/areas/zza/zz-161.ts',
    'export const zz = (kinds) => ({ kinds: [...kinds] as never[] })',
  ],
  [
    'spread-literal',
    `${S}/platform/zz-shape-1.ts`,
    'export const zz = (more: object) => ({ ...more, ...{ a: 1 } })',
  ],
  [
    'spread-literal',
    `${W}/ui/zz-shape-6.tsx`,
    'export const Zz = ({ a }: { a: string }) => <p {...{ id: a }} />',
  ],
  [
    'function-called-at-once',
    `${W}/ui/zz-shape-2.ts`,
    'export const zz = (() => ({ a: Date.now() }))()',
  ],
  [
    'nested-choice',
    'e2e/zz-shape-3.ts',
    "export const zz = (n: number) => (n > 1 ? 'many' : n > 0 ? 'one' : 'none')",
  ],
  [
    'function-size',
    'tools/zz-shape-4.mjs',
    `export function zz() {\n${lines(26, 'const zz# = #')}}`,
  ],
  [
    'return-without-blank',
    `${C}/kernel/zz-shape-5.ts`,
    `export function zz() {\n${lines(6, 'const zz# = #')}return zz0\n}`,
  ],
  ['empty-name', `${S}/platform/zz-name.ts`, 'export function handleZz() {}'],
  ['machine-path', 'docs/zz-1.md', `See ${joined('/wo', 'rk/main')}`],
  ['machine-path', 'docs/zz-2.md', `See ${joined('../', 'sha', 'red/house.md')}`],
  ['registry-host', 'docs/zz-3.md', `Install from ${joined('https://regis', 'try.npmjs.org/zod')}`],
  [
    'lock-address',
    'package-lock.json',
    `{"packages": {"zz": {"resolved": ${joined('"https', '://example.org/zz.tgz"')}}}}`,
  ],
  ['test-not-run', `${S}/areas/zza/zz-1.test.ts`, "it.only('counts', () => {})"],
  ['test-not-run', 'e2e/zz.spec.ts', "test.skip('counts', () => {})"],
  [
    'silenced-type',
    `${S}/platform/zz-silent.ts`,
    `// ${joined('@ts-ig', 'nore')}\nexport const zz = 1`,
  ],
  [
    'code-as-text',
    'packages/web/src/platform/zz-code.ts',
    `export const isOver = (code: string) => code === ${joined("'A0", "230'")}`,
  ],
  [
    'language-compared',
    `${S}/platform/zz-language.ts`,
    "export const zz = (language: string) => (language === 'en' ? 1 : 2)",
  ],
  ['exact-version', 'packages/zz/package.json', '{"dependencies": {"zod": "^4.0.0"}}'],
]
