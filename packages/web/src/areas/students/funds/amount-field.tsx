import type { ReactNode } from 'react'
import type { z } from 'zod'
import { Field } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'

type Own = { name: string; label: string; shape: z.ZodType; help?: ReactNode }

/** An amount of money; the value is a text, so that cents are never rounded. */
export const AmountField = (field: Own) => (
  <Field {...field}>
    <NumberInput<string>
      stringMode
      min={0}
      precision={2}
      controls={false}
      inputMode="decimal"
      style={{ width: '100%' }}
    />
  </Field>
)
