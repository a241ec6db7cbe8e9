import type { z } from 'zod'
import { useText } from '../../../platform/texts/i18n.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { absenceText } from './absence.text.ts'
import { useTraineeSearch } from './seats.queries.ts'

/** A trainee of the reader's bases, searched by name or number. */
export function TraineeField({
  name,
  label,
  shape,
}: {
  name: string
  label: string
  shape: z.ZodType
}) {
  const text = useText(absenceText)
  return (
    <Field name={name} label={label} shape={shape}>
      <SearchSelect
        useFound={useTraineeSearch}
        placeholder={text.searchTrainee}
        none={text.nobody}
      />
    </Field>
  )
}
