import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'

type SearchInputProps = {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  placeholder: string
  'aria-label': string
}

/** A search input with a clear button. */
export function SearchInput({ value = '', onChange, ...rest }: SearchInputProps) {
  const text = useText(uiText)
  const field = useRef<HTMLInputElement>(null)

  const clear = () => {
    onChange?.(undefined)
    field.current?.focus()
  }

  return (
    <span className="plain-field plain-search">
      <SearchOutlined aria-hidden="true" />
      <input
        ref={field}
        type="text"
        {...rest}
        value={value}
        maxLength={100}
        onChange={({ target }) => onChange?.(target.value || undefined)}
      />
      <button
        type="button"
        tabIndex={-1}
        className="plain-clear"
        hidden={!value}
        aria-label={text.clear}
        onClick={clear}
      >
        <CloseCircleFilled aria-hidden="true" />
      </button>
    </span>
  )
}
