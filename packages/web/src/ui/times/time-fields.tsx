import { Input, type InputRef } from 'antd'
import { type ReactNode, type Ref, type SyntheticEvent, useImperativeHandle, useRef } from 'react'
import type { z } from 'zod'
import type { FormRule } from '../../platform/texts/form-rules.ts'
import { say, textNow, useText } from '../../platform/texts/i18n.ts'
import { Field } from '../fields/fields.tsx'
import { byKey } from '../key-press.ts'
import { uiText } from '../ui.text.ts'
import { DayInput } from './day-input.tsx'
import type { DayRange } from './day-shape.ts'
import {
  type Edge,
  faultOf,
  isTimeOfDay,
  momentOf,
  normaliseTime,
  partsOf,
  usualTime,
} from './moment.rules.ts'

const rightTime: FormRule = {
  validator: async (_, value) => {
    if (!isTimeOfDay(String(value ?? ''))) throw new Error(textNow(uiText).timeWrong)
  },
}

type TimeFieldProps = { name: string; label: string; help?: ReactNode; rules?: FormRule[] }

/** A time of day as `HH:mm`, normalised from what was typed; `rules` are further checks. */
export const TimeField = ({ rules = [], ...field }: TimeFieldProps) => (
  <Field {...field} rules={[rightTime, ...rules]}>
    <TimeInput />
  </Field>
)

const wholeMoment: FormRule = {
  validator: async (_, value) => {
    const fault = faultOf(value as string | null | undefined)
    if (fault) throw new Error(textNow(uiText)[fault])
  },
}

type MomentFieldProps = DayRange & {
  /** Both day and time have to be entered; otherwise a day alone means its first or last minute. */
  needsTime?: boolean
  name: string | string[]
  label: string
  edge: Edge
  shape?: z.ZodType
  isOptional?: boolean
  help?: ReactNode
}

/** A day and a minute of Shanghai; the value is the instant in the API's format. */
export const MomentField = ({ edge, min, max, needsTime = false, ...field }: MomentFieldProps) => (
  <Field {...field} rules={[wholeMoment]}>
    <MomentInput edge={edge} label={field.label} min={min} max={max} needsTime={needsTime} />
  </Field>
)

type Aria = { 'aria-invalid'?: 'true'; 'aria-required'?: 'true'; 'aria-describedby'?: string }

type TimeInputProps = Aria & {
  id?: string
  value?: string
  onChange?: (time: string) => void
  onBlur?: () => void
  placeholder?: string

  /** The time used when the field is left empty. */
  usual?: string
  'aria-label'?: string
  ref?: Ref<InputRef>
}

/** Normalised on blur or Enter; the phone shows a numeric keyboard, so no colon is needed. */
function TimeInput({
  value = '',
  onChange,
  onBlur,
  placeholder = '08:30',
  usual = '',
  ...rest
}: TimeInputProps) {
  const normalise = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const time = normaliseTime(currentTarget.value || usual)
    if (time !== value) onChange?.(time)
  }

  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    normalise(event)
    onBlur?.()
  }

  return (
    <Input
      {...rest}
      value={value}
      className="figures"
      maxLength={6}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={leave}
      onPressEnter={byKey((event) => normalise(event))}
    />
  )
}

type MomentInputProps = Aria &
  DayRange & {
    edge: Edge
    label: string
    needsTime?: boolean
    id?: string
    value?: string | null
    onChange?: (value: string | undefined) => void
    onBlur?: () => void
    ref?: Ref<{ focus: () => void }>
  }

/**
 * The day may be given alone: a start then means its first minute, an end its last, unless the time
 * has to be entered.
 */
function MomentInput({
  edge,
  label,
  id,
  value,
  onChange,
  onBlur,
  ref,
  min,
  max,
  needsTime = false,
  ...aria
}: MomentInputProps) {
  const text = useText(uiText)
  const box = useRef<HTMLSpanElement>(null)
  const { day, time } = partsOf(value)
  const usual = needsTime ? '' : usualTime(edge)
  const { 'aria-invalid': isWrong, ...others } = aria
  const wrong = isWrong ? ({ 'aria-invalid': isWrong } as const) : {}
  const isTimeWrong = faultOf(value) === 'timeWrong'

  // The error must be next to a focusable element.
  useImperativeHandle(ref, () => ({ focus: () => box.current?.querySelector('input')?.focus() }))

  return (
    <span className="moment" ref={box}>
      <DayInput
        {...others}
        {...(isTimeWrong ? {} : wrong)}
        id={id!}
        value={day}
        min={min}
        max={max}
        onChange={(next) => onChange?.(next && momentOf(next, time || usual, edge))}
      />
      <TimeInput
        {...others}
        {...(isTimeWrong ? wrong : {})}
        value={time}
        {...(day ? { usual } : {})}
        placeholder={usualTime(edge)}
        aria-label={say(text.timeOf, { name: label })}
        onChange={(next) => onChange?.(momentOf(day, next, edge))}
        {...(onBlur ? { onBlur } : {})}
      />
    </span>
  )
}
