import { Form, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'
import { Field } from './fields.tsx'
import { NumberInput } from './number-input.tsx'

type Own = {
  name: string
  label: string
  shape?: z.ZodType
  isOptional?: boolean
  help?: ReactNode
}

/** A non-negative integer. */
export const WholeNumberField = ({ max = 99_999, ...field }: Own & { max?: number }) => (
  <Field {...field}>
    <NumberInput min={0} max={max} precision={0} inputMode="numeric" style={{ width: '100%' }} />
  </Field>
)

/** A number in steps of a half. */
export const HalfNumberField = ({
  min = 0.5,
  max = 20,
  ...field
}: Own & { min?: number; max?: number }) => (
  <Field {...field}>
    <NumberInput
      min={min}
      max={max}
      step={0.5}
      precision={1}
      inputMode="decimal"
      style={{ width: '100%' }}
    />
  </Field>
)

type WordedSwitchProps = {
  id?: string
  value?: number
  onChange?: (value: 0 | 1) => void
  on: string
  off: string
}

/** The label is next to the switch: inside, white on the accent colour has too little contrast. */
const WordedSwitch = ({ id, value, onChange, on, off }: WordedSwitchProps) => (
  <span className="nowrap">
    <Switch id={id} checked={value === 1} onChange={(isOn) => onChange?.(isOn ? 1 : 0)} />{' '}
    {value === 1 ? on : off}
  </span>
)

/** On is 1, off is 0, as in the API. */
export const SwitchField = ({ name, label, help, on, off }: Own & { on: string; off: string }) => (
  <Form.Item name={name} label={label} extra={help} required>
    <WordedSwitch on={on} off={off} />
  </Form.Item>
)

/** The status of a record in its form; apart from the list's switch, because lists load no form. */
export function StatusField() {
  const { status, states } = useText(uiText)
  return <SwitchField name="status" label={status} on={states[1]} off={states[0]} />
}
