import type {
  PaperDetail,
  PaperItem,
  PaperQuestion,
} from '@residency/contract/areas/questions/papers/paper.contract'

/** A section while it is edited: `id` distinguishes sections and is not stored. */
export type DraftSection = {
  id: number
  title: string
  note: string | null
  items: readonly PaperItem[]
}

export type Draft = readonly DraftSection[]
const USUAL_POINTS = 100

export const draftOf = ({ sections }: Pick<PaperDetail, 'sections'>): Draft =>
  sections.map((section, id) => ({ ...section, id }))

export const withSection = (draft: Draft, title: string): Draft => [
  ...draft,
  { id: Math.max(-1, ...draft.map(({ id }) => id)) + 1, title, note: null, items: [] },
]

export const changed = (draft: Draft, id: number, change: Partial<DraftSection>): Draft =>
  draft.map((section) => (section.id === id ? { ...section, ...change } : section))

export const holdsQuestion = (draft: Draft, questionId: number) =>
  draft.some(({ items }) => items.some((item) => item.questionId === questionId))

export const withoutItem = (draft: Draft, questionId: number): Draft =>
  draft.map((section) => ({
    ...section,
    items: section.items.filter((item) => item.questionId !== questionId),
  }))

const asItem = (question: PaperQuestion, points: number): PaperItem => ({
  ...question,
  id: 0,
  points,
  newest: question.edition,
  isReady: true,
})

/** A question at the end of a section, worth what the last one there is. */
export const withQuestion = (draft: Draft, sectionId: number, question: PaperQuestion): Draft =>
  draft.map((section) =>
    section.id === sectionId
      ? {
          ...section,
          items: [...section.items, asItem(question, section.items.at(-1)?.points ?? USUAL_POINTS)],
        }
      : section,
  )

/**
 * A question chosen in the bank: into a section, else the last one; the first question of a paper
 * makes its section.
 */
export function withPicked(
  draft: Draft,
  sectionId: number | null,
  question: PaperQuestion,
  title: string,
): Draft {
  const into = draft.length === 0 ? withSection(draft, title) : draft
  return withQuestion(into, (into.find(({ id }) => id === sectionId) ?? into.at(-1)!).id, question)
}

/** Another question, or another edition, in its place with its points. */
export const replaced = (draft: Draft, questionId: number, question: PaperQuestion): Draft =>
  draft.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.questionId === questionId ? asItem(question, item.points) : item,
    ),
  }))

export const movedTo = (draft: Draft, questionId: number, sectionId: number): Draft => {
  const item = draft.flatMap(({ items }) => items).find((one) => one.questionId === questionId)
  const without = withoutItem(draft, questionId)
  return item
    ? without.map((section) =>
        section.id === sectionId ? { ...section, items: [...section.items, item] } : section,
      )
    : draft
}

export const withPoints = (draft: Draft, sectionId: number, points: number): Draft =>
  draft.map((section) =>
    section.id === sectionId
      ? { ...section, items: section.items.map((item) => ({ ...item, points })) }
      : section,
  )

/** The newest edition; its text is known when the outline has been saved. */
export const withNewest = (draft: Draft, questionId: number): Draft =>
  draft.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.questionId === questionId ? { ...item, edition: item.newest } : item,
    ),
  }))

/** Each section with the number of its first question. */
export function numbered(draft: Draft): { section: DraftSection; first: number }[] {
  let first = 1
  return draft.map((section) => {
    const entry = { section, first }
    first += section.items.length

    return entry
  })
}

export const isWhole = (draft: Draft) => draft.every(({ title }) => title.trim() !== '')

export const inputOf = (draft: Draft) => ({
  sections: draft.map(({ title, note, items }) => ({
    title,
    note,
    items: items.map(({ questionId, edition, points }) => ({ questionId, edition, points })),
  })),
})
