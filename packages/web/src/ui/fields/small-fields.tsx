import { Form, Switch } from 'antd'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'
import { Field, TextField } from './fields.tsx'
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

/** Where a record comes in its list; the help says that smaller numbers come first. */
export function OrderField(field: Pick<Own, 'label' | 'shape'> & { max?: number }) {
  const { sortHelp } = useText(uiText)
  return <WholeNumberField {...field} name="sort" isOptional help={sortHelp} />
}

type NameFieldsProps = {
  /** Of the Chinese name and of the English one, as the lengths. */
  labels: readonly [string, string]
  shape: { name: z.ZodType; nameEn: z.ZodType }
  lengths?: readonly [number, number]

  /** Below the English name. */
  help?: string
}

/** A name in Chinese, and the optional one in English. */
export const NameFields = ({ labels, shape, lengths = [64, 120], help }: NameFieldsProps) => (
  <>
    <TextField name="name" label={labels[0]} shape={shape.name} maxLength={lengths[0]} />
    <TextField
      name="nameEn"
      label={labels[1]}
      shape={shape.nameEn}
      isOptional
      maxLength={lengths[1]}
      help={help}
    />
  </>
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
