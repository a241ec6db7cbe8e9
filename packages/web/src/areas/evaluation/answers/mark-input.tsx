import type { FormItem } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { labelIn } from '@residency/contract/kernel/label'
import { type KeyboardEvent, useId } from 'react'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { byKey } from '../../../ui/key-press.ts'
import { markOfKey } from './answer.rules.ts'

type MarkItem = Exclude<FormItem, { kind: 'text' }>

type Props = {
  item: MarkItem
  label: string
  value: number | null | undefined

  /** Only the choice that was made is shown. */
  isFolded?: boolean
  onChange: (value: number | null) => void
}

/** The next item of the form, so that a whole form is marked by typing digits. */
function goOn(from: HTMLElement) {
  const items = [
    ...(from.closest('.evaluation-form')?.querySelectorAll<HTMLElement>('.evaluation-item') ?? []),
  ]
  const next = items[items.findIndex((item) => item.contains(from)) + 1]
  next?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus()
}

/**
 * Radio buttons as large as a thumb: marks with 'not observed', or the options of a choice. Digits
 * choose a mark and move to the next item.
 */
export function MarkInput({ item, label, value, isFolded = false, onChange }: Props) {
  const { notObserved } = useText(templateWords)
  const language = useLanguage()
  const name = useId()

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const mark = item.kind === 'score' ? markOfKey(event.key, item.scale) : undefined
    if (mark === undefined) return

    event.preventDefault()
    onChange(mark)
    goOn(event.currentTarget)
  }

  const options: { value: number | null; label: string }[] =
    item.kind === 'score'
      ? [
          ...Array.from({ length: item.scale }, (_, index) => ({
            value: index + 1,
            label: String(index + 1),
          })),
          { value: null, label: notObserved },
        ]
      : item.options.map((option, index) => ({
          value: index,
          label: labelIn(language, option.label, option.labelEn),
        }))

  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={item.kind === 'score' ? `marks is-${item.scale}` : 'marks is-choice'}
      onKeyDown={byKey(onKey)}
    >
      {options
        .filter((option) => !isFolded || option.value === value)
        .map((option) => (
          <label key={option.value} className={option.value === null ? 'mark is-unseen' : 'mark'}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
    </div>
  )
}
