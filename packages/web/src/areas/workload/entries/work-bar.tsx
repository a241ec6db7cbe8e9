import { say, useText } from '../../../platform/texts/i18n.ts'
import { entryText } from './entry.text.ts'
import './entries.css'

type Work = { item: string; unit: string | null; required: number; entered: number; passed: number }

/** An item with what is missing, the bar of what was logged and passed, and its figures. */
export function WorkBar({ item, unit, required, entered, passed }: Work) {
  const { own: text } = useText(entryText)
  const left = required - passed
  const values = { passed, entered, required, unit: unit ?? '' }
  const share = (count: number) => `${Math.min(100, (count * 100) / required)}%`

  return (
    <>
      <span className="work-bar-head">
        <strong>{item}</strong>
        <span className="figures">
          {left > 0 ? say(text.missing, { count: left, unit: values.unit }) : text.reached}
        </span>
      </span>
      <span className="work-track" aria-hidden="true">
        <span className="work-entered" style={{ width: share(entered) }} />
        <span className="work-passed" style={{ width: share(passed) }} />
      </span>
      <small className="figures soft">{say(text.progress, values)}</small>
    </>
  )
}
