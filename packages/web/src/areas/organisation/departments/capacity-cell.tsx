import { nameIn } from '@residency/contract/kernel'
import { type KeyboardEvent, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { type SecondLevelRow, useSetCapacity } from './department.queries.ts'
import { supervisorsNeeded } from './department.rules.ts'
import { levelText } from './level.text.ts'
import '../organisation.css'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { byKey } from '../../../ui/key-press.ts'

const leaveByEnter = (event: KeyboardEvent<HTMLInputElement>) =>
  event.key === 'Enter' && event.currentTarget.blur()

type Text = ReturnType<typeof useText<(typeof levelText)['zh-cn']>>

/** What a department takes and needs now. */
function savedSentence(
  text: Text,
  name: string,
  { capacity, ...numbers }: { capacity: number | null; least: number; ratio: number },
): string {
  if (capacity === null) return say(text.capacityNone, { name })

  const sentence = numbers.least === 0 ? text.capacitySaved : text.leastSaved

  return say(sentence, { name, capacity, ...numbers })
}

/** Saves one of the three numbers of a row; the others are sent as shown. */
function useSaving(row: SecondLevelRow) {
  const text = useText(levelText)
  const first = nameIn(useLanguage(), row)
  const set = useSetCapacity()

  const save = async (change: {
    capacity?: number | null
    leastTrainees?: number
    ratio?: number
  }) => {
    const { id, version, capacity, leastTrainees, ratio } = { ...row, ...change }
    if (capacity === row.capacity && leastTrainees === row.leastTrainees && ratio === row.ratio)
      return

    await set.mutateAsync({ id, version, capacity, leastTrainees, ratio }).then(
      () => toast.success(savedSentence(text, first, { capacity, least: leastTrainees, ratio })),
      () => {}, // The call has reported the error.
    )
  }

  return {
    save: (change: Parameters<typeof save>[0]) => void save(change),
    isBusy: set.isPending,
    name: first,
  }
}

/**
 * A number edited in place: saved on blur, reset by Escape, and by leaving it empty if it must have
 * a value.
 */
function NumberInPlace(props: NumberProps) {
  const { value, label, min, max, step, isOptional = false, isBusy, onSave } = props
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const [seen, setSeen] = useState(value)

  if (seen !== value) {
    setSeen(value)
    setTyped(undefined)
  }

  const leave = () => {
    if (typed === null && !isOptional) setTyped(undefined)
    else if (typed !== undefined) onSave(typed)
  }

  return (
    <NumberInput
      size="small"
      className="capacity-input"
      aria-label={label}
      value={typed === undefined ? value : typed}
      min={min}
      max={max}
      step={step}
      {...(step < 1 ? {} : { precision: 0 })}
      disabled={isBusy}
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      onChange={(next) => setTyped(next)}
      onBlur={leave}
      onKeyDown={byKey((event) => {
        if (event.key === 'Escape') setTyped(undefined)
        else leaveByEnter(event)
      })}
    />
  )
}

type NumberProps = {
  value: number | null
  label: string
  min: number
  max: number
  step: number
  isBusy: boolean

  /** Whether it can be cleared. */
  isOptional?: boolean
  onSave: (value: number | null) => void
}

/**
 * Monthly capacity of a department: the number, a bar for comparison, and the supervisors it needs.
 */
export function CapacityCell({ row, share }: { row: SecondLevelRow; share: number }) {
  const text = useText(levelText)
  const { save, isBusy, name } = useSaving(row)
  const { capacity, ratio } = row
  const canEdit = row.actions.includes('capacity')

  return (
    <span className="capacity">
      {canEdit ? (
        <NumberInPlace
          value={capacity}
          label={say(text.capacityOf, { name })}
          min={0}
          max={999}
          step={1}
          isBusy={isBusy}
          isOptional
          onSave={(next) => save({ capacity: next })}
        />
      ) : (
        <strong>{capacity ?? text.takesNone}</strong>
      )}
      <span className="capacity-words">
        <i className="capacity-bar" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </i>
        <small>
          {capacity === null
            ? text.takesNone
            : say(text.needs, { count: supervisorsNeeded(capacity, ratio) })}
        </small>
      </span>
    </span>
  )
}

/** Trainees that a department needs in each month. */
export function LeastCell({ row }: { row: SecondLevelRow }) {
  const text = useText(levelText)
  const { save, isBusy, name } = useSaving(row)
  if (!row.actions.includes('capacity') || row.capacity === null) return row.leastTrainees

  return (
    <NumberInPlace
      value={row.leastTrainees}
      label={say(text.leastOf, { name })}
      min={0}
      max={999}
      step={1}
      isBusy={isBusy}
      onSave={(next) => next !== null && save({ leastTrainees: next })}
    />
  )
}

/** Trainees per supervisor. */
export function RatioCell({ row }: { row: SecondLevelRow }) {
  const text = useText(levelText)
  const { save, isBusy, name } = useSaving(row)
  if (!row.actions.includes('capacity')) return row.ratio

  return (
    <NumberInPlace
      value={row.ratio}
      label={say(text.ratioOf, { name })}
      min={0.5}
      max={20}
      step={0.5}
      isBusy={isBusy}
      onSave={(next) => next !== null && save({ ratio: next })}
    />
  )
}
