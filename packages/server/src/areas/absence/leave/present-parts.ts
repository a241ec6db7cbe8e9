import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { findStandIns } from '../stand-ins/stand-in.queries.ts'
import type { AbsenceRow } from './absence.queries.ts'

type NamedExtra = { name: string; nameEn: string | null; days: number; count: number }

/** The event that an absence names. */
export const presentEvent = (ctx: Pick<SignedCtx, 'language'>, a: AbsenceRow) =>
  a.eventOn === null
    ? null
    : {
        kind: (a.eventKind ?? 'other') as 'other',
        on: a.eventOn,
        name: a.eventName,
        childNumber: a.childNumber,
        extras: (a.eventExtras as NamedExtra[]).map(({ name, nameEn, days, count }) => ({
          name: labelIn(ctx.language, name, nameEn),
          days,
          count,
        })),
      }

type StandInRow = Awaited<ReturnType<typeof findStandIns>>[number]

/** The stand-in of a leave. */
export const presentStandIn = (row: StandInRow | undefined) =>
  row
    ? {
        traineeId: row.traineeId,
        name: row.name,
        answer: row.answer,
        at: row.answeredAt && minuteInChina(row.answeredAt),
        note: row.note,
      }
    : null
