// One planted violation per rule of check-words. The areas in this file contain only what the
// violations need.
const folder = (area) => `packages/contract/src/areas/${area}`
const HAN = '\u8bf7\u5047'

/** `text.ts` of a folder: its words, which also name the fields of its contracts. */
const words = (area, name, zh, en) => ({
  [`${folder(area)}/text.ts`]: `export const ${name} = { 'zh-cn': ${JSON.stringify(zh)}, en: ${JSON.stringify(en)} }`,
})

/** Files by path; the expected reports are listed below. */
export const wordFiles = {
  ...words(
    'zzw',
    'zzWords',
    {
      area: HAN,
      empty: '',
      half: HAN,
      still: HAN,
      blanks: `${HAN} {days}`,
      bare: `${HAN} {days}`,
      worded: `${HAN} {days}`,
      fields: { known: HAN },
      errors: {},
      issues: {},
      permissions: {},
      flows: { zz: { states: { draft: HAN }, actions: {} } },
    },
    {
      area: 'Leave',
      empty: 'x',
      half: '',
      still: HAN,
      blanks: 'Leave {hours}',
      bare: 'The {days} other days are free',
      worded: '{days} {days:day|days} of leave',
      fields: { known: 'Known' },
      errors: {},
      issues: {},
      permissions: {},
      flows: { zz: { states: { draft: 'Draft' }, actions: {} } },
    },
  ),
  // Two folders of the area: the same field and the same error are other things in each.
  ...words(
    'zzw/first',
    'firstWords',
    { fields: { person: HAN }, errors: { same: HAN } },
    { fields: { person: 'Leader' }, errors: { same: 'One' } },
  ),
  ...words(
    'zzw/second',
    'secondWords',
    { fields: { person: `${HAN}${HAN}` }, errors: { same: `${HAN}${HAN}` } },
    { fields: { person: 'Teacher' }, errors: { same: 'Other' } },
  ),
  [`${folder('zzw/second')}/second.contract.ts`]:
    "import { z } from 'zod'\nexport const callSecond = { method: 'POST', path: '/second', access: 'signedIn', body: z.object({ person: z.string() }), answer: z.null() }",
  'packages/server/src/areas/zzw/second.routes.ts':
    "import { firstWords } from '@residency/contract/areas/zzw/first/text'\nimport * as second from '@residency/contract/areas/zzw/second/second.contract'\nexport function secondRoutes(binder) {\n  const bind = binder(firstWords)\n  bind(second.callSecond, async () => null)\n}",
  [`${folder('zzw')}/access.ts`]: `
export const zzErrors = {
  lost: { key: 'zzw.lost', status: 404, code: 'A0401' },
  strange: { key: 'zzx.strange', status: 404, code: 'A0401' },
}
export const zzPermissions = { one: 'zzw:thing:read', again: 'zzw:thing:read' }
export const zzMenus = [
  { key: 'zz', type: 'MENU', path: 'zz', view: 'zz/nowhere', sort: 1, roles: [] },
]`,
  [`${folder('zzw')}/zz.flow.ts`]:
    "export const zzFlow = { name: 'zz', states: ['draft', 'island'], initial: 'draft', relations: [], actions: { keep: { from: ['draft'], to: 'draft', permission: 'zzw:thing:keep' } } }",
  [`${folder('zzw')}/zz.contract.ts`]:
    "import { z } from 'zod'\nexport const zzCall = { method: 'POST', path: '/zz', access: { permission: 'zzw:thing:call' }, body: z.object({ known: z.string(), rows: z.array(z.object({ unknown: z.string().min(1, 'zzw.unknown.wrong') })) }), answer: z.null() }",
  'packages/web/src/areas/zza/zza.pages.ts':
    "export const pages = { 'zz/lonely': () => import('./zz.page.tsx') }",
  [`${folder('zzv')}/text.ts`]:
    "export const a = { 'zh-cn': {}, en: {} }; export const b = { 'zh-cn': {}, en: {} }",
  [`${folder('zzu')}/zz.contract.ts`]: 'export const zz = 1',
  'packages/web/src/areas/zza/zz-chinese.tsx': `export const X = () => <p title="x">{'a'} ${HAN}</p> // ${HAN}`,
  'packages/server/src/areas/zza/zz-chinese.ts': `export const x = \`${HAN}\${1}\``,
  'packages/contract/src/areas/zza/words.zh-CN.ts': `export const zz = { name: '${HAN}' }`,
  'packages/server/src/areas/zza/zz-notices.seed.ts': `export const zz = '{days} days are left'`,
  'packages/web/src/areas/zzy/zz-named.ts': 'export const zzNamed = (text) => text.zzShared',
  'packages/web/src/areas/zza/zz-unused.text.ts': `export const zzText = book({ zzForgotten: ['${HAN}', 'Leave'], zzShared: ['${HAN}', 'Leave'] })`,
  'packages/web/src/areas/zzy/zz-used.text.ts': `export const zzText = book({ zzShared: ['${HAN}', 'Leave'] })`,
  // Only in a comment: allowed.
  'packages/server/src/areas/zza/zz-comment.ts': `/** ${HAN} */\nexport const x = 'https://example.org' // ${HAN}`,
}

