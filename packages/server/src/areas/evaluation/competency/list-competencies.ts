import { competencyPermissions as may } from '@residency/contract/areas/evaluation/competency/access'
import type {
  Profession,
  RequirementFilters,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import type {
  CompetencyEvidence,
  EvidenceFilters,
  RadarTraineeFilters,
} from '@residency/contract/areas/evaluation/competency/radar.contract'
import { holds, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleAnswers } from '../answers/answer.policy.ts'
import { visibleTrainees } from './competency.policy.ts'
import {
  findCompetencies,
  findOwnTrainee,
  findRadarTrainee,
  findRequirementPage,
  findTraineePage,
} from './competency.queries.ts'
import { findEvidence, findPoints } from './evidence.queries.ts'

type PageInput = { pageNum: number; pageSize: number }

export async function listCompetencies(ctx: SignedCtx, { profession }: { profession: Profession }) {
  const rows = await findCompetencies(ctx.db, profession)
  return rows.map(({ nameEn, formCount, requirementCount, ...row }) => ({
    ...row,
    nameEn,
    formCount,
    requirementCount,
  }))
}

export async function listMappedRequirements(
  ctx: SignedCtx,
  filters: RequirementFilters & PageInput,
) {
  const { rows, total } = await findRequirementPage(ctx.db, filters)

  const list = rows.map(({ kind, item, competencyId, code, name, nameEn }) => ({
    id: `${kind} ${item}`,
    kind: kind as NonNullable<RequirementFilters['kind']>,
    item,
    competencyId,
    competency: name === null ? null : `${code} ${labelIn(ctx.language, name, nameEn)}`,
  }))

  return { list, total }
}

type Trainee = NonNullable<Awaited<ReturnType<typeof findOwnTrainee>>>

async function radarOf(ctx: SignedCtx, trainee: Trainee) {
  const profession = trainee.profession

  const [competencies, points] = await Promise.all([
    listCompetencies(ctx, { profession }),
    findPoints(ctx.db, trainee.id),
  ])

  return {
    traineeId: trainee.id,
    name: trainee.name,
    cohort: trainee.cohort,
    profession,
    competencies,
    points,
  }
}

export const getOwnRadar = async (ctx: SignedCtx) =>
  radarOf(ctx, found(await findOwnTrainee(ctx.db, ctx.actor.userId)))

export const getRadar = async (ctx: SignedCtx, { id }: { id: number }) =>
  radarOf(ctx, found(await findRadarTrainee(ctx.db, visibleTrainees(ctx.actor), id)))

export async function listRadarTrainees(ctx: SignedCtx, filters: RadarTraineeFilters) {
  const { rows, total } = await findTraineePage(
    ctx.db,
    visibleTrainees(ctx.actor),
    filters,
    ctx.language,
  )

  const list = rows.map(({ base, baseEn, ...row }) => ({
    ...row,
    base: labelIn(ctx.language, base, baseEn),
  }))

  return { list, total }
}

/** Of oneself, or of a trainee in the reader's scope. */
async function mustBeSeen(ctx: SignedCtx, traineeId: number) {
  const trainee = await findOwnTrainee(ctx.db, ctx.actor.userId)
  if (trainee?.id === traineeId && holds(ctx.actor, may.own)) return

  found(
    holds(ctx.actor, may.list)
      ? await findRadarTrainee(ctx.db, visibleTrainees(ctx.actor), traineeId)
      : undefined,
  )
}

export async function listCompetencyEvidence(ctx: SignedCtx, filters: EvidenceFilters) {
  await mustBeSeen(ctx, filters.traineeId)

  const { rows, total } = await findEvidence(
    ctx.db,
    ctx.language,
    visibleAnswers(ctx.actor),
    filters,
  )

  const list = rows.map(({ recordId, form, ...row }) => ({
    ...row,
    form: form as CompetencyEvidence['form'],
    recordId,
  }))

  return { list, total }
}
