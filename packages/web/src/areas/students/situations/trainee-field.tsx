import type { z } from 'zod'
import { useText } from '../../../platform/texts/i18n.ts'
import { SearchSelect } from '../../../ui/choices/search-select.tsx'
import { Field } from '../../../ui/fields/fields.tsx'
import { useSituationTrainees } from './situation.queries.ts'
import { situationText } from './situation.text.ts'

type Props = {
  name: string
  label: string
  shape: z.ZodType
  useFound?: typeof useSituationTrainees
}

/** A trainee of the reader's bases, searched by name or number. */
export function TraineeField({ name, label, shape, useFound = useSituationTrainees }: Props) {
  const text = useText(situationText)
  return (
    <Field name={name} label={label} shape={shape}>
      <SearchSelect useFound={useFound} placeholder={text.traineePlaceholder} none={text.nobody} />
    </Field>
  )
}
