import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { EVENT_KINDS } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { labelIn } from '@residency/contract/kernel'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findProvince, findTypeDays, findWorksSince } from './entitlement.queries.ts'
import { entitledDays, extrasOf, workYearsOn } from './entitlement.rules.ts'
import { findNamedEvents } from './event.queries.ts'
import { extraDaysOf, isSameEvent, mergeExtras, type NamedEvent } from './event.rules.ts'

export type EventKind = (typeof EVENT_KINDS)[number]
type Type = { id: number; name: string; nameEn: string | null; eventKind: string | null }

type EventApplication = {
  traineeId: number
  type: Type
  on: string
  event: NamedEvent
  without?: number
}

/** What an application of a type names; null: the type has no days of an event. */
export const eventKindOf = (
  type: Pick<Type, 'eventKind'>,
  rows: readonly { per: string }[],
): EventKind | null =>
  (type.eventKind as EventKind | null) ?? (rows.some(({ per }) => per === 'event') ? 'other' : null)

/** Extra days that were chosen, named as the table of days has them now. */
const namedExtras = (rows: readonly Extra[], chosen: NamedEvent['extras']) =>
  chosen.flatMap(({ dayId, count }) => {
    const row = rows.find(({ id }) => id === dayId)
    return row
      ? [
          {
            dayId,
            count: row.isCounted ? count : 1,
            name: row.name ?? '',
            nameEn: row.nameEn,
            days: row.days,
          },
        ]
      : []
  })

type Extra = {
  id: number
  name?: string | null
  nameEn: string | null
  days: number
  isCounted: boolean
}

/**
 * The event of a leave: the days it has with the extras that are chosen, and those that other
 * applications of the same event use. Null: the type has no events.
 */
export async function findEvent(
  ctx: Pick<SignedCtx, 'db' | 'language'>,
  { traineeId, type, on, event, without = 0 }: EventApplication,
) {
  const rows = await findTypeDays(ctx.db, [type.id])
  const kind = eventKindOf(type, rows)
  if (kind === null) return null

  const [province, worksSince, applications] = await Promise.all([
    findProvince(ctx.db),
    findWorksSince(ctx.db, traineeId),
    findNamedEvents(ctx.db, traineeId, type.id, without),
  ])

  const workYears = workYearsOn(worksSince, on)
  const entitled = entitledDays(rows, 'event', {
    province,
    workYears,
    child: event.childNumber ?? 1,
  })
  const extras = extrasOf(rows, province)
  const same = applications.filter((application) => isSameEvent(application, event))
  const chosen = [event.extras, ...same.map((application) => application.extras)]
  const extraDays = extraDaysOf(extras, chosen)

  return {
    kind,
    isUnrecorded: entitled.kind === 'unrecorded',
    source: entitled.kind === 'days' ? entitled.source : null,
    most: entitled.kind === 'days' ? entitled.days + extraDays : null,
    taken: same.reduce((sum, { days }) => sum + days, 0),
    extras,

    /**
     * Includes the events of other applications. They stay when those applications are withdrawn,
     * because the days depend on them and deciders must see them.
     */
    chosen: namedExtras(extras, mergeExtras(chosen)),
    known: applications
      .filter(
        (application, index) =>
          applications.findIndex((other) => isSameEvent(application, other)) === index,
      )
      .map(({ eventOn, eventName, childNumber }) => ({
        eventOn: eventOn!,
        eventName,
        childNumber,
      })),
    name: labelIn(ctx.language, type.name, type.nameEn),
  }
}

export type EventPlan = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** Why days do not fit the event; `days` as the type counts them. */
export function eventObstacle(
  { name, isUnrecorded, most: maxDays, taken, source }: EventPlan,
  days: number,
): Obstacle | undefined {
  if (isUnrecorded) return { def: errors.leaveDaysUnrecorded, data: { type: name } }
  if (maxDays === null || taken + days <= maxDays) return undefined

  return {
    def: errors.leaveEventOver,
    data: { type: name, days: maxDays, taken, source: source ?? '' },
  }
}
