import { examsErrors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { ScoreFilters } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { foldCode, foldName } from '@residency/contract/kernel/fold'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { z } from 'zod'
import { minuteInChina } from '../../../platform/clock.ts'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type {
  Fault,
  ProgressHandler,
  SheetPlan,
  ValidRow,
} from '../../../platform/sheets/sheet-plan.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { listScores } from './list-scores.ts'
import { countScoreLines, findOffersScored, findScoredForUpdate } from './score.queries.ts'
import { hundredthsIn, obstacleTo } from './score.rules.ts'
import { offerLabel } from './score-lines.rules.ts'
import { findByTickets, type SheetExaminee } from './score-sheet.queries.ts'
import { type ScoreEntry, writeScores } from './write-scores.ts'

const COLUMNS = ['ticket', 'name', 'offer', ...COMPONENTS, 'session', 'seat', 'progress'] as const
type Column = (typeof COLUMNS)[number]

const points = z
  .string()
  .default('')
  .transform((text, ctx): number | null => {
    const value = hundredthsIn(text)
    if (value !== undefined) return value

    ctx.addIssue({ code: 'custom', message: 'recruitment.score.wrong' })

    return z.NEVER
  })

const row = z.object({
  ticket: cell.text(20).transform(foldCode),
  name: cell.text(64),
  offer: cell.optionalText(200),
  theory: points,
  skill: points,
  interview: points,
})

type Item = z.output<typeof row>

const wordsIn = (ctx: SignedCtx) => examsWords[ctx.language]

/**
 * The examinees of a sheet by ticket number, and the offers of each by the labels they may be
 * written with.
 */
async function peopleOf(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const people = new Map(
    (await findByTickets(ctx.db, [...new Set(rows.map(({ item }) => item.ticket))])).map((p) => [
      p.ticketNumber,
      p,
    ]),
  )

  const byOffer = [...people.values()].filter((p) => p.scoresBy === 'offer').map((p) => p.id)
  const offers = byOffer.length ? await findOffersScored(ctx.db, byOffer) : []

  const labels = byLabel(
    offers.flatMap((o) =>
      (['zh-cn', 'en'] as const).map(
        (language) => [`${o.registrationId}/${offerLabel(language, o)}`, o.offerId] as const,
      ),
    ),
  )

  return {
    people,
    offerOf: (p: SheetExaminee, label: string | null) =>
      label === null ? null : (labels.get(`${p.id}/${label}`) ?? undefined),
  }
}

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]): Promise<Fault<Column>[]> {
  mustBeOffice(ctx.actor)

  const { people, offerOf } = await peopleOf(ctx, rows)
  // nothing of a sheet is taken while the seed of its intake is open: that is not the fault of a
  // cell
  if ([...people.values()].some((p) => p.seedCommitment === null))
    throw fail(examsErrors.seedMissing)

  const { scoreFaults: say, errors } = wordsIn(ctx)

  const faultOf = (item: Item): [Column, string] | null => {
    const examinee = people.get(item.ticket)
    if (!examinee) return ['ticket', say.ticketUnknown]
    if (foldName(examinee.realName ?? '') !== foldName(item.name)) return ['name', say.nameWrong]
    if (examinee.scoresBy === 'applicant' && item.offer !== null)
      return ['offer', say.offerUnneeded]
    if (examinee.scoresBy === 'offer' && item.offer === null) return ['offer', say.offerNeeded]

    const offer = offerOf(examinee, item.offer)
    if (offer === undefined) return ['offer', say.offerUnknown]

    const obstacle = obstacleTo(
      examinee,
      offer,
      offer === null ? [] : [offer],
      ctx.actor.userId,
      ctx.now(),
    )

    return obstacle
      ? ['ticket', fillSentence(errors[obstacle], { from: minuteInChina(examinee.startsAt) })]
      : null
  }

  return [
    ...rows.flatMap(({ row: number, item }) => {
      const fault = faultOf(item)
      return fault ? [{ row: number, column: fault[0], message: fault[1] }] : []
    }),
    ...twice<Column, Item>(
      ctx,
      'recruitment.score',
      rows,
      'ticket',
      (item) => `${item.ticket}/${item.offer ?? ''}`,
    ),
  ]
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const { people, offerOf } = await peopleOf(tx, rows)
  const ids = rows.map(({ item }) => people.get(item.ticket)!.id)
  const locked = new Map(
    (await findScoredForUpdate(tx.db, ids)).map((registration) => [registration.id, registration]),
  )

  // an admission may have been published between the judging and these locks
  for (const { item } of rows)
    if (locked.get(people.get(item.ticket)!.id)?.state !== people.get(item.ticket)!.state)
      throw changedMeanwhile()

  const AT_ONCE = 500

  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    await writeScores(
      tx,
      batch.flatMap(({ item }) => {
        const examinee = people.get(item.ticket)!
        const place = { registrationId: examinee.id, offerId: offerOf(examinee, item.offer)! }
        return COMPONENTS.flatMap((component): ScoreEntry[] => {
          const value = item[component]
          return value === null ? [] : [{ ...place, component, points: value }]
        })
      }),
    )
  })
}

function progressOf({ isChecked, isDiffering }: { isChecked: boolean; isDiffering: boolean }) {
  if (isChecked) return 'checked'

  return isDiffering ? 'differing' : 'unchecked'
}

/**
 * Exam scores, in and out: a row is known by its ticket number, compared by the name; an empty cell
 * leaves a score as it is.
 */
export const scoreSheet: SheetPlan<Column, Item, Omit<ScoreFilters, 'pageNum' | 'pageSize'>> = {
  sheet: 'recruitment.score',
  maxRows: 20_000,
  columns: [
    { key: 'ticket', required: true, width: 16 },
    { key: 'name', required: true, width: 14 },
    { key: 'offer', width: 34 },
    { key: 'theory', kind: 'number', width: 10 },
    { key: 'skill', kind: 'number', width: 10 },
    { key: 'interview', kind: 'number', width: 10 },
    { key: 'session', width: 20, onlyOut: true },
    { key: 'seat', width: 8, onlyOut: true },
    { key: 'progress', width: 26, onlyOut: true },
  ],
  row,
  judge,
  write,
  count: (ctx, filters) =>
    countScoreLines(
      ctx.db,
      { ...filters, pageNum: 1, pageSize: 1 },
      { now: ctx.now(), readerId: ctx.actor.userId },
    ),
  async *rows(ctx, filters) {
    const { components, scoreProgress } = wordsIn(ctx)
    for await (const line of everyRow(async (page) => ({
      rows: (await listScores(ctx, { ...filters, ...page })).list,
    })))
      yield {
        ticket: line.ticketNumber,
        name: line.realName,
        offer: line.offer,
        theory: line.scores.theory?.points ?? null,
        skill: line.scores.skill?.points ?? null,
        interview: line.scores.interview?.points ?? null,
        session: line.sessionName,
        seat: line.seatNo,
        progress: COMPONENTS.flatMap((component) => {
          const score = line.scores[component]
          return score ? [`${components[component]}: ${scoreProgress[progressOf(score)]}`] : []
        }).join('; '),
      }
  },
}
