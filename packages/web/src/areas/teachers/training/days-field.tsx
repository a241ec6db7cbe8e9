import { CloseOutlined } from '@ant-design/icons'
import { MAX_DAYS } from '@residency/contract/areas/teachers/training/training-class.contract'
import { eachDay } from '@residency/contract/kernel/day'
import { Button } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { DayInput } from '../../../ui/times/day-input.tsx'
import { sortedDays } from './training.rules.ts'
import { trainingText } from './training.text.ts'

/** Days of a class: a span is added, then days without a session are removed. */
export const DaysField = ({
  name,
  label,
  shape,
}: {
  name: string
  label: string
  shape: z.ZodType
}) => (
  <Field name={name} label={label} shape={shape}>
    <DaysInput />
  </Field>
)

type InputProps = { id?: string; value?: string[]; onChange?: (days: string[]) => void }

function DaysInput({ id, value = [], onChange }: InputProps) {
  const { classes: text } = useText(trainingText)
  const [from, setFrom] = useState<string | undefined>()
  const [to, setTo] = useState<string | undefined>()

  const add = () => {
    if (!from) return
    onChange?.(sortedDays([...value, ...eachDay(from, to ?? from)]).slice(0, MAX_DAYS))
  }

  return (
    <div className="days-field">
      <div className="days-add">
        <DayInput
          {...(id ? { id } : {})}
          value={from}
          onChange={(day) => setFrom(day ?? undefined)}
          placeholder={text.dayFrom}
          aria-label={text.dayFrom}
        />
        <DayInput
          value={to}
          onChange={(day) => setTo(day ?? undefined)}
          placeholder={text.dayTo}
          aria-label={text.dayTo}
        />
        <Button onClick={add} disabled={!from}>
          {text.addDays}
        </Button>
      </div>
      {value.length === 0 ? (
        <p className="soft">{text.noDays}</p>
      ) : (
        <ul className="day-chips">
          {value.map((day) => (
            <li key={day}>
              <span className="figures">{day}</span>
              <button
                type="button"
                aria-label={say(text.removeDay, { day })}
                onClick={() => onChange?.(value.filter((one) => one !== day))}
              >
                <CloseOutlined />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
