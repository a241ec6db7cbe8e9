import { say, useText } from '../../../platform/texts/i18n.ts'
import { paperText } from '../papers/paper.text.ts'
import { blueprintText } from './blueprint.text.ts'
import type { BlueprintTrial } from './use-tried-blueprint.ts'

type Props = {
  data: BlueprintTrial | undefined
  error: Error | null
  isAsked: boolean
  isBusy: boolean
  forms: number
}

/** Whether the bank suffices, and where it does not. */
export function TriedNote({ data, error, isAsked, isBusy, forms }: Props) {
  const text = useText(blueprintText)
  const { comma } = useText(paperText)

  const note = () => {
    if (!isAsked) return [text.incomplete]
    if (error && !isBusy) return [error.message]
    if (!data) return [text.asking]

    if (data.shortages.length > 0)
      return data.shortages.map(({ rows, missing }) =>
        say(rows.length > 1 ? text.lackingTogether : text.lacking, {
          rows: rows.map((row) => row + 1).join(comma),
          missing,
        }),
      )

    if (data.overlapping) return [say(text.overlapping, data.overlapping)]

    return [forms > 1 ? say(text.readyForms, { shared: data.mostShared ?? 0 }) : text.ready]
  }

  const isGood = data !== undefined && data.mostShared !== null

  const chooseTone = () => {
    if (isGood) return 'is-good'

    return data || error ? 'is-wait' : ''
  }

  const tone = chooseTone()

  return (
    <div role="status" className={`paper-tried ${tone}`}>
      {note().map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
