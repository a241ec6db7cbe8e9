import type { QuestionKind } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { visibleQuestions } from '../../areas/questions/bank/question.policy.ts'
import { drawPapers } from '../../areas/questions/blueprints/draw-papers.ts'
import { actOnPaper } from '../../areas/questions/papers/act-on-paper.ts'
import { lockPaper } from '../../areas/questions/papers/lock-paper.ts'
import { createPaper } from '../../areas/questions/papers/save-paper.ts'
import { savePaperOutline } from '../../areas/questions/papers/save-paper-outline.ts'
import { findUsablePage } from '../../areas/questions/papers/usable-question.queries.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'

/** How many questions of a kind, and the hundredths of a point for each. */
type Part = readonly [kind: QuestionKind, count: number, points: number]

const EXERCISE: readonly Part[] = [
  ['single', 8, 500],
  ['blank', 4, 500],
  ['short', 2, 2000],
]

const ENTRY: readonly Part[] = [
  ['single', 25, 200],
  ['multiple', 8, 300],
  ['trueFalse', 10, 160],
  ['matching', 2, 500],
]

const row = (
  kind: QuestionKind,
  count: number,
  points: number,
  difficultyFrom = 1,
  difficultyUntil = 5,
) => ({
  kind,
  categoryId: null,
  difficultyFrom,
  difficultyUntil,
  knowledgePoint: null,
  count,
  points,
})

const FINAL = [
  row('single', 15, 150, 1, 3),
  row('single', 15, 150, 3, 5),
  row('multiple', 10, 200),
  row('trueFalse', 5, 100),
  row('case', 3, 1000),
]

const MIN = 150

const form = (title: string, note: string | null, givesPart = false) => ({
  title,
  note,
  baseId: null,
  passPercent: 60,
  givesPart,
})

/**
 * Four papers in every state: two by hand, one of them answered already, and two parallel forms.
 * Needs a question bank.
 */
export async function fillPapersDemo({ ctxOf }: Demo) {
  const ctx = ctxOf('bhb')
  const scope = visibleQuestions(ctx)
  const { total } = await findUsablePage(ctx.db, scope, { pageNum: 1, pageSize: 1 })
  if (total < MIN) return

  await byHand(ctx, form('药学专题练习', null), EXERCISE)

  const entry = await byHand(
    ctx,
    form('入科理论考试', '请独立作答。多选题少选得部分分，错选不得分。', true),
    ENTRY,
  )

  await actOnPaper(ctx, { ...entry, action: 'check' })
  await lockPaper(ctx, entry.id)

  const family = form('出科理论考试', '两卷题目不同，难度相当。')

  const { ids } = await drawPapers(ctx, {
    ...family,
    rows: FINAL,
    forms: 2,
    overlap: 10,
    overlapUnit: 'percent',
  })

  for (const id of ids) await actOnPaper(ctx, { id, version: 1, action: 'check' })
}

async function byHand(ctx: SignedCtx, about: ReturnType<typeof form>, parts: readonly Part[]) {
  const { id, version } = await createPaper(ctx, about)
  const sections = []

  for (const [kind, count, points] of parts) {
    const { rows } = await findUsablePage(ctx.db, visibleQuestions(ctx), {
      kind,
      pageNum: 1,
      pageSize: count,
    })

    const items = rows.map((one) => ({ questionId: one.id, edition: one.edition, points }))
    sections.push({ title: bankWords[ctx.language].questionKinds[kind], note: null, items })
  }

  return savePaperOutline(ctx, { id, version, sections })
}
