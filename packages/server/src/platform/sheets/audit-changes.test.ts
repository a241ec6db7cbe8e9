import { beforeAll, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { auditOf } from '../audit/audit.ts'
import { fieldCrypto } from '../crypto/fields.ts'
import type { SignedCtx } from '../http/ctx.ts'
import { auditChanges } from './audit-changes.ts'

type Person = { id: number; name: string; mobile: string; room: string }
const server = await openServer()
let tx: SignedCtx

beforeAll(async () => {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()

  const who = () => ({ userId: id, sessionId: null, ip: '127.0.0.1', now: () => server.clock.now })

  tx = {
    db: server.db,
    audit: auditOf(server.db, who, fieldCrypto(server.keys)),
  } as unknown as SignedCtx
})

/** Snapshots before and after a batch is written. */
const audited = async (action: string, before: Person[], after: Person[]) => {
  let stored = before
  await auditChanges(tx, { action, entity: 'person', find: async () => stored }, async () => {
    stored = after
  })

  const rows = server.db
    .selectFrom('auditEntries')
    .select(['action', 'entity', 'entityId', 'detail'])
    .where('action', 'like', `${action}.%`)

  return rows.orderBy('id').execute()
}

const li = { id: 7, name: '李雷', mobile: '13800138000', room: 'A' }

test('every record is audited as by its form: a new one as it is, a changed one as it was and is', async () => {
  const fresh = { ...li, id: 8, name: '韩梅梅' }
  const rows = await audited('test.person', [li], [{ ...li, room: 'B' }, fresh])

  expect(rows).toMatchObject([
    {
      action: 'test.person.update',
      entity: 'person',
      entityId: '7',
      detail: { before: { room: 'A' }, after: { name: '李雷', room: 'B' } },
    },
    {
      action: 'test.person.create',
      entity: 'person',
      entityId: '8',
      detail: { after: { name: '韩梅梅' } },
    },
  ])

  expect(Object.keys(rows[1]!.detail as object)).toEqual(['after'])
})

test('what stays as it was is not audited', async () => {
  expect(await audited('test.same', [li], [{ ...li }])).toEqual([])
})

test('personal values are sealed there, before and after', async () => {
  const rows = await audited('test.sealed', [li], [{ ...li, mobile: '13900139000' }])
  const sealed = { row: expect.any(String), sealed: expect.any(String) }

  expect(rows).toMatchObject([
    { detail: { before: { mobile: sealed }, after: { mobile: sealed } } },
  ])

  for (const mobile of [li.mobile, '13900139000'])
    expect(JSON.stringify(rows)).not.toContain(mobile)
})
