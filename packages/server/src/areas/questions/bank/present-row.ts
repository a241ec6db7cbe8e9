import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { beginningOf } from '@residency/contract/kernel/sentence'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { decisionsOn, editsOn } from './question.policy.ts'
import type { QuestionRow } from './question.queries.ts'

const NAME_LENGTH = 80

/** The first words of a stem, in one line; a formula is left out, for it cannot be read there. */
export const excerptOf = (stem: string) => {
  const line = stem
    .replaceAll(/\$[^$]+\$/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()

  return line.length > NAME_LENGTH ? `${beginningOf(line, NAME_LENGTH)}…` : line
}

/** A question of the bank as its list shows it. */
export const presentRow = (ctx: SignedCtx, q: QuestionRow) => ({
  id: q.id,
  name: excerptOf(q.stem),
  kind: q.kind,
  difficulty: q.difficulty,
  knowledgePoints: q.points,
  categoryId: q.categoryId,
  category: q.category,
  base: q.base === null ? null : labelIn(ctx.language, q.base, q.baseEn),
  state: q.state,
  edition: q.edition,
  by: q.by,
  updatedAt: toMoment(q.updatedAt),
  version: q.version,
  actions: decisionsOn(ctx.actor, q),
  edits: editsOn(ctx.actor, q),
})

/** The same with what is right, for those who keep or write it. */
export const presentSide = (ctx: SignedCtx, q: QuestionRow & { content: QuestionContent }) => ({
  ...presentRow(ctx, q),
  content: q.content,
})
