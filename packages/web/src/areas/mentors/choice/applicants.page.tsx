import type { MentorApplicant } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { Empty } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { applicantsText } from './applicants.text.ts'
import { ApplicantsOfWindow } from './applicants-of-window.tsx'
import './choice.css'
import { useAnswer, useOwnApplicants } from './choice.queries.ts'

const RefuseDialog = lazyDialog(() =>
  import('./refuse-dialog.tsx').then((part) => part.RefuseDialog),
)

/**
 * View key mentor/applicants/index: those who applied to the reader as mentor, window by window.
 */
export default function ApplicantsPage() {
  const text = useText(applicantsText)
  const { data, error, refetch } = useOwnApplicants()
  const refuseDialog = useRowDialog<MentorApplicant>()
  const answer = useAnswer()
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const accept = async (mentorApplicant: MentorApplicant) => {
    const { id, name, version } = mentorApplicant
    if (
      !(await ask({
        title: say(text.acceptQuestion, { name }),
        content: text.acceptContent,
        okText: text.accept,
      }))
    )
      return

    answer.mutate(
      { id, version, action: 'accept' },
      {
        onSuccess: () => toast.success(say(text.accepted, { name })),
        onError: ({ message }) => toast.error(message),
      },
    )
  }

  return (
    <section className="mentor-choice" aria-label={text.title}>
      <PageHead title={text.title} lead={text.lead} />
      {data.length === 0 && (
        <div className="panel list-message">
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.none} />
        </div>
      )}
      {data.map((entry) => (
        <ApplicantsOfWindow
          key={entry.window.id}
          entry={entry}
          onAccept={(applicant) => void accept(applicant)}
          onRefuse={refuseDialog.open}
        />
      ))}
      <RefuseDialog
        isOpen={refuseDialog.isOpen}
        applicant={refuseDialog.opened}
        onClose={refuseDialog.close}
      />
    </section>
  )
}
