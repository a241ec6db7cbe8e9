import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import {
  hasRole,
  holdsPermission,
  isOneGiven,
  isOneHolding,
  isOneWithOtherRole,
  isOneWithRole,
  seesEverything,
} from './role-facts.queries.ts'

const server = await openServer()
const USER = sql.ref('u.id')

afterEach(() => server.asOwner('update roles set status = 1'))

async function factsOf(username: string, permission: string) {
  const { role, listedRole, holding, ...facts } = await server.db
    .selectFrom('users as u')
    .select([
      hasRole(USER, ['BHB_ADMIN', 'ROOT']).as('role'),
      isOneWithRole(USER, ['BHB_ADMIN', 'ROOT']).as('listedRole'),
      isOneWithOtherRole(USER, ['STUDENT']).as('otherRole'),
      seesEverything(USER).as('everything'),
      holdsPermission(USER, permission).as('permission'),
      isOneHolding(USER, permission).as('holding'),
      isOneGiven(USER, [permission]).as('given'),
    ])
    .where('u.username', '=', username)
    .executeTakeFirstOrThrow()

  // what lists ask is what is asked of one account
  expect(listedRole).toBe(role)
  expect(holding).toBe(facts.permission)

  return { role, ...facts }
}

const OFFICE = { role: true, otherRole: true, everything: true, permission: true, given: true }

test('a disabled role gives nothing: no role, no permission, no scope', async () => {
  expect(await factsOf('bhb', 'sys:user:list')).toEqual(OFFICE)

  await server.asOwner("update roles set status = 0 where code = 'BHB_ADMIN'")

  expect(await factsOf('bhb', 'sys:user:list')).toEqual({
    role: false,
    otherRole: false,
    everything: false,
    permission: false,
    given: false,
  })
})

test('ROOT holds every permission and is given none', async () => {
  expect(await factsOf('root', 'no:such:permission')).toMatchObject({
    permission: true,
    given: false,
  })
})

test('trainees have no other role', async () => {
  expect(await factsOf('student', 'sys:user:list')).toEqual({
    role: false,
    otherRole: false,
    everything: false,
    permission: false,
    given: false,
  })
})

test('holders are found by their roles, however many accounts there are', async () => {
  const { rows } = await sql<{ plan: string }>`explain (format json, costs off)
    select u.id from users u where ${isOneWithRole(USER, ['TEACHER'])}`.execute(server.db)

  // the roles are asked once, not of each account
  expect(JSON.stringify(rows)).toMatch(/InitPlan/)
  expect(JSON.stringify(rows)).not.toMatch(/SubPlan/)
})
