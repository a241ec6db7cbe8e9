import type { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { type Language, labelIn, type RelationOf } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/http/ctx.ts'

/** Whether a concern `c` is not hidden from a person, who may be a reader or not. */
export const isOpenTo = ({ userId }: Pick<Actor, 'userId'>): RawBuilder<boolean> =>
  sql<boolean>`not (${userId}::bigint = any (c.hidden_from))`

/** Whether a person reads a concern `c`: a named reader whom the sender did not exclude. */
export const isReadBy = (actor: Pick<Actor, 'userId'>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from concern_readers r where r.user_id = ${actor.userId}) and ${isOpenTo(actor)})`

/** The name of the department `d`; with a left join it may be null. */
export const departmentNameIn = <Name extends string | null = string>(language: Language) =>
  sql<Name>`${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)}`

/** A concern is found by its readers only, so that all who found it are in this relation. */
export const READER: ReadonlySet<RelationOf<typeof concernFlow>> = new Set(['reader'])
