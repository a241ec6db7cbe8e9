// Code that must not compile, and code the linter must refuse.
const folder = 'packages/contract/src/areas/zzt'

export const typeViolations = {
  'packages/server/src/areas/zzt/zz-misspelt-state.ts':
    "import type { Db } from '../../platform/db/connect/pool.ts'\nexport const zz = (db: Db) => db.selectFrom('absences').where('state', '=', 'aproved')",
  'packages/server/src/areas/zzt/zz-misspelt-notice.ts':
    "import type { SignedCtx } from '../../platform/http/ctx.ts'\nimport { deadlineNotices } from '../messages/deadlines/deadline-notices.seed.ts'\nimport { notify } from '../messages/messages.public.ts'\nexport const zz = (tx: SignedCtx) => notify(tx, deadlineNotices.naer, [{ userId: 1, values: { what: 'zz', due: 'zz' } }])",
  'packages/server/src/areas/zzt/zz-misspelt-blank.ts':
    "import type { SignedCtx } from '../../platform/http/ctx.ts'\nimport { deadlineNotices } from '../messages/deadlines/deadline-notices.seed.ts'\nimport { notify } from '../messages/messages.public.ts'\nexport const zz = (tx: SignedCtx) => notify(tx, deadlineNotices.near, [{ userId: 1, values: { what: 'zz', deu: 'zz' } }])",
  'packages/server/src/areas/zzt/zz-missing-blank.ts':
    "import type { SignedCtx } from '../../platform/http/ctx.ts'\nimport { deadlineNotices } from '../messages/deadlines/deadline-notices.seed.ts'\nimport { notify } from '../messages/messages.public.ts'\nexport const zz = (tx: SignedCtx, ids: readonly number[]) => notify(tx, deadlineNotices.near, ids.map((userId) => ({ userId, values: { what: 'zz' } })))",
  'packages/server/src/areas/zzt/zz-superfluous-blank.ts':
    "import type { SignedCtx } from '../../platform/http/ctx.ts'\nimport { deadlineNotices } from '../messages/deadlines/deadline-notices.seed.ts'\nimport { notify } from '../messages/messages.public.ts'\nexport const zz = (tx: SignedCtx, ids: readonly number[]) => notify(tx, deadlineNotices.near, ids.map((userId) => ({ userId, values: { what: 'zz', due: 'zz', reason: 'zz' } })))",
  'packages/server/src/areas/zzt/zz-unknown-blank.ts':
    "import { blank, notices } from '../../platform/notices.ts'\nconst DUE = blank('due', { zh: 'zz', en: 'zz' }, { zh: 'zz', en: 'zz' })\nexport const zz = notices('zz', { zh: 'zz', en: 'zz' }, { near: { name: { zh: 'zz', en: 'zz' }, blanks: [DUE], title: { zh: '{due}', en: '{deu}' }, body: { zh: '{due}', en: '{due}' } } })",
  [`${folder}/zz-without-access.ts`]:
    "import { z } from 'zod'\nimport { endpoint } from '../../kernel/calls/endpoint.ts'\nexport const zz = endpoint({ method: 'GET', path: '/zz', summary: 'zz', answer: z.null() })",
  [`${folder}/zz-unknown-state.ts`]:
    "import { flow } from '../../kernel/flows/flow.ts'\nexport const zz = flow({ name: 'zz', states: ['draft'], initial: 'draft', relations: [], actions: { keep: { kind: 'forward', from: ['draft'], to: 'gone', permission: 'zz:zz:keep' } } })",
  [`${folder}/zz-unknown-relation.ts`]:
    "import { flow } from '../../kernel/flows/flow.ts'\nexport const zz = flow({ name: 'zz', states: ['draft'], initial: 'draft', relations: ['owner'], actions: { keep: { kind: 'forward', from: ['draft'], to: 'draft', permission: 'zz:zz:keep', as: ['chief'] } } })",
  [`${folder}/zz-one-language.text.ts`]:
    "import { book } from '../../kernel/text/label.ts'\nexport const zz = book({ fields: { one: ['x', 'One'], two: ['x'] } })",
  [`${folder}/zz-bare-text.text.ts`]:
    "import { book } from '../../kernel/text/label.ts'\nexport const zz = book({ fields: { one: ['x', 'One'], two: 'x' } })",
  [`${folder}/zz-three-languages.text.ts`]:
    "import { book } from '../../kernel/text/label.ts'\nexport const zz = book({ fields: { one: ['x', 'One', 'Eins'] } })",
  [`${folder}/zz-two-books.text.ts`]:
    "import { book } from '../../kernel/text/label.ts'\nexport const zz = book({ one: 'x' }, { one: 'One' })",
  'packages/web/src/areas/zzt/zz-one-language.text.ts':
    "import { book } from '../../platform/texts/book.ts'\nexport const zz = book({ title: ['x'] })",
}

export const lintViolations = [
  ['noExplicitAny', 'packages/contract/src/areas/zzt/zz-any.ts', 'export const zz: any = 1'],
  ['noConsole', 'packages/web/src/ui/zz-console.ts', "console.log('zz')"],
  ['noUnusedImports', 'packages/contract/src/areas/zzt/zz-unused.ts', "import { z } from 'zod'"],
]
