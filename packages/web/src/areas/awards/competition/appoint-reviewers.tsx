import {
  type AwardCompetitionDetail,
  appointAwardReviewers,
} from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { useAppoint, usePeopleToAppoint } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'

export type AppointProps = {
  isOpen: boolean
  awardCompetition: AwardCompetitionDetail
  onClose: () => void
}
type Values = { userIds: number[] }

/** Appoints the reviewers of a competition. */
export default function AppointReviewers({
  isOpen,
  awardCompetition: latestCompetition,
  onClose,
}: AppointProps) {
  const awardCompetition = useFirstRead(isOpen, latestCompetition)!
  const text = useText(competitionText)
  const { fields } = useText(awardCompetitionWords)
  const appoint = useAppoint()

  const submit = async ({ userIds }: Values) => {
    await appoint.mutateAsync({
      id: awardCompetition.id,
      userIds,
      version: awardCompetition.version,
    })
    toast.success(text.appointed)
  }

  const known = awardCompetition.reviewerList.map(({ userId, name }) => ({
    value: userId,
    label: name,
  }))

  return (
    <FormDialog<Values>
      title={text.appoint}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      initial={{ userIds: known.map(({ value }) => value) }}
    >
      <Field
        name="userIds"
        label={fields.userIds}
        shape={appointAwardReviewers.body.shape.userIds}
        help={text.appointHelp}
      >
        <SearchSelect isMultiple known={known} useFound={usePeopleToAppoint} none={text.nobody} />
      </Field>
    </FormDialog>
  )
}
