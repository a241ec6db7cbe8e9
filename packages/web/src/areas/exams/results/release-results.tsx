import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import { usePerm } from '../../../platform/permissions.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { useExam } from '../exam/exam.queries.ts'
import { useExamActions } from '../exam/use-exam-actions.tsx'

/**
 * Releases the results of an exam from the page of its results, for those who may release them
 * there and then.
 */
export function ReleaseResults({ id }: { id: number }) {
  const mayManage = usePerm([may.manage])
  const { data } = useExam(mayManage ? id : null)
  const { actionsOf, dialogs } = useExamActions(() => {})
  if (!data) return null

  return (
    <>
      <PageActions actions={actionsOf(data).filter(({ key }) => key === 'release')} />
      {dialogs}
    </>
  )
}
