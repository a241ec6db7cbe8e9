import { lazy, Suspense } from 'react'
import { Outline } from '../../../ui/outline.tsx'

const Editor = lazy(() =>
  import('../editor/question-editor.tsx').then((part) => ({ default: part.QuestionEditor })),
)

const Categories = lazy(() =>
  import('../categories/category-keeper.tsx').then((part) => ({ default: part.CategoryKeeper })),
)

const Duplicates = lazy(() =>
  import('../pairs/duplicate-list.tsx').then((part) => ({ default: part.DuplicateList })),
)

const waiting = <Outline className="panel" rows={8} />

/** Parts of the page that most visits do not open. */
export const LazyEditor = (props: { id: number | null }) => (
  <Suspense fallback={waiting}>
    <Editor {...props} />
  </Suspense>
)

export const LazyCategories = () => (
  <Suspense fallback={waiting}>
    <Categories />
  </Suspense>
)

export const LazyDuplicates = () => (
  <Suspense fallback={waiting}>
    <Duplicates />
  </Suspense>
)
