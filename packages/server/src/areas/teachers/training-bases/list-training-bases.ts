import type { listTrainingBases as call } from '@residency/contract/areas/teachers/training/training-base.contract'
import { excludedByRule, type InputOf, labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findBasesOf, findEnabledBases } from '../../organisation/organisation.public.ts'
import { isTeacherOffice, visibleTeachers } from '../teachers.policy.ts'
import { auditActions, isMendable } from './training-base.policy.ts'
import {
  findTrainingBase,
  findTrainingBasePage,
  type TrainingBaseRow,
} from './training-base.queries.ts'

export const TRAINING_BASE = 'trainingBase'

const presentTrainingBase = (ctx: SignedCtx, a: TrainingBaseRow) => ({
  ...a,
  name: labelIn(ctx.language, a.name, a.nameEn),
  appliedBy: a.appliedByName,
  submitTime: minuteInChina(a.submittedAt),
  isMendable: isMendable(a, ctx.actor),
  actions: auditActions(a, ctx.actor),
})

/** Applications of bases in the reader's scope, those that wait first. */
export async function listTrainingBases(ctx: SignedCtx, filters: InputOf<typeof call, 'out'>) {
  const { rows, total } = await findTrainingBasePage(
    ctx.db,
    visibleTeachers(ctx.actor),
    { ...filters, firstId: excludedByRule(ctx.actor, 'trainingBase') },
    ctx.language,
  )

  return { list: rows.map((row) => presentTrainingBase(ctx, row)), total }
}

export async function getTrainingBase(ctx: SignedCtx, { id }: { id: number }) {
  const trainingBase = found(await findTrainingBase(ctx.db, visibleTeachers(ctx.actor), id))
  const evidence = await filesOf(ctx.db, { kind: TRAINING_BASE, id })
  return {
    ...presentTrainingBase(ctx, trainingBase),
    trainers: trainingBase.trainers,
    rooms: trainingBase.rooms,
    trainingPlan: trainingBase.plan,
    evidence,
  }
}

/** Bases the reader may apply for: the own ones, for the office all. */
export async function listBasesToTrain(ctx: SignedCtx) {
  const [bases, own] = await Promise.all([
    findEnabledBases(ctx.db),
    findBasesOf(ctx.db, ctx.actor.userId),
  ])

  return bases
    .filter(({ id }) => isTeacherOffice(ctx.actor) || own.includes(id))
    .map((base) => ({ value: base.id, label: labelIn(ctx.language, base.name, base.nameEn) }))
}
