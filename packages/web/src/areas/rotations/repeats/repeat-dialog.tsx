import type { Block } from '@residency/contract/areas/rotations/blocks/block.contract'
import type { RepeatPlace } from '@residency/contract/areas/rotations/blocks/repeat.contract'
import { calendarDay } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { usePlaceRepeat, useRepeatPlaces } from '../blocks/block.queries.ts'
import { repeatText } from './repeat.text.ts'

export type RepeatDialogProps = { isOpen: boolean; row: Block | null; onClose: () => void }

/** Places the repeat of a failed stay where the trainee is nowhere else. */
export default function RepeatDialog({ isOpen, row, onClose }: RepeatDialogProps) {
  const text = useText(repeatText)
  const places = useRepeatPlaces(isOpen && row ? row.id : null)
  const place = usePlaceRepeat()
  if (!row) return null

  const { id, name, department } = row

  const labelOf = ({ startsOn, endsOn, isAtEnd, isExtending, seats, capacity }: RepeatPlace) =>
    [
      say(text.days, { from: startsOn, until: endsOn }),
      ...(isAtEnd ? [text.atEnd] : []),
      ...(isExtending ? [text.extending] : []),
      capacity === null
        ? say(text.taken, { seats })
        : say(seats < capacity ? text.seats : text.full, { seats, capacity }),
    ].join(' · ')

  const submit = async ({ startsOn }: { startsOn: string }) => {
    await place.mutateAsync({ id, startsOn })
    toast.success(say(text.placed, { name }))
  }

  return (
    <FormDialog<{ startsOn: string }>
      title={say(text.title, { name, department })}
      initial={{}}
      okText={text.place}
      width={600}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.note}</p>
      <SelectField
        name="startsOn"
        label={text.where}
        shape={calendarDay}
        options={(places.data ?? []).map((repeatPlace) => ({
          value: repeatPlace.startsOn,
          label: labelOf(repeatPlace),
        }))}
        isLoading={places.isPending}
      />
    </FormDialog>
  )
}
