import { useText } from '../../platform/texts/i18n.ts'
import { uiText } from '../ui.text.ts'
import { SwitchField } from './small-fields.tsx'

/** The status of a record in its form; apart from the list's switch, because lists load no form. */
export function StatusField() {
  const { status, states } = useText(uiText)
  return <SwitchField name="status" label={status} on={states[1]} off={states[0]} />
}
