import { Form } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { entryText } from '../entries/entry.text.ts'
import { faultOfCount } from './count.rules.ts'
import type { EntryValues } from './new-entry.rules.ts'

/**
 * How many cases. A number that is too large is refused in words, never made smaller by the field.
 */
export function CountField({ help }: { help?: ReactNode }) {
  const { form: text } = useText(entryText)
  const form = Form.useFormInstance<EntryValues>()

  const rule = {
    validator: (_: unknown, typed: unknown) => {
      const fault = faultOfCount(typed, Boolean(form.getFieldValue('patientId')))
      return fault ? Promise.reject(say(text[fault.text], fault.data)) : Promise.resolve()
    },
  }

  return (
    <Field name="count" label={text.count} help={help} rules={[rule]}>
      <NumberInput inputMode="numeric" style={{ width: '100%' }} />
    </Field>
  )
}
