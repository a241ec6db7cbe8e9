import { InputNumber, type InputNumberProps } from 'antd'
import { useId, useState } from 'react'
import { say, useText } from '../../platform/texts/i18n.ts'
import { faultOfNumber } from './number-input.rules.ts'
import './fields.css'
import { numberInputText } from './number-input.text.ts'

type Limits = { min?: number; max?: number; precision?: number }

type Props<Value extends number | string> = Omit<
  InputNumberProps<Value>,
  'min' | 'max' | 'precision'
> &
  Limits

/**
 * A typed number. One outside the limits, or with more decimals than `precision`, stays as typed
 * and is marked as wrong: nothing is cut or rounded. The server judges what is sent all the same.
 * Field and message are one element, so that a message never moves the columns of a line.
 */
export function NumberInput<Value extends number | string = number>({
  min,
  max,
  precision,
  ...props
}: Props<Value>) {
  const text = useText(numberInputText)
  const id = useId()
  const [typed, setTyped] = useState<Value | null>(null)
  const value = 'value' in props ? props.value : typed
  const fault = faultOfNumber(value ?? null, { min, max, precision })

  const change = (next: Value | null) => {
    setTyped(next)
    props.onChange?.(next)
  }

  return (
    <span className="number-input">
      <InputNumber<Value>
        {...props}
        onChange={change}
        {...(fault ? { status: 'error', 'aria-invalid': true, 'aria-describedby': id } : {})}
      />
      {fault && (
        <small id={id} className="number-fault" role="alert">
          {say(text[fault.text], fault.data)}
        </small>
      )}
    </span>
  )
}
