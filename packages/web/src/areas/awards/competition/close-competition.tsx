import type { AwardCompetitionDetail } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { LongTextField } from '../../../ui/fields/fields.tsx'
import { useCloseCompetition } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'

type CloseProps = {
  isOpen: boolean
  awardCompetition: AwardCompetitionDetail
  onClose: () => void
}
type Values = { reason?: string }

/** Closes the scoring; before all reviewers have submitted with a reason. */
export function CloseCompetition({
  isOpen,
  awardCompetition: latestCompetition,
  onClose,
}: CloseProps) {
  const awardCompetition = useFirstRead(isOpen, latestCompetition)!
  const text = useText(competitionText)
  const { actions } = useText(awardCompetitionWords).flows.awardCompetition
  const close = useCloseCompetition()
  const waiting = awardCompetition.reviewers - awardCompetition.submitted

  const submit = async ({ reason }: Values) => {
    await close.mutateAsync({ id: awardCompetition.id, version: awardCompetition.version, reason })
    toast.success(text.closed)
  }

  return (
    <FormDialog<Values>
      title={text.closeTitle}
      okText={actions.close}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{}}
    >
      <p>{text.closeNote}</p>
      {waiting > 0 && (
        <LongTextField
          name="reason"
          label={say(text.earlyReason, { waiting })}
          maxLength={500}
          rows={3}
        />
      )}
    </FormDialog>
  )
}
