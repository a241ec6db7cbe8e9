import { DownOutlined } from '@ant-design/icons'
import { type FocusEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../platform/feedback.ts'
import { textNow } from '../../platform/texts/i18n.ts'
import { useClear } from '../fields/use-clear.tsx'
import { uiText } from '../ui.text.ts'
import type ChoiceSelect from './choice-select.tsx'

const load = async () => (await import('./choice-select.tsx')).default

type Reason = 'near' | 'inside' | 'open'

type ChoiceInputProps = {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  options: readonly { value: string; label: string }[]
  placeholder?: string
  isClearable?: boolean
  'aria-label': string
}

/**
 * A single choice. The current value is shown at once; the heavy select is loaded on hover or
 * focus.
 */
export function ChoiceInput({
  value,
  onChange,
  options,
  placeholder,
  isClearable = false,
  ...named
}: ChoiceInputProps) {
  const clear = useClear()
  const [turned, setTurned] = useState<{ to: typeof ChoiceSelect; by: Reason } | null>(null)
  const isPressed = useRef(false)

  // Drawn at once: drawn later, it would take the focus back from a field that was left meanwhile.
  const prepare = (by: Reason, isStillWanted: () => boolean) =>
    void load().then(
      (to) => {
        if (isStillWanted()) flushSync(() => setTurned({ to, by }))
      },
      () => by === 'open' && toast.error(textNow(uiText).partMissing),
    )

  // Not swapped while a finger is down: the press would be lost.
  const turnTo = ({ currentTarget: field }: FocusEvent) =>
    prepare('inside', () => !isPressed.current && document.activeElement === field)
  const chosenLabel = options.find((option) => option.value === value)?.label

  if (turned) {
    const Select = turned.to

    return (
      <Select
        {...named}
        value={value ?? null}
        onChange={(next: unknown) => onChange?.(typeof next === 'string' ? next : undefined)}
        options={[...options]}
        placeholder={placeholder}
        allowClear={isClearable && clear}
        popupMatchSelectWidth={false}
        autoFocus={turned.by !== 'near'}
        defaultOpen={turned.by === 'open'}
      />
    )
  }

  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      {...named}
      className="plain-field plain-choice"
      onPointerEnter={() => prepare('near', () => !isPressed.current)}
      onPointerDown={() => {
        isPressed.current = true
      }}
      onFocus={turnTo}
      onClick={() => prepare('open', () => true)}
    >
      <span className={chosenLabel === undefined ? 'plain-hint' : undefined}>
        {chosenLabel ?? placeholder}
      </span>
      <DownOutlined aria-hidden="true" className="plain-arrow" />
    </button>
  )
}
