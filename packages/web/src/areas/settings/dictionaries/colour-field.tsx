import { Input } from 'antd'
import type { z } from 'zod'
import { useText } from '../../../platform/texts/i18n.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { dictionaryText } from './dictionary.text.ts'

type FieldControl = {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
  onBlur?: () => void
}

const WHOLE = /^#[0-9a-f]{6}$/i

/**
 * A colour by picker or hex digits; the browser's own picker is accessible by keyboard and screen
 * reader.
 */
function ColourInput({ id, value, onChange, onBlur }: FieldControl) {
  const text = useText(dictionaryText)
  const colour = value ?? ''
  return (
    <span className="colour-input">
      <input
        type="color"
        aria-label={text.colourPick}
        value={WHOLE.test(colour) ? colour : '#ffffff'}
        onChange={({ target }) => onChange?.(target.value.toUpperCase())}
      />
      <Input
        id={id}
        allowClear
        maxLength={7}
        autoComplete="off"
        value={colour}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={onBlur}
      />
    </span>
  )
}

export const ColourField = (field: {
  name: string
  label: string
  shape: z.ZodType
  help: string
}) => (
  <Field {...field} isOptional>
    <ColourInput />
  </Field>
)
