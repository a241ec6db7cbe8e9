import type { TraineeChange } from '@residency/contract/areas/students/changes/change.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { changeText } from './change.text.ts'

/** Old and new of a change in one line. */
export function ChangeLine({ record: { label, before, after } }: { record: TraineeChange }) {
  const text = useText(changeText)
  return (
    <p className="change-line figures">
      <span className="soft">{label}</span> <del>{before ?? text.nothing}</del> →{' '}
      <strong>{after ?? text.nothing}</strong>
    </p>
  )
}
