import { bankWords } from '@residency/contract/areas/questions/bank/text'
import type { BlueprintRow } from '@residency/contract/areas/questions/papers/blueprint.contract'
import { joinClauses, joinItems } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Shortage } from '../../../algorithms/papers/blueprint.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { findCategories } from '../categories/category.queries.ts'
import { paperText } from '../papers/paper.text.ts'

/** Names the rows that lack questions, each with what it asks for, and how many are missing. */
export async function shortageText(
  ctx: SignedCtx,
  rows: readonly BlueprintRow[],
  shortages: readonly Shortage[],
): Promise<string> {
  const text = paperText[ctx.language].shortage
  const { questionKinds, difficulties } = bankWords[ctx.language]
  const names = new Map(
    (await findCategories(ctx.db, visibleQuestions(ctx))).map(({ id, name }) => [id, name]),
  )
  const level = (difficulty: number) =>
    difficulties[String(difficulty) as keyof typeof difficulties]

  const described = (at: number) => {
    const {
      kind,
      categoryId,
      difficultyFrom: from,
      difficultyUntil: until,
      knowledgePoint,
    } = rows[at]!

    const parts = [
      questionKinds[kind],
      ...(categoryId === null ? [] : [names.get(categoryId) ?? '']),
      ...(from === 1 && until === 5
        ? []
        : [from === until ? level(from) : `${level(from)}–${level(until)}`]),
      ...(knowledgePoint === null ? [] : [knowledgePoint]),
    ]

    return fillSentence(text.row, { row: at + 1, what: parts.join(' · ') })
  }

  return joinClauses(
    ctx.language,
    shortages.map(({ cells, missing }) =>
      fillSentence(cells.length > 1 ? text.together : text.alone, {
        rows: joinItems(ctx.language, cells.map(described)),
        missing,
      }),
    ),
  )
}
