import type { SituationFilters, SituationKind } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/words'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan } from '../../../platform/sheets/sheet-plan.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { visibleTrainees } from '../students.policy.ts'
import { findTraineeOf } from '../trainee.queries.ts'
import { kindIn, shownEffect } from './effect.ts'
import { mayOnSituation, situationActions, situationsInCharge, visibleSituations } from './situation.policy.ts'
import {
  countSituations,
  findSituation,
  findSituationBatch,
  findSituationPage,
  findSituationsOf,
  isVisibleSituation,
  type SituationRow,
} from './situation.queries.ts'
import { findMajorsForTransfer, findTraineeChoices } from './trainee-choices.queries.ts'
import { askedOf, findWorlds } from './world.queries.ts'

/** The kind of record that papers belong to. */
export const SITUATION = 'situation'
export const SITUATION_FILES = ['proof', 'attachment'] as const

async function shownSituations(ctx: SignedCtx, rows: readonly SituationRow[]) {
  const files = await filesOfMany(
    ctx.db,
    SITUATION,
    rows.map(({ id }) => id),
  )
  const label = (zh: string | null, en: string | null) => (zh === null ? null : labelIn(ctx.language, zh, en))
  return rows.map((s) => ({
    ...{ id: s.id, kind: s.kind as SituationKind, name: s.name, number: s.number },
    ...{ major: labelIn(ctx.language, s.major, s.major_en), base: labelIn(ctx.language, s.base, s.base_en) },
    ...{ toMajor: label(s.to_major, s.to_major_en), toBase: label(s.to_base, s.to_base_en) },
    ...{ startsOn: s.starts_on, endsOn: s.ends_on, approvedEnd: s.approved_ends_on, months: s.months, measure: s.measure as never },
    ...{ reason: s.reason, refusal: s.refusal, effectDays: s.effect_days, recorder: s.recorder, files: files.get(s.id) ?? [] },
    bases: s.bases.map((one) => ({ name: labelIn(ctx.language, one.name, one.name_en), isPassed: s.passed_bases.includes(one.id) })),
    ...{ state: s.state as never, createTime: minuteInChina(s.created_at), version: s.version },
    ...{ actions: situationActions(s, ctx.actor, ctx.now()), ...mayOnSituation(s, ctx.actor, ctx.now()) },
  }))
}

/** Situations of the reader's bases, those that wait for the reader first. */
export async function listSituations(ctx: SignedCtx, filters: SituationFilters) {
  const { rows, total } = await findSituationPage(ctx.db, { ...filters, scope: situationsInCharge(ctx.actor) }, filters)
  return { list: await shownSituations(ctx, rows), total }
}
/** Situations of the reader's own training; what others recorded once it is decided. */
export async function listOwnSituations(ctx: SignedCtx) {
  const trainee = await findTraineeOf(ctx.db, ctx.actor.userId)
  if (!trainee) return null
  const scope = { ...visibleSituations(ctx.actor), area: 'none' as const }
  const rows = await findSituationsOf(ctx.db, scope, trainee.id)
  return { plannedEnd: trainee.planned_end, situations: await shownSituations(ctx, rows) }
}
/** One situation; as long as it is not decided with what follows from it today. */
export async function getSituation(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findSituation(ctx.db, visibleSituations(ctx.actor), id))
  const [shown] = await shownSituations(ctx, [row])
  const isOpen = row.state === 'submitted' || row.state === 'basePassed'
  const world = isOpen ? (await findWorlds(ctx.db, [row.trainee_id])).get(row.trainee_id)! : null
  return { ...shown!, effect: world && shownEffect(ctx, askedOf(row), world) }
}
/** Papers are read by whoever sees the situation. */
export const mayReadSituation = (ctx: SignedCtx, id: number) => isVisibleSituation(ctx.db, visibleSituations(ctx.actor), id)

export async function listSituationMajors(ctx: SignedCtx) {
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  return (await findMajorsForTransfer(ctx.db)).map((m) => ({
    value: m.id,
    label: label(m.name, m.name_en),
    base: label(m.base, m.base_en),
  }))
}
export async function findSituationTrainees(ctx: SignedCtx, { keywords }: { keywords?: string | undefined }) {
  const rows = await findTraineeChoices(ctx.db, visibleTrainees(ctx.actor), keywords)
  return rows.map((t) => ({ value: t.id, label: t.real_name, note: `${t.number} · ${labelIn(ctx.language, t.major, t.major_en)}` }))
}

const COLUMNS = [
  ...(['name', 'number', 'base', 'major', 'kind', 'startsOn', 'endsOn'] as const),
  ...(['effectDays', 'toMajor', 'measure', 'reason', 'state', 'createTime'] as const),
]
type Filters = Omit<SituationFilters, 'pageNum' | 'pageSize'>
const matchOf = (ctx: SignedCtx, filters: Filters) => ({ ...filters, scope: situationsInCharge(ctx.actor) })
/** Special situations as a sheet, in the reader's scope. */
export const situationSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'students.situations',
  columns: COLUMNS.map((key) => ({ key, width: key === 'reason' ? 40 : 16 })),
  count: (ctx, filters) => countSituations(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { flows, measures } = situationWords[ctx.language]
    for await (const s of everyRow(async (page) => ({ rows: await findSituationBatch(ctx.db, matchOf(ctx, filters), page) })))
      yield {
        ...{ name: s.name, number: s.number, kind: kindIn(ctx, s.kind), startsOn: s.starts_on, endsOn: s.ends_on },
        ...{ base: labelIn(ctx.language, s.base, s.base_en), major: labelIn(ctx.language, s.major, s.major_en) },
        ...{ effectDays: s.effect_days, reason: s.reason, createTime: minuteInChina(s.created_at) },
        toMajor: s.to_major && labelIn(ctx.language, s.to_major, s.to_major_en),
        measure: s.measure && measures[s.measure as keyof typeof measures],
        state: flows.situation.states[s.state as keyof typeof flows.situation.states],
      }
  },
})
