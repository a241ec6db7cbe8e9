// Planted violations of check-vocabulary: [rule, file, text]. Each uses a word the glossary
// retires.
const S = 'packages/server/src/areas/zza'

/** A glossary that has lost its tables. */
const SHORT_GLOSSARY =
  '## Retired words\n\n| retired | instead |\n| --- | --- |\n| `told` | notice |'

export const vocabularyViolations = [
  ['retired-word', `${S}/zz-told-1.ts`, 'export const toldUnits = 1'],
  ['retired-word', `${S}/zz-told-2.ts`, 'export function lockSignUps() {}'],
  [
    'retired-word',
    `${S}/zz-told-3.ts`,
    'export const one = (rows: number[], told: () => void) => told()',
  ],
  ['retired-word', `${S}/zz-told-4.ts`, 'export type Zz = { tells: boolean }'],
  [
    'retired-word',
    `${S}/zz-told-5.ts`,
    'const { one: [sisters] = [] } = {} as { one?: number[] }\nexport const zz = [sisters]',
  ],
  [
    'retired-word',
    `${S}/zz-told-6.ts`,
    "import { zz as whose } from './zz.ts'\nexport const one = whose",
  ],
  ['retired-word', `${S}/zz-told-7.ts`, 'const MOST_UNITS = 1\nexport const zz = MOST_UNITS'],
  ['retired-file-name', `${S}/zz-sign-ups.ts`, 'export {}'],
  ['retired-file-name', 'e2e/telling-zz.spec.ts', 'export {}'],
  [
    'interface-word',
    'packages/web/src/areas/zza/zz-words.text.ts',
    "export const text = { title: '\u60a8\u7684\u6863\u6848' }",
  ],
  [
    'interface-word',
    'packages/contract/src/areas/zza/text.ts',
    "export const zz = { 'zh-cn': { number: '\u5b66\u5458\u7f16\u53f7' }, en: { number: 'Number' } }",
  ],
  ['phrase', `${S}/zz-prose-1.ts`, '/** Whoever sent it is\n * informed. */\nexport const zz = 1'],
  [
    'phrase',
    'packages/contract/src/areas/zza/zz-prose-0.contract.ts',
    "export const zz = { summary: 'Put a paper beside the others' }",
  ],
  ['phrase', `${S}/zz-prose-2.test.ts`, "test('counts anew', () => {})"],
  ['phrase', 'bench/zz-prose-3.sql', '-- a note\n-- beside the row\n'],
  ['phrase', 'packages/web/src/ui/zz-prose-4.css', '/* the house style */\n.zz { margin: 0; }'],
  ['phrase', 'docs/areas/zza.md', '# Rows\n\nA row stands in a list.\n'],
  [
    'long-sentence',
    `${S}/zz-prose-5.ts`,
    `// ${'Another word follows '.repeat(8)}\nexport const zz = 1`,
  ],
  [
    'docstring-without-blank',
    `${S}/zz-prose-7.ts`,
    'export const zz = 1\n/** A row. */\nexport const zy = 2',
  ],
  ['type-name', `${S}/zz-prose-6.ts`, 'export type RowGiven = { id: number }'],
  ['type-name', `${S}/zz-prose-8.ts`, 'export type RowMoved = { id: number }'],
  ['phrase-table', 'zz-short/docs/glossary.md', SHORT_GLOSSARY],
  ['interface-table', 'zz-short/docs/glossary.md', SHORT_GLOSSARY],
  ['retired-table', 'zz-short/docs/glossary.md', SHORT_GLOSSARY],
]

/** Allowed: data keys, retired words inside other words, and fields the glossary keeps. */
export const allowedVocabulary = {
  'packages/web/src/areas/zza/zz-editor.text.ts':
    "export const text = { reading: '\u7f16\u8f91\u5668' }",
  'docs/areas/zzb.md':
    '# Rows\n\nThe row that was called `told` and “beside”, as [here](beside.md).\n\n```\ngoes on\n```\n',
  [`${S}/zz-allowed-prose.ts`]:
    '/** A colleague stands in for the teacher on the in-house list. */\nexport type GivenName = string\nexport type DemoSeed = number',
  [`${S}/zz-allowed.ts`]:
    "export const signup = { told: 1, signUps: 2, signUpFrom: 'day' }\nexport const { told: count, signUps } = signup\nexport const retold = [count, signUps]",
}
