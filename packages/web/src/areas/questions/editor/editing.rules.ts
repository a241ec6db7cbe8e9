import {
  type QuestionDetail,
  questionForm,
} from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { issueSentence, type Language } from '@residency/contract/kernel'
import { type Draft, emptyDraft, type Faults, sentOf } from './draft.rules.ts'

/** All that an editor holds. */
export type Editing = {
  categoryId: number | null
  difficulty: number
  knowledgePoints: string[]
  draft: Draft
}

export const editingOf = (question: QuestionDetail): Editing => ({
  categoryId: question.categoryId,
  difficulty: question.difficulty,
  knowledgePoints: question.knowledgePoints,
  draft: question.content,
})

export const newEditing = (categoryId: number | null): Editing => ({
  categoryId,
  difficulty: 3,
  knowledgePoints: [],
  draft: emptyDraft(),
})

/** The next one of a series: of the same kind, in the same place. */
export const nextOf = ({ draft, ...about }: Editing): Editing => ({
  ...about,
  draft: emptyDraft(draft.body.kind),
})

/** A field's path below the question's body. */
export const below = (path: string) =>
  path.replace(/^content\.body\./, '').replace(/^content\./, '')

/** What would be sent, or what is wrong with it by field. */
export function judged({ categoryId, draft, ...about }: Editing, language: Language) {
  const input = { ...about, categoryId: categoryId ?? undefined, content: sentOf(draft) }
  const read = questionForm.safeParse(input)
  if (read.success) return { form: read.data, faults: new Map() as Faults }

  const words = { learning: bankWords }
  const faults = new Map<string, string>()

  for (const issue of read.error.issues) {
    const path = below(issue.path.join('.'))
    if (!faults.has(path)) faults.set(path, issueSentence(words, language, issue))
  }

  return { form: null, faults: faults as Faults }
}
