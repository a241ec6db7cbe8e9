import type { Chapter, Lesson } from '@residency/contract/areas/courses/course/course.contract'

/** A chapter or lesson while it is edited: `id` below zero until it is saved. */
export type Draft = readonly (Omit<Chapter, 'lessons'> & { lessons: readonly Lesson[] })[]
const knownId = (id: number) => (id > 0 ? id : null)

/** The smallest id in use, less one: new rows count downwards. */
export const newId = (draft: Draft) =>
  Math.min(0, ...draft.flatMap((one) => [one.id, ...one.lessons.map(({ id }) => id)])) - 1

export const withChapter = (
  draft: Draft,
  id: number,
  change: (one: Draft[number]) => Draft[number],
): Draft => draft.map((one) => (one.id === id ? change(one) : one))

export const inputOf = (draft: Draft) => ({
  chapters: draft.map(({ id, title, lessons }) => ({
    id: knownId(id),
    title,
    lessons: lessons.map((lesson) => ({
      id: knownId(lesson.id),
      title: lesson.title,
      kind: lesson.kind,
      seconds: lesson.seconds,
      filePath: lesson.file.filePath,
    })),
  })),
})

/** Titles that are still missing. */
export const isWhole = (draft: Draft) =>
  draft.every(
    (one) => one.title.trim() !== '' && one.lessons.every(({ title }) => title.trim() !== ''),
  )
