import { DownOutlined } from '@ant-design/icons'
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { textNow } from '../../platform/texts/i18n.ts'
import { useClear } from '../fields/use-clear.tsx'
import { uiText } from '../ui.text.ts'

const load = () => import('./choice-select.tsx')
const Select = lazy(load)

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
  const [turned, setTurned] = useState<'near' | 'inside' | 'open' | null>(null)
  const isPressed = useRef(false)

  const prepare = (next: 'near' | 'inside' | 'open', isStillWanted: () => boolean) =>
    void load().then(
      () => isStillWanted() && setTurned(next),
      () => next === 'open' && toast.error(textNow(uiText).partMissing),
    )

  // Not swapped while a finger is down: the press would be lost.
  const turnTo = ({ currentTarget: field }: FocusEvent) =>
    prepare('inside', () => !isPressed.current && document.activeElement === field)
  const shown = options.find((option) => option.value === value)?.label

  const plain = (
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
      <span className={shown === undefined ? 'plain-hint' : undefined}>{shown ?? placeholder}</span>
      <DownOutlined aria-hidden="true" className="plain-arrow" />
    </button>
  )

  if (!turned) return plain

  return (
    <Suspense fallback={plain}>
      <Select
        {...named}
        value={value ?? null}
        onChange={(next: unknown) => onChange?.(typeof next === 'string' ? next : undefined)}
        options={[...options]}
        placeholder={placeholder}
        allowClear={isClearable && clear}
        popupMatchSelectWidth={false}
        autoFocus={turned !== 'near'}
        defaultOpen={turned === 'open'}
      />
    </Suspense>
  )
}
