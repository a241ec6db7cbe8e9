import type { RotationFilters } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { labelIn } from '@residency/contract/kernel'
import { daysIn } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import {
  findDaysOut,
  findOwnRotationTrainee,
  findRotationPage,
  findRotationTrainee,
  findStays,
  type RotationTrainee,
} from './own.queries.ts'
import { monthsOf, trainingMonths } from './training-months.rules.ts'

type Stay = Awaited<ReturnType<typeof findStays>>[number]

const presentStay = (ctx: SignedCtx, b: Stay, today: string) => ({
  ...b,
  department: labelIn(ctx.language, b.department, b.departmentEn),
  parent: labelIn(ctx.language, b.parent, b.parentEn),
  months: monthsOf(b.startsOn, b.endsOn),
  daysLeft: b.presence === null ? null : daysIn(today, b.endsOn),
  isRepeat: b.origin === 'repeat',
})

/** A trainee's rotation by day, with what is done and what is left. */
async function rotationOf(ctx: SignedCtx, t: RotationTrainee) {
  const today = dayInChina(ctx.now())

  const [stays, absences] = await Promise.all([
    findStays(ctx.db, t.id, today),
    findDaysOut(ctx.db, t.id),
  ])

  return {
    traineeId: t.id,
    name: t.name,
    number: t.number,
    major: labelIn(ctx.language, t.major, t.majorEn),
    base: labelIn(ctx.language, t.base, t.baseEn),
    cohort: t.cohort,
    startsOn: t.startsOn,
    plannedEnd: t.plannedEnd,
    months: trainingMonths({
      startsOn: t.startsOn,
      plannedEnd: t.plannedEnd,
      stays,
      daysOut: absences,
      today,
    }),
    blocks: stays.map((b) => presentStay(ctx, b, today)),
    absences: absences.map((a) => ({ startsOn: a.startsOn, endsOn: a.endsOn, reason: a.reason })),
  }
}

export async function getOwnRotation(ctx: SignedCtx) {
  const trainee = await findOwnRotationTrainee(ctx.db, ctx.actor.userId)
  return trainee ? rotationOf(ctx, trainee) : null
}

/** The same of a trainee of the reader's bases. */
export const getRotation = async (ctx: SignedCtx, { id }: { id: number }) =>
  rotationOf(ctx, found(await findRotationTrainee(ctx.db, visibleBases(ctx.actor), id)))

/** Trainees of the reader's bases, where they are today and where they go next. */
export async function listRotations(ctx: SignedCtx, filters: RotationFilters) {
  const { rows, total } = await findRotationPage(
    ctx.db,
    visibleBases(ctx.actor),
    dayInChina(ctx.now()),
    filters,
    filters,
    ctx.language,
  )

  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)

  const list = rows.map((t) => ({
    id: t.id,
    name: t.name,
    number: t.number,
    major: label(t.major, t.majorEn),
    base: label(t.base, t.baseEn),
    startsOn: t.startsOn,
    plannedEnd: t.plannedEnd,
    now: t.now && {
      department: label(t.now.name, t.now.nameEn),
      endsOn: t.now.day,
      presence: t.now.presence,
    },
    next: t.next && { department: label(t.next.name, t.next.nameEn), startsOn: t.next.day },
    passed: t.passed,
    blocks: t.blocks,
  }))

  return { list, total }
}
