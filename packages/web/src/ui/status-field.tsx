import { useText } from '../platform/i18n.ts'
import { SwitchField } from './small-fields.tsx'
import { uiText } from './ui.text.ts'

/** The status of a record in its form; apart from the list's switch, because lists load no form. */
export function StatusField() {
  const { status, states } = useText(uiText)
  return <SwitchField name="status" label={status} on={states[1]} off={states[0]} />
}
