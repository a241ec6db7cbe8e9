import type { Chapter, Lesson } from '@residency/contract/areas/courses/course/course.contract'

/** A chapter or lesson while it is edited: `id` below zero until it is saved. */
export type Draft = readonly (Omit<Chapter, 'lessons'> & { lessons: readonly Lesson[] })[]
const knownId = (id: number) => (id > 0 ? id : null)

/** The smallest id in use, less one: new rows count downwards. */
export const newId = (draft: Draft) =>
  Math.min(0, ...draft.flatMap((chapter) => [chapter.id, ...chapter.lessons.map(({ id }) => id)])) -
  1

export const withChapter = (
  draft: Draft,
  id: number,
  change: (chapter: Draft[number]) => Draft[number],
): Draft => draft.map((chapter) => (chapter.id === id ? change(chapter) : chapter))

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
    (chapter) =>
      chapter.title.trim() !== '' && chapter.lessons.every(({ title }) => title.trim() !== ''),
  )
