import type { SituationFilters } from '@residency/contract/areas/students/situations/situation.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findTraineeOf } from '../../trainees/trainees.public.ts'
import { presentEffect } from './effect.ts'
import {
  mayOnSituation,
  situationActions,
  situationsInCharge,
  visibleSituations,
} from './situation.policy.ts'
import {
  findSituation,
  findSituationPage,
  findSituationsOf,
  isVisibleSituation,
  type SituationRow,
} from './situation.queries.ts'
import { askedOf, findCohortSnapshots } from './trainee-snapshot.queries.ts'

/** The kind of record that papers belong to. */
export const SITUATION = 'situation'
export const SITUATION_FILES = ['proof', 'attachment'] as const

async function presentSituations(ctx: SignedCtx, rows: readonly SituationRow[]) {
  const files = await filesOfMany(
    ctx.db,
    SITUATION,
    rows.map(({ id }) => id),
  )

  const label = (zh: string | null, en: string | null) =>
    zh === null ? null : labelIn(ctx.language, zh, en)
  return rows.map((s) => ({
    ...s,
    major: labelIn(ctx.language, s.major, s.majorEn),
    base: labelIn(ctx.language, s.base, s.baseEn),
    toMajor: label(s.toMajor, s.toMajorEn),
    toBase: label(s.toBase, s.toBaseEn),
    approvedEnd: s.approvedEndsOn,
    files: files.get(s.id) ?? [],
    bases: s.bases.map((base) => ({
      name: labelIn(ctx.language, base.name, base.nameEn),
      isPassed: s.passedBases.includes(base.id),
    })),
    createTime: minuteInChina(s.createdAt),
    actions: situationActions(s, ctx.actor, ctx.now()),
    ...mayOnSituation(s, ctx.actor, ctx.now()),
  }))
}

/** Situations of the reader's bases, those that wait for the reader first. */
export async function listSituations(ctx: SignedCtx, filters: SituationFilters) {
  const { rows, total } = await findSituationPage(
    ctx.db,
    { ...filters, scope: situationsInCharge(ctx.actor) },
    filters,
    ctx.language,
  )

  return { list: await presentSituations(ctx, rows), total }
}

/** Situations of the reader's own training; what others recorded once it is decided. */
export async function listOwnSituations(ctx: SignedCtx) {
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!trainee) return null

  const scope = { ...visibleSituations(ctx.actor), area: 'none' as const }
  const rows = await findSituationsOf(ctx.db, scope, trainee.id)

  return { plannedEnd: trainee.plannedEnd, situations: await presentSituations(ctx, rows) }
}

/** One situation; as long as it is not decided with what follows from it today. */
export async function getSituation(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findSituation(ctx.db, visibleSituations(ctx.actor), id))
  const [situation] = await presentSituations(ctx, [row])
  const isOpen = row.state === 'submitted' || row.state === 'basePassed'
  const snapshot = isOpen
    ? (await findCohortSnapshots(ctx.db, [row.traineeId])).get(row.traineeId)!
    : null

  return { ...situation!, effect: snapshot && presentEffect(ctx, askedOf(row), snapshot) }
}

/** Papers are read by those who see the situation. */
export const mayReadSituation = (ctx: SignedCtx, id: number) =>
  isVisibleSituation(ctx.db, visibleSituations(ctx.actor), id)
