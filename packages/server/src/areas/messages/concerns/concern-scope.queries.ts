import { concernPermissions as may } from '@residency/contract/areas/messages/concerns/access'
import type { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { type Language, labelIn, type RelationOf } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../../platform/http/ctx.ts'
import { holdsPermission, isAccountInUse } from '../../accounts/accounts.public.ts'

/**
 * Whether what came on this day is shown: from the announcement of a later day on, so that nothing
 * that is shown dates it within its day.
 */
export const isShown = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(day)} < (select notified_on from concern_box))`

/** Whether a concern `c` is shown and not hidden from a person, who may be a reader or not. */
export const isOpenTo = ({ userId }: Pick<Actor, 'userId'>): RawBuilder<boolean> =>
  sql<boolean>`(${isShown('c.received_on')} and not (${userId}::bigint = any (c.hidden_from)))`

/** Whether a person reads a concern `c`: a named reader whom the sender did not exclude. */
export const isReadBy = (actor: Pick<Actor, 'userId'>): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from concern_readers r where r.user_id = ${actor.userId})
      and ${isOpenTo(actor)})`

/** Whether at present somebody reads a concern `c`: a reader in office whom it is not hidden from. */
export const hasReader: RawBuilder<boolean> = sql<boolean>`exists (select from concern_readers r
    join users u on u.id = r.user_id
    where ${isAccountInUse('u')} and ${holdsPermission(sql`u.id`, may.read)}
      and not (u.id = any (c.hidden_from)))`

/** The name of the department `d`; with a left join it may be null. */
export const departmentNameIn = <Name extends string | null = string>(language: Language) =>
  sql<Name>`${labelIn(language, sql`d.name`, sql`coalesce(d.name_en, d.name)`)}`

/** A concern is found by its readers only, so that all who found it are in this relation. */
export const READER: ReadonlySet<RelationOf<typeof concernFlow>> = new Set(['reader'])
