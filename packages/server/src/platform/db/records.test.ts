import { settingsErrors } from '@residency/contract/areas/settings/access'
import { kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { auditOf } from '../audit/audit.ts'
import type { FieldCrypto } from '../crypto/fields.ts'
import { type Ctx, inTransaction } from '../http/ctx.ts'
import { changeRecord, createRecord } from './records.ts'
import { mustMatchVersion } from './versions.ts'

const TSINGHUA = '4111010003'
const errors = { schools_code: settingsErrors.schoolCodeTaken }
const created = { action: 'settings.school.create', entity: 'school', errors }
const updated = { action: 'settings.school.update', entity: 'school', errors }

let server: TestServer
let ctx: Ctx

beforeAll(async () => {
  server = await openServer()

  const now = () => server.clock.now

  const audit = auditOf(
    server.db,
    () => ({ userId: null, sessionId: null, ip: '127.0.0.1', now }),
    {} as FieldCrypto,
  )

  ctx = { db: server.db, now, audit } as Ctx
})

const findSchool = (code: string) =>
  server.db.selectFrom('schools').selectAll().where('code', '=', code).executeTakeFirst()

const auditRows = async (id: number) => {
  const rows = server.db
    .selectFrom('auditEntries')
    .select(['action', 'entity', 'detail'])
    .where('entityId', '=', String(id))

  return rows.where('action', 'in', [created.action, updated.action]).orderBy('id').execute()
}

const countAuditRows = async () =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from audit_entries where entity = 'school'`.execute(server.db)
  ).rows[0]!.count

test('a record that is created has both times, its first version and an audit row', async () => {
  const record = await createRecord(ctx, 'schools', {
    ...created,
    columns: { code: 'A1', name: '新校' },
    detail: { after: { name: '新校' } },
  })

  const now = server.clock.now

  expect(await findSchool('A1')).toMatchObject({
    ...record,
    version: 1,
    name: '新校',
    createdAt: now,
    updatedAt: now,
  })

  expect(await auditRows(record.id)).toMatchObject([
    { action: created.action, entity: 'school', detail: { after: { name: '新校' } } },
  ])
})

test('a record that is changed has its next version and an audit row', async () => {
  const stored = mustMatchVersion(await findSchool(TSINGHUA), undefined)
  const detail = { before: { name: stored.name }, after: { name: '清华' } }

  const version = await changeRecord(ctx, 'schools', stored, {
    ...updated,
    columns: { name: '清华' },
    detail,
  })

  expect(version).toBe(stored.version + 1)

  expect(await findSchool(TSINGHUA)).toMatchObject({
    name: '清华',
    version,
    updatedAt: server.clock.now,
  })

  expect(await auditRows(stored.id)).toMatchObject([{ action: updated.action, detail }])
})

test('who read an older version is refused, and neither record nor audit row is written', async () => {
  const before = mustMatchVersion(await findSchool(TSINGHUA), undefined)
  const rows = await countAuditRows()

  const change = inTransaction(ctx, async (tx) => {
    const stored = mustMatchVersion(await findSchool(TSINGHUA), before.version - 1)
    return changeRecord(tx, 'schools', stored, { ...updated, columns: { name: '另名' } })
  })

  await expect(change).rejects.toMatchObject({ def: kernelErrors.changedMeanwhile })
  expect(await findSchool(TSINGHUA)).toEqual(before)
  expect(await countAuditRows()).toBe(rows)
})

test('a violated constraint is refused with its error, and no audit row is written', async () => {
  const rows = await countAuditRows()

  const second = createRecord(ctx, 'schools', {
    ...created,
    columns: { code: TSINGHUA, name: '第二所' },
  })

  await expect(second).rejects.toMatchObject({ def: settingsErrors.schoolCodeTaken })

  const other = mustMatchVersion(await findSchool('A1'), undefined)
  const change = changeRecord(ctx, 'schools', other, { ...updated, columns: { code: TSINGHUA } })

  await expect(change).rejects.toMatchObject({ def: settingsErrors.schoolCodeTaken })
  expect(await findSchool('A1')).toEqual(other)
  expect(await countAuditRows()).toBe(rows)
})

test('a record whose audit row cannot be written is not there either', async () => {
  const rows = await countAuditRows()

  const broken = {
    columns: { code: 'A2', name: '未写' },
    action: null as unknown as string,
    entity: 'school',
  }

  await expect(createRecord(ctx, 'schools', broken)).rejects.toMatchObject({ code: '23502' })
  expect(await findSchool('A2')).toBeUndefined()
  expect(await countAuditRows()).toBe(rows)
})

test('in a transaction that fails later neither the record nor its audit row stays', async () => {
  const rows = await countAuditRows()

  const work = inTransaction(ctx, async (tx) => {
    await createRecord(tx, 'schools', { ...created, columns: { code: 'A3', name: '未留' } })
    throw new Error('later')
  })

  await expect(work).rejects.toThrow('later')
  expect(await findSchool('A3')).toBeUndefined()
  expect(await countAuditRows()).toBe(rows)
})
