import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../../testing/house.ts'
import { checkAudit, sealAudit } from './sealer.ts'

const folder = mkdtempSync(join(tmpdir(), 'audit-head-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let house: House
let headFile: string
let count = 0
const ids: number[] = []
beforeAll(async () => {
  house = await openHouse()
})
beforeEach(async () => {
  headFile = join(folder, `head-${++count}`)
  ids.length = 0
  await bypassTriggers('delete from audit_seals; delete from audit_entries')
  for (let i = 0; i < 6; i++) ids.push(await write(`thing-${i}`))
})
const write = async (id: string) => {
  const row = { at: new Date(), ip: '127.0.0.1', action: 'test.thing.change', result: 'ok', entity: 'thing', entity_id: id }
  return (await house.db.insertInto('audit_entries').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const seal = () => sealAudit(house.db, house.keys.audit, headFile)
/** Rows wait for every older transaction of the database server; in tests other houses share the server. */
const sealUntil = async (wanted: number, key = house.keys.audit) => {
  let sealed = 0
  for (let i = 0; i < 300 && sealed < wanted; i++) {
    sealed += await sealAudit(house.db, key, headFile)
    if (sealed < wanted) await new Promise((done) => setTimeout(done, 20))
  }
  expect(sealed).toBe(wanted)
}
const check = () => checkAudit(house.db, house.keys.audit, headFile)
/** What somebody with the database owner's rights could do. */
const bypassTriggers = (sql: string) => house.asOwner(`set session_replication_role = replica; ${sql}`)

describe('the chain of the audit log', () => {
  test('is whole when nothing was touched; every row is sealed once', async () => {
    await sealUntil(6)
    expect(await seal()).toBe(0)
    await write('later')
    expect(await check()).toEqual({ sealed: 6, unsealed: 1, broken: null })
    await sealUntil(1)
    expect(await check()).toEqual({ sealed: 7, unsealed: 0, broken: null })
  })
  test.each([
    ['result', `result = 'refused'`],
    ['detail', `detail = '{"a": 1}'`],
    ['who', 'user_id = 1'],
    ['when', `at = at - interval '1 second'`],
    ['where', `ip = '10.0.0.1'`],
  ])('a row whose %s was changed is named', async (_what, change) => {
    await sealUntil(6)
    await bypassTriggers(`update audit_entries set ${change} where id = ${ids[3]}`)
    expect(await check()).toMatchObject({ sealed: 3, broken: { seq: 4, entryId: ids[3], why: expect.stringContaining('changed') } })
  })
  test('a removed row is named', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_entries where id = ${ids[2]}`)
    expect(await check()).toMatchObject({ broken: { seq: 3, entryId: ids[2], why: expect.stringContaining('removed') } })
  })
  test('a row removed together with its seal leaves a gap that is found', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_seals where entry_id = ${ids[2]}; delete from audit_entries where id = ${ids[2]}`)
    expect(await check()).toMatchObject({ broken: { seq: 3, entryId: ids[3], why: expect.stringContaining('removed') } })
  })
  test('closing the gap by renumbering breaks the next hash', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_seals where seq = 3; delete from audit_entries where id = ${ids[2]};
      update audit_seals set seq = seq - 1 where seq > 3`)
    expect(await check()).toMatchObject({ broken: { seq: 3, entryId: ids[3] } })
  })
  test('rows cut off at the end are missed by the head that was kept outside the database', async () => {
    await sealUntil(6)
    await bypassTriggers(`delete from audit_seals where seq > 4; delete from audit_entries where id > ${ids[3]}`)
    expect(await check()).toMatchObject({ broken: { seq: 6, why: expect.stringContaining('end') } })
  })
  test('a chain written anew with another key is not ours', async () => {
    await sealUntil(6)
    const heads = readFileSync(headFile, 'utf8')
    await bypassTriggers('delete from audit_seals')
    truncateSync(headFile)
    await sealUntil(6, Buffer.alloc(32, 7))
    expect(await check()).toMatchObject({ broken: { seq: 1, entryId: ids[0] } })
    truncateSync(headFile)
    appendFileSync(headFile, heads)
    expect(await check()).toMatchObject({ broken: { seq: 1 } })
  })
  test('two sealers at once make one chain', async () => {
    const sealed = await Promise.all([seal(), seal(), seal()])
    await sealUntil(6 - sealed.reduce((sum, n) => sum + n, 0))
    expect(await check()).toEqual({ sealed: 6, unsealed: 0, broken: null })
  })
  test('a row of a transaction that is still open is left for later, and then sealed', async () => {
    await house.db.transaction().execute(async (tx) => {
      await tx.insertInto('audit_entries').values({ at: new Date(), ip: '127.0.0.1', action: 'test.thing.change', result: 'ok' }).execute()
      await write('meanwhile')
      await sealUntil(6)
      expect(await seal()).toBe(0)
      expect(await check()).toMatchObject({ sealed: 6, broken: null })
    })
    await sealUntil(2)
    expect(await check()).toEqual({ sealed: 8, unsealed: 0, broken: null })
  })
})

describe('the application’s own role', () => {
  test.each(['audit_entries', 'audit_seals', 'flow_history'] as const)('cannot update, delete or empty %s', async (table) => {
    await sealUntil(6)
    const { sql } = await import('kysely')
    for (const statement of [`update ${table} set id = id`, `delete from ${table}`, `truncate ${table} cascade`])
      await expect(
        sql.raw(statement.replace('set id = id', table === 'audit_seals' ? 'set seq = seq' : 'set action = action')).execute(house.db),
      ).rejects.toMatchObject({ code: '42501' })
  })
  test('nor may it switch the guards off', async () => {
    const { sql } = await import('kysely')
    for (const statement of [
      'alter table audit_entries disable trigger all',
      'set session_replication_role = replica',
      'drop table audit_seals',
    ])
      await expect(sql.raw(statement).execute(house.db)).rejects.toMatchObject({ code: '42501' })
  })
  test('even the owner’s plain statement is refused', async () => {
    await expect(house.asOwner(`update audit_entries set result = 'failed'`)).rejects.toMatchObject({ code: '42501' })
    await expect(house.asOwner('delete from audit_entries')).rejects.toMatchObject({ code: '42501' })
  })
})
