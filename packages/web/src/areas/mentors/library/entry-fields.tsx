import { mentorEntryForm } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { useTitles } from './library.queries.ts'
import { libraryText } from './library.text.ts'

const { shape } = mentorEntryForm
type Props = { taken: number; titleIsFixed: boolean }

/** The facts of an entry; the title of a passed one is not shown, because it stays. */
export function EntryFields({ taken, titleIsFixed }: Props) {
  const text = useText(libraryText)
  const { fields } = useText(libraryWords)
  const titles = useTitles()

  return (
    <>
      <div className="field-pair">
        <WholeNumberField
          name="capacity"
          label={fields.capacity}
          shape={shape.capacity}
          max={50}
          help={taken > 0 ? say(text.capacityTaken, { taken }) : text.capacityHelp}
        />
        {!titleIsFixed && (
          <SelectField
            name="title"
            label={fields.title}
            options={titles.data ?? []}
            isLoading={titles.isPending}
            shape={shape.title}
          />
        )}
      </div>
      <TextField
        name="direction"
        label={fields.direction}
        shape={shape.direction}
        maxLength={100}
        isOptional
      />
      <LongTextField
        name="profile"
        label={fields.profile}
        help={text.own.profileHelp}
        maxLength={2000}
        isOptional
      />
      <LongTextField
        name="expectations"
        label={fields.expectations}
        help={text.own.expectationsHelp}
        maxLength={1000}
        rows={3}
        isOptional
      />
    </>
  )
}
