import type { CohortRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { ReasonField, ReasonsOf } from '../../../screens/review/reason-field.tsx'
import { useReopenCohort } from './cohort.queries.ts'
import { cohortText } from './cohort.text.ts'

export type ReopenFormProps = { isOpen: boolean; cohort: CohortRow | null; onClose: () => void }

/** Why the approval of a cohort is taken back. */
export default function ReopenForm({ isOpen, cohort, onClose }: ReopenFormProps) {
  const text = useText(cohortText)
  const reopen = useReopenCohort()
  return (
    <FormDialog<{ reason: string }>
      title={say(text.reopenTitle, { name: cohort?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.reopen}
      initial={{}}
      submit={async ({ reason }) => {
        if (!cohort) return

        await reopen.mutateAsync({ id: cohort.id, version: cohort.version, reason })
        toast.success(text.reopened)
      }}
    >
      <ReasonsOf value={{ flow: cohortFlow.name, action: 'reopen' }}>
        <ReasonField help={text.reopenHelp} />
      </ReasonsOf>
    </FormDialog>
  )
}
