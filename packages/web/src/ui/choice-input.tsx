import { DownOutlined } from '@ant-design/icons'
import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react'
import { toast } from '../platform/feedback.ts'
import { textNow } from '../platform/i18n.ts'
import { uiText } from './ui.text.ts'

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

/** One of a few. What is chosen is seen at once; the list, a heavy thing, comes when the pointer or the focus does. */
export function ChoiceInput({ value, onChange, options, placeholder, isClearable = false, ...named }: ChoiceInputProps) {
  const [turned, setTurned] = useState<'near' | 'inside' | 'open' | null>(null)
  const isPressed = useRef(false)
  const prepare = (next: 'near' | 'inside' | 'open', isMeant: () => boolean) =>
    void load().then(
      () => isMeant() && setTurned(next),
      () => next === 'open' && toast.error(textNow(uiText).partMissing),
    )
  // Nothing is exchanged under a finger that is down: the press would be lost.
  const turnTo = ({ currentTarget: field }: FocusEvent) => prepare('inside', () => !isPressed.current && document.activeElement === field)
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
        allowClear={isClearable}
        popupMatchSelectWidth={false}
        autoFocus={turned !== 'near'}
        defaultOpen={turned === 'open'}
      />
    </Suspense>
  )
}
