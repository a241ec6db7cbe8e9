import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { seesEverything } from '../../accounts/accounts.public.ts'
import type { SenderScope } from './recipient.policy.ts'

/**
 * Somebody whose colleagues follow what they write: administers bases, and does not write for the
 * whole hospital.
 */
const writesForBases = (
  user: RawBuilder<unknown>,
) => sql<boolean>`(exists (select from base_administrators ba where ba.user_id = ${user})
  and not ${seesEverything(user)})`

/**
 * Whether `other` administers every base of `one`: then nothing of `one` leads to people of a base
 * that `other` has nothing to do with.
 */
const administersAllOf = (
  other: RawBuilder<unknown>,
  person: RawBuilder<unknown>,
) => sql<boolean>`not exists (
  select from base_administrators theirs where theirs.user_id = ${person} and not exists (
    select from base_administrators same where same.base_id = theirs.base_id
      and same.user_id = ${other}))`

/** Whether the reader follows what the person in this column wrote. */
export const isFollowed = (scope: SenderScope, writerColumn: string): RawBuilder<boolean> => {
  if (scope.kind === 'all') return sql<boolean>`true`

  const writer = sql.ref<number>(writerColumn)
  const reader = sql`${scope.userId}::bigint`
  if (!scope.administers) return sql<boolean>`${writer} = ${reader}`

  return sql<boolean>`(${writer} = ${reader}
      or (${writesForBases(writer)} and ${administersAllOf(reader, writer)}))`
}

/** The writer, and the administrators who follow what this person writes. */
export async function findFollowerIds(db: Db, writerId: number): Promise<number[]> {
  const writer = sql`${writerId}::bigint`

  const { rows } = await sql<{
    id: number
  }>`select distinct ba.user_id as id from base_administrators ba
    join base_administrators theirs on theirs.base_id = ba.base_id and theirs.user_id = ${writer}
    where ${writesForBases(writer)} and ${administersAllOf(sql.ref('ba.userId'), writer)}`.execute(
    db,
  )

  return [...new Set([writerId, ...rows.map(({ id }) => id)])]
}
