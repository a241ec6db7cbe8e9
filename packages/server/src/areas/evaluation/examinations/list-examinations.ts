import { examinePermissions as may } from '@residency/contract/areas/evaluation/examinations/access'
import type {
  ExaminationFilters,
  OwnExaminationFilters,
} from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import { holds, labelIn } from '@residency/contract/kernel'
import type { OwnRecordPart } from '../../../platform/area.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { examinationsInCharge, ownExaminations, visibleExaminations } from './examine.policy.ts'
import * as query from './examine.queries.ts'
import { presentExamination } from './present-examination.ts'

export async function listExaminations(ctx: SignedCtx, filters: ExaminationFilters) {
  const { rows, total } = await query.findExaminationPage(
    ctx.db,
    { ...filters, scope: examinationsInCharge(ctx.actor) },
    filters,
  )

  return { list: rows.map((row) => presentExamination(ctx, row)), total }
}

/** What the reader asks of the examinations that they hold or take. */
const ownMatch = (
  ctx: SignedCtx,
  filters: Partial<Omit<OwnExaminationFilters, 'pageNum' | 'pageSize'>>,
): query.OwnExamineMatch => ({
  ...filters,
  scope: ownExaminations(ctx.actor),
  today: dayInChina(ctx.now()),
})

export async function listOwnExaminations(ctx: SignedCtx, filters: OwnExaminationFilters) {
  const match = ownMatch(ctx, filters)
  const { rows, total } = await query.findOwnExaminationPage(ctx.db, match, filters)

  return { list: rows.map((row) => presentExamination(ctx, row)), total }
}

export async function getExamination(ctx: SignedCtx, { id }: { id: number }) {
  const x = found(await query.findExamination(ctx.db, visibleExaminations(ctx.actor), id))
  return {
    ...presentExamination(ctx, x),
    takenOn: x.takenOn,
    reason: x.reason,
    sections: x.sections,
    scores: x.scores,
    texts: x.texts,
    intro: x.intro === null ? null : labelIn(ctx.language, x.intro, x.introEn),
  }
}

/** Examinations that wait for the reader. */
export const examinationsWaiting = async (ctx: SignedCtx) => [
  {
    kind: 'examinations' as const,
    count: holds(ctx.actor, may.own)
      ? await query.countOwnExaminations(ctx.db, ownMatch(ctx, { waiting: '1' }))
      : 0,
  },
]

const COLUMNS = [
  'topic',
  'trainee',
  'number',
  'examiner',
  'department',
  'examOn',
  'startsAt',
  'place',
  'form',
  'state',
  'score',
] as const

type Filters = Omit<ExaminationFilters, 'pageNum' | 'pageSize'>

export const examinationSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'evaluation.examinations',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'topic' || key === 'form' ? 28 : 14 })),
    { day: ['examOn'], moment: ['startsAt'], number: ['score'] },
  ),
  count: (ctx, filters) =>
    query.countExaminations(ctx.db, { ...filters, scope: examinationsInCharge(ctx.actor) }),
  async *rows(ctx, filters) {
    const { states } = examineWords[ctx.language].flows.evaluationExamination
    const match = { ...filters, scope: examinationsInCharge(ctx.actor) }

    for await (const row of everyRow(async (page) => ({
      rows: await query.findExaminationBatch(ctx.db, match, page),
    }))) {
      const examination = presentExamination(ctx, row)
      yield {
        ...Object.fromEntries(COLUMNS.map((key) => [key, examination[key]])),
        state: states[examination.state],
      }
    }
  },
})

/** Practical examinations that a user took or held. */
export async function* examinationsOwnRecord(ctx: SignedCtx): AsyncIterable<OwnRecordPart> {
  const { ownRecord: heads, fields, flows } = examineWords[ctx.language]
  const match = { scope: ownExaminations(ctx.actor) }
  if ((await query.countExaminations(ctx.db, match)) === 0) return

  const rows = everyRow(async (page) => ({
    rows: await query.findExaminationBatch(ctx.db, match, page),
  }))

  async function* records() {
    for await (const row of rows) {
      const examination = presentExamination(ctx, row)
      yield {
        [fields.topic]: examination.topic,
        [heads.examiner]: examination.examiner,
        [heads.trainee]: examination.trainee,
        [fields.examOn]: examination.examOn,
        [heads.form]: examination.form,
        [heads.state]: flows.evaluationExamination.states[examination.state],
        [heads.score]: examination.score,
      }
    }
  }

  yield { heading: heads.examinations, records: records() }
}
