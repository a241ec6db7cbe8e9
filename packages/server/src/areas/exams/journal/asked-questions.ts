import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import {
  type QuestionView,
  type SimpleQuestionView,
  toQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import type { Ctx, Services } from '../../../platform/http/ctx.ts'
import { isLocked } from '../../questions/questions.public.ts'
import { findContentsOf } from './journal.queries.ts'
import { type JournalSize, journalBound } from './journal-bound.rules.ts'

/** What a paper asks, without its texts, and how much a journal may hold for it. */
export type AskedPaper = {
  questions: ReadonlyMap<number, QuestionView>
  bound: JournalSize

  /** It can no longer change. */
  isFixed: boolean
}

/** Papers that a process remembers: those that were asked for last. */
const MAX_PAPERS = 100

/** By the services of a process: a process has one database. */
const papersOf = new WeakMap<Services, Map<number, AskedPaper>>()

const withoutText = ({ id }: { id: string }) => ({ id, text: '' })

const simpleWithoutTexts = <Q extends SimpleQuestionView | QuestionView>(question: Q): Q => ({
  ...question,
  stem: '',
  options: question.options.map(withoutText),
  prompts: question.prompts.map(withoutText),
})

const withoutTexts = (question: QuestionView): QuestionView => ({
  ...simpleWithoutTexts(question),
  pictures: [],
  parts: question.parts.map(({ id, question: partQuestion }) => ({
    id,
    question: simpleWithoutTexts(partQuestion),
  })),
})

type ItemContent = Awaited<ReturnType<typeof findContentsOf>>[number]

const asAsked = (items: readonly ItemContent[]): AskedPaper => ({
  questions: new Map(items.map(({ id, content }) => [id, withoutTexts(toQuestionView(content))])),
  bound: journalBound(items.map(({ content }): QuestionBody => content.body)),
  isFixed: items.some(({ state }) => isLocked(state)),
})

/** Remembers a paper as the last one that was asked for, and forgets those of long ago. */
function remember(known: Map<number, AskedPaper>, id: number, paper: AskedPaper) {
  known.delete(id)
  known.set(id, paper)

  for (const first of known.keys()) {
    if (known.size <= MAX_PAPERS) break
    known.delete(first)
  }
}

/**
 * What these papers ask. A paper is locked by its first attempt, and a locked one never changes
 * (`paperFlow`), nor does an edition of a question: it is read once.
 */
export async function askedPapers(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  paperIds: readonly number[],
): Promise<ReadonlyMap<number, AskedPaper>> {
  const known = papersOf.get(services) ?? new Map<number, AskedPaper>()
  const wanted = [...new Set(paperIds)]
  const missing = wanted.filter((id) => !known.has(id))
  const items = missing.length > 0 ? await findContentsOf(db, missing) : []
  const itemsOf = Map.groupBy(items, ({ paperId }) => paperId)
  const found = new Map(wanted.map((id) => [id, known.get(id) ?? asAsked(itemsOf.get(id) ?? [])]))

  papersOf.set(services, known)

  for (const [id, paper] of found) if (paper.isFixed) remember(known, id, paper)

  return found
}
