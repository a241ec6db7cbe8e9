import { paperErrors as errors } from '@residency/contract/areas/questions/papers/access'
import type { PaperOutline } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { addItems, findPlaced, type PlacedItem, removeItems } from './item.queries.ts'
import { openPaper } from './lock-paper.ts'
import { isDraft } from './paper.policy.ts'
import { placesIn } from './present-paper.ts'
import { lockUsable } from './usable-question.queries.ts'

const placed = (paperId: number, { sections }: PaperOutline): PlacedItem[] =>
  sections
    .flatMap(({ items }, section) => items.map((item) => ({ ...item, section })))
    .map((item, at) => ({ ...item, paperId, place: at + 1 }))

/**
 * Questions that are usable now, in their newest edition, or that were in the paper in the same
 * edition.
 */
async function mustBeUsable(
  tx: SignedCtx,
  paper: { id: number; baseId: number | null },
  items: readonly PlacedItem[],
) {
  const seen = new Set<number>()
  const twice = items.filter(({ questionId }) => seen.size === seen.add(questionId).size)

  const refuse = (error: typeof errors.paperQuestionTwice, list: readonly PlacedItem[]) => {
    if (list.length > 0)
      throw fail(error, {
        places: placesIn(
          tx.language,
          list.map(({ place }) => place),
        ),
      })
  }

  refuse(errors.paperQuestionTwice, twice)

  const keyOf = (questionId: number, edition: number) => `${questionId}.${edition}`
  const usable = await lockUsable(tx.db, visibleQuestions(tx), paper.baseId, [...seen])

  const known = new Set([
    ...usable.map((question) => keyOf(question.id, question.edition)),
    ...(await findPlaced(tx.db, paper.id)).map((item) => keyOf(item.questionId, item.edition)),
  ])

  refuse(
    errors.paperQuestionUnknown,
    items.filter((item) => !known.has(keyOf(item.questionId, item.edition))),
  )
}

/** Writes sections and questions of a draft as a whole. */
export const savePaperOutline = (
  ctx: SignedCtx,
  { id, version, ...outline }: PaperOutline & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await openPaper(tx, id), version)
    if (!isDraft(before.state)) throw fail(errors.paperNotDraft)

    const items = placed(id, outline)
    await mustBeUsable(tx, before, items)

    await removeItems(tx.db, id)
    await addItems(tx.db, items)

    const sections = outline.sections.map(({ title, note }) => ({ title, note }))

    const next = await changeRecord(tx, 'learningPapers', before, {
      columns: { sections: JSON.stringify(sections) },
      action: 'learning.paper.outline',
      entity: paperFlow.name,
      detail: { items: items.length },
    })

    return { id, version: next }
  })
