import { useSearchParams } from 'react-router'
import { useRecordId } from '../../../screens/record.tsx'
import { LazyCategories, LazyDuplicates, LazyEditor } from './lazy-parts.tsx'
import { QuestionList } from './question-list.tsx'
import { QuestionRecord } from './question-record.tsx'

/**
 * View key course/bank/index: the question bank. `?id=` opens a question, `&edit=1` its editor,
 * `?edit=new` an empty one; `?part=` categories or duplicates.
 */
export default function BankPage() {
  const id = useRecordId()
  const [query] = useSearchParams()
  if (query.get('edit')) return <LazyEditor key={id} id={id} />
  if (id !== null) return <QuestionRecord key={id} id={id} />
  if (query.get('part') === 'categories') return <LazyCategories />
  if (query.get('part') === 'twins') return <LazyDuplicates />

  return <QuestionList />
}
