import type { MentorApplicant } from '@residency/contract/areas/mentors/choice/applicants.contract'
import { requiredText } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { applicantsText } from './applicants.text.ts'
import { useAnswer } from './choice.queries.ts'

type RefuseProps = {
  isOpen: boolean
  applicant: MentorApplicant | null
  onClose: () => void
}

/** Refuses an applicant with a reason, which the trainee sees. */
export function RefuseDialog({ isOpen, applicant, onClose }: RefuseProps) {
  const text = useText(applicantsText)
  const answer = useAnswer()
  const name = applicant?.name ?? ''

  return (
    <FormDialog<{ reason: string }>
      title={say(text.refuseTitle, { name })}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.refuse}
      initial={{ reason: '' }}
      submit={async ({ reason }) => {
        if (!applicant) return

        await answer.mutateAsync({
          id: applicant.id,
          version: applicant.version,
          action: 'refuse',
          reason,
        })

        toast.success(say(text.refused, { name }))
      }}
    >
      <LongTextField
        name="reason"
        label={text.reason}
        help={text.reasonHelp}
        shape={requiredText(500)}
      />
    </FormDialog>
  )
}
