import { Input } from 'antd'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { z } from 'zod'
import { say, useText } from '../../../platform/i18n.ts'
import { DayInput } from '../../../ui/day-input.tsx'
import { Field } from '../../../ui/fields.tsx'
import { intakeText } from './intake.text.ts'
import { type Edge, isTimeOfDay, momentOf, partsOf, tidyTime } from './moment.rules.ts'
import './intakes.css'

type Props = { name: string | string[]; label: string; edge: Edge; shape?: z.ZodType; isOptional?: boolean; help?: ReactNode }
/** A day and a minute of Shanghai beside each other; holds the instant as the wire has it. */
export const MomentField = ({ name, edge, ...field }: Props) => (
  <Field {...field} name={name as string}>
    <MomentInput edge={edge} label={field.label} />
  </Field>
)

type InputProps = {
  edge: Edge
  label: string
  id?: string
  value?: string | null
  onChange?: (value: string | undefined) => void
  ref?: Ref<{ focus: () => void }>
}
/** The day can be given alone: it means its first minute for a start, its last for an end. */
function MomentInput({ edge, label, id, value, onChange, ref }: InputProps) {
  const text = useText(intakeText)
  const box = useRef<HTMLSpanElement>(null)
  const { day, time } = partsOf(value)
  const [typed, setTyped] = useState<string | null>(null)
  // a form puts its complaint beside what can be turned to
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('input')?.focus() }))
  const leaveTime = () => {
    const tidy = tidyTime(typed ?? time)
    if (isTimeOfDay(tidy)) onChange?.(momentOf(day, tidy, edge))
    setTyped(null)
  }
  return (
    <span className="moment" ref={box}>
      <DayInput id={id!} value={day} onChange={(next) => onChange?.(momentOf(next, time, edge))} />
      <Input
        className="moment-time figures"
        value={typed ?? time}
        maxLength={6}
        inputMode="numeric"
        autoComplete="off"
        placeholder={edge === 'start' ? '00:00' : '23:59'}
        aria-label={say(text.timeOf, { name: label })}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leaveTime}
      />
    </span>
  )
}
