import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { findStandIns } from '../stand-ins/stand-in.queries.ts'
import type { AbsenceRow } from './absence.queries.ts'

type NamedExtra = { name: string; nameEn: string | null; days: number; count: number }
/** The event that an absence names. */
export const shownEvent = (ctx: Pick<SignedCtx, 'language'>, a: AbsenceRow) =>
  a.event_on === null
    ? null
    : {
        kind: (a.event_kind ?? 'other') as 'other',
        on: a.event_on,
        name: a.event_name,
        childNumber: a.child_number,
        extras: (a.event_extras as NamedExtra[]).map(({ name, nameEn, days, count }) => ({
          name: labelIn(ctx.language, name, nameEn),
          days,
          count,
        })),
      }

type StandInRow = Awaited<ReturnType<typeof findStandIns>>[number]
/** Who is asked to do the work meanwhile. */
export const shownStandIn = (row: StandInRow | undefined) =>
  row
    ? {
        traineeId: row.trainee_id,
        name: row.name,
        answer: row.answer,
        at: row.answered_at && minuteInChina(row.answered_at),
        note: row.note,
      }
    : null
