import {
  type MentorWindow,
  mentorWindowForm,
  WINDOW_MODES,
} from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import type { z } from 'zod'
import { yearInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useSaveWindow, useWindowForm } from '../library/library.queries.ts'
import { libraryText } from '../library/library.text.ts'

export type WindowFormProps = {
  isOpen: boolean
  id: number | null
  bases: readonly { value: number; label: string }[]
  onClose: () => void
}

type Values = z.input<typeof mentorWindowForm> & { version?: number }

const valuesOf = ({
  baseId,
  year,
  mode,
  maxChoices,
  startsAt,
  endsAt,
  isOn,
  version,
}: MentorWindow): Values => ({
  baseId,
  year,
  mode,
  maxChoices,
  startsAt,
  endsAt,
  isOn,
  version,
})

/** The form of a time of choosing. */
export default function WindowForm({ isOpen, id, bases, onClose }: WindowFormProps) {
  const { time: text } = useText(libraryText)
  const { fields, modes } = useText(libraryWords)
  const stored = useWindowForm(isOpen ? id : null)
  const save = useSaveWindow()
  const year = yearInShanghai()
  const { shape } = mentorWindowForm

  const submit = async (values: Values) => {
    await save.mutateAsync({ ...values, year: Number(values.year), id })
    toast.success(text.saved)
  }

  const years = [year + 1, year, year - 1].map((value) => ({ value, label: String(value) }))

  return (
    <FormDialog<Values>
      title={id === null ? text.add : text.editTitle}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
      width={640}
      initial={
        id === null
          ? { year, mode: 'match', maxChoices: 3, isOn: 1 }
          : stored.data && valuesOf(stored.data)
      }
    >
      <div className="field-pair">
        <SelectField name="baseId" label={fields.baseId} options={bases} shape={shape.baseId} />
        <SelectField name="year" label={fields.year} options={years} shape={shape.year} />
        <SelectField
          name="mode"
          label={fields.mode}
          options={toChoices(WINDOW_MODES, modes)}
          shape={shape.mode}
          help={text.modeHelp}
        />
        <WholeNumberField
          name="maxChoices"
          label={fields.maxChoices}
          shape={shape.maxChoices}
          max={20}
          help={text.choicesHelp}
        />
        <MomentField name="startsAt" label={fields.startsAt} edge="start" shape={shape.startsAt} />
        <MomentField
          name="endsAt"
          label={fields.endsAt}
          edge="end"
          shape={shape.endsAt}
          help={text.endHelp}
        />
      </div>
      <SwitchField
        name="isOn"
        label={fields.isOn}
        on={text.on}
        off={text.off}
        help={text.offHelp}
      />
    </FormDialog>
  )
}