export const wordViolations = [
  ['word-empty', `${folder('zzw')}/text.ts`, 'empty'],
  ['word-empty', `${folder('zzw')}/text.ts`, 'half'],
  ['word-in-english', `${folder('zzw')}/text.ts`, 'still'],
  ['word-blanks', `${folder('zzw')}/text.ts`, 'blanks'],
  ['word-bare-count', `${folder('zzw')}/text.ts`, 'other {days:day is|days are} free'],
  ['word-bare-count', 'packages/server/src/areas/zza/zz-notices.seed.ts', '{days:day is|days are}'],
  ['word-of-error', `${folder('zzw')}/access.ts`, 'lost'],
  ['error-of-area', `${folder('zzw')}/access.ts`, 'zzx.strange'],
  ['word-of-permission', folder('zzw'), 'zzw:thing:read'],
  ['permission-once', `${folder('zzw')}/access.ts`, 'zzw:thing:read'],
  ['permission-declared', `${folder('zzw')}/zz.flow.ts`, 'zzw:thing:keep'],
  ['permission-declared', `${folder('zzw')}/zz.contract.ts`, 'zzw:thing:call'],
  ['flow-state-reached', `${folder('zzw')}/zz.flow.ts`, 'island'],
  ['word-of-state', `${folder('zzw')}/zz.flow.ts`, 'island'],
  ['word-of-action', `${folder('zzw')}/zz.flow.ts`, 'keep'],
  ['word-of-field', `${folder('zzw')}/zz.contract.ts`, 'unknown'],
  ['word-of-two', `${folder('zzw/second')}/text.ts`, 'errors.same'],
  ['field-words', 'packages/server/src/areas/zzw/second.routes.ts', 'callSecond'],
  ['word-of-issue', `${folder('zzw')}/zz.contract.ts`, 'unknown.wrong'],
  ['words-file', `${folder('zzu')}/text.ts`, 'missing'],
  ['words-file', `${folder('zzv')}/text.ts`, '2 books'],
  ['endpoint-unbound', `${folder('zzw')}/zz.contract.ts`, 'zzCall'],
  ['menu-view', `${folder('zzw')}/access.ts`, 'zz/nowhere'],
  ['page-unnamed', 'packages/web/src/areas/zza/zza.pages.ts', 'zz/lonely'],
  ['word-unused', 'packages/web/src/areas/zza/zz-unused.text.ts', 'zzForgotten'],
  ['word-unused', 'packages/web/src/areas/zza/zz-unused.text.ts', 'zzShared'],
  ['chinese-literal', 'packages/web/src/areas/zza/zz-chinese.tsx', HAN],
  ['chinese-literal', 'packages/server/src/areas/zza/zz-chinese.ts', HAN],
  // The names that texts had before they became pairs.
  ['chinese-literal', 'packages/contract/src/areas/zza/words.zh-CN.ts', HAN],
]

export const allowedWords = [
  'packages/server/src/areas/zza/zz-comment.ts',
  'packages/web/src/areas/zzy/zz-used.text.ts',
]
