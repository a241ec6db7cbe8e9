import {
  placeTrainee,
  type UnplacedTrainee,
} from '@residency/contract/areas/mentors/choice/match.contract'
import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { usePlace, usePlaces } from '../choice/choice.queries.ts'
import { matchText } from './match.text.ts'

export type PlaceProps = {
  isOpen: boolean
  windowId: number
  trainee: UnplacedTrainee | null
  onClose: () => void
}

/** Gives a trainee a mentor who has a place left. */
export default function PlaceDialog({ isOpen, windowId, trainee, onClose }: PlaceProps) {
  const text = useText(matchText)
  const { fields } = useText(mentorChoiceWords)
  const places = usePlaces(isOpen ? windowId : null)
  const place = usePlace()
  const name = trainee?.name ?? ''

  const options = (places.data ?? [])
    .filter(({ free }) => free > 0)
    .map((place) => ({
      value: place.entryId,
      label: say(text.placeOption, {
        name: place.name,
        department: place.department,
        free: place.free,
      }),
    }))

  return (
    <FormDialog<{ entryId: number }>
      title={say(text.placeTitle, { name })}
      isOpen={isOpen}
      onClose={onClose}
      okText={text.place}
      initial={{}}
      submit={async ({ entryId }) => {
        if (!trainee) return

        await place.mutateAsync({ id: windowId, traineeId: trainee.id, entryId })
        toast.success(say(text.placedDone, { name }))
      }}
    >
      <SelectField
        name="entryId"
        label={fields.entryId}
        options={options}
        isLoading={places.isPending}
        shape={placeTrainee.body.shape.entryId}
        help={text.placeHelp}
      />
    </FormDialog>
  )
}
