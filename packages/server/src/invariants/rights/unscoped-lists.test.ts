import { listTrainees } from '@residency/contract/areas/students/trainees/trainees.contract'
import type { Endpoint } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openServer } from '../../testing/server/open-server.ts'
import { callName, fewAtOnce } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

/**
 * One has signed in and nothing more; the other holds permissions without an office. Both have no
 * records and no relations.
 */
const NOBODY = 'walk.nobody'
const HOLDER = 'walk.holder'
const OWN_RECORDS = 3

/** Permissions that are a scope themselves: who holds them sees all records. */
const OFFICE_PERMISSION = ':(office|all)$'

const server = await openServer({ hospital: 'whole' })

/** What a path may name: the first ids of all tables, and a code of a dictionary. */
let names: string[]

const isList = ({ method, answer }: Endpoint) =>
  method === 'GET' &&
  (answer instanceof z.ZodArray ||
    (answer instanceof z.ZodObject && answer.shape.list instanceof z.ZodArray))

const rowsOf = (data: unknown) =>
  Array.isArray(data) ? data : ((data as { list?: unknown[] } | null)?.list ?? [])

beforeAll(async () => {
  await server.asOwner(`insert into users (username, nickname, status) values ('${NOBODY}', '一', 1), ('${HOLDER}', '二', 1);
    insert into roles (code, name, data_scope) values ('WALK_HOLDER', '三', ${OWN_RECORDS});
    insert into role_menus (role_id, menu_id) select r.id, m.id from roles r cross join menus m
      where r.code = 'WALK_HOLDER' and m.perm !~ '${OFFICE_PERMISSION}';
    insert into user_roles (user_id, role_id) select u.id, r.id from users u cross join roles r
      where u.username = '${HOLDER}' and r.code = 'WALK_HOLDER'`)
  const { rows } = await server.asOwner(`select distinct (xpath('/row/id/text()',
      query_to_xml(format('select min(id) as id from %I', table_name), false, true, '')))[1]::text as name
    from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'bigint'
    union all (select code from dict_types order by id limit 1)`)

  names = (rows as { name: string | null }[]).flatMap(({ name }) => name ?? [])
})

/** Addresses of a list: one, or one for each record that its path may name. */
function addressesOf(e: Endpoint): string[] {
  const strange = strangeParams(e)
  const params = Object.keys(strange)

  const named =
    params.length === 0
      ? []
      : names.map((name) => Object.fromEntries(params.map((param) => [param, name])))

  return [strange, ...named].map((some) => addressOf(e, some, sampleQuery(e)))
}

/** The lists in which an account sees rows that are not its own, and those that failed. */
async function findSeen(username: string) {
  const who = await server.as(username)
  const own = new Set<unknown>([who.userId, who.sessionId])

  const isOwn = (row: unknown) =>
    ['id', 'userId', 'value'].some((name) =>
      own.has((row as Record<string, unknown> | null)?.[name]),
    )

  const seen = new Set<string>()
  const failed: string[] = []

  const lists = server.app.bound.filter((e) => e.access !== 'public' && isList(e))

  await fewAtOnce(lists, 4, async (e) => {
    for (const address of addressesOf(e)) {
      const reply = await who.get(address)
      if (reply.status >= 500) failed.push(`${callName(e)} ${reply.status}`)
      if (reply.status === 200 && rowsOf(reply.data).some((row) => !isOwn(row)))
        seen.add(callName(e))
    }
  })

  return { seen, failed }
}

/** What is wrong with a list that was seen or not, as it is declared. */
function faultsOf(e: Endpoint, isSeen: boolean): string[] {
  if (isSeen && e.unscoped === undefined)
    return [
      `${callName(e)} shows records to a person without any: give it a scope, or say why in unscoped`,
    ]

  if (!isSeen && e.unscoped !== undefined) return [`${callName(e)} needs no unscoped`]

  return []
}

describe('whose records a list shows', () => {
  test('a person without records sees rows in no list but those that say why, and each that says so needs it', async () => {
    const nobody = await findSeen(NOBODY)
    const holder = await findSeen(HOLDER)

    expect([...nobody.failed, ...holder.failed]).toEqual([])

    const faults = server.app.bound.flatMap((e) =>
      faultsOf(e, nobody.seen.has(callName(e)) || holder.seen.has(callName(e))),
    )

    expect(faults).toEqual([])
    expect(nobody.seen.size).toBeGreaterThan(10)
    expect(holder.seen.size).toBeGreaterThan(nobody.seen.size)
  }, 120_000)

  test('the lists have rows: root sees most of them', async () => {
    const { seen } = await findSeen('root')
    expect(seen.size).toBeGreaterThan(100)
    expect(seen).toContain(callName(listTrainees))
  }, 60_000)

  test('a list that is shown without a scope is reported, and so is a reason that nothing needs', () => {
    const scoped: Endpoint = listTrainees

    expect(faultsOf(scoped, true)).toHaveLength(1)
    expect(faultsOf(scoped, false)).toEqual([])
    expect(faultsOf({ ...scoped, unscoped: 'zz' }, false)).toHaveLength(1)
    expect(faultsOf({ ...scoped, unscoped: 'zz' }, true)).toEqual([])
  })
})
