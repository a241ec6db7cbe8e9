import type { CohortRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StepDialog } from '../../../screens/review/reason-dialog.tsx'
import { useReopenCohort } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'

export type ReopenFormProps = { isOpen: boolean; cohort: CohortRow | null; onClose: () => void }

/** Why the approval of a cohort is taken back. */
export default function ReopenForm({ isOpen, cohort, onClose }: ReopenFormProps) {
  const text = useText(cohortText)
  const reopen = useReopenCohort()

  return (
    <StepDialog
      isOpen={isOpen}
      flow={cohortFlow.name}
      action="reopen"
      title={say(text.reopenTitle, { name: cohort?.name ?? '' })}
      okText={text.reopen}
      help={text.reopenHelp}
      onClose={onClose}
      submit={async (reason) => {
        if (!cohort) return

        await reopen.mutateAsync({ id: cohort.id, version: cohort.version, reason })
        toast.success(text.reopened)
      }}
    />
  )
}
