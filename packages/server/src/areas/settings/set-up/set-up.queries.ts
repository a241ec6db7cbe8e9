import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { isAccountInUse, isOneHolding } from '../../accounts/accounts.public.ts'

/** What was said about a step. Kept as a fact about the installation. */
export type StepChoice = { isNeeded: boolean; handedTo: number | null; version: number }

const NO_CHOICE: StepChoice = { isNeeded: true, handedTo: null, version: 0 }
const PREFIX = 'set_up.'

/** By the step's key; a step of which nothing was said is left out. */
export async function findChoices(db: Db): Promise<ReadonlyMap<string, StepChoice>> {
  const rows = await db
    .selectFrom('settingsInternal')
    .select(['name', 'value'])
    .where('name', 'like', `${PREFIX.replace('_', '\\_')}%`)
    .execute()

  return new Map(
    rows.map(({ name, value }) => [name.slice(PREFIX.length), JSON.parse(value) as StepChoice]),
  )
}

/** Choices are changed one after the other. */
export const lockChoices = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtext('set_up'))`.execute(db)

export const choiceOf = (choices: ReadonlyMap<string, StepChoice>, step: string) =>
  choices.get(step) ?? NO_CHOICE

export const keyOfChoice = (step: string) => PREFIX + step

/** So many are offered at once; words find the others. */
const MAX = 100

/** Enabled people whose roles give a permission, and who are not ROOT only by it. */
const peopleWho = (db: Db, permission: string) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.displayName as name'])
    .where(isAccountInUse('u'))
    .where(isOneHolding(sql.ref('u.id'), permission))

/** Whether an enabled person holds a permission, however many others do. */
export const isPersonWho = async (db: Db, permission: string, userId: number) =>
  (await peopleWho(db, permission).where('u.id', '=', userId).executeTakeFirst()) !== undefined

/** Enabled people whose roles give a permission, by a part of the name. */
export const findPeopleWho = (db: Db, permission: string, keywords = '') =>
  peopleWho(db, permission)
    .where('u.nameSearch', 'like', containing(keywords))
    .orderBy('name')
    .limit(MAX)
    .execute()

export const findNames = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.displayName as name'])
    .where('u.id', '=', anyId(ids))
    .where('u.deletedAt', 'is', null)
    .execute()

  return new Map(rows.map(({ id, name }) => [id, name]))
}
