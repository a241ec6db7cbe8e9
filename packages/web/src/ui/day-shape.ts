import type { FocusEvent } from 'react'

/** A calendar day as text, `YYYY-MM-DD`; what both the typed field and its calendar take. */
export type DayInputProps = {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  id?: string
  placeholder?: string
  'aria-label'?: string
}
