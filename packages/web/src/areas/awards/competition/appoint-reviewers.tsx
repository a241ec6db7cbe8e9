import {
  appointAwardReviewers,
  type OpenedAwardCompetition,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field } from '../../../ui/fields.tsx'
import { FoundSelect } from '../../../ui/found-select.tsx'
import { useAppoint, usePeopleToAppoint } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'

export type AppointProps = { isOpen: boolean; one: OpenedAwardCompetition; onClose: () => void }
type Values = { userIds: number[] }

/** Appoints the reviewers of a competition. */
export default function AppointReviewers({ isOpen, one: shown, onClose }: AppointProps) {
  const one = useFirstRead(isOpen, shown)!
  const text = useText(competitionText)
  const { fields } = useText(awardCompetitionWords)
  const appoint = useAppoint()

  const submit = async ({ userIds }: Values) => {
    await appoint.mutateAsync({ id: one.id, userIds, version: one.version })
    toast.success(text.appointed)
  }

  const known = one.reviewerList.map(({ userId, name }) => ({ value: userId, label: name }))

  return (
    <FormDialog<Values>
      title={text.appoint}
      {...{ isOpen, onClose, submit }}
      initial={{ userIds: known.map(({ value }) => value) }}
    >
      <Field
        name="userIds"
        label={fields.userIds}
        shape={appointAwardReviewers.body.shape.userIds}
        help={text.appointHelp}
      >
        <FoundSelect isMultiple known={known} useFound={usePeopleToAppoint} none={text.nobody} />
      </Field>
    </FormDialog>
  )
}
