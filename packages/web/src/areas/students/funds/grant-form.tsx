import { type Fund, fundReview } from '@residency/contract/areas/students/funds/fund.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { ActionForm } from '../../../screens/review/review.ts'
import { Field } from '../../../ui/fields/fields.tsx'
import { AmountsInput } from './amounts-input.tsx'
import { fundText } from './fund.text.ts'
import { moneyOf } from './fund-tones.rules.ts'

/**
 * What a grant begins with: as much of every line as was asked for. Many at once are granted so
 * without a choice.
 */
const grantOf = (rows: readonly Fund[]) => {
  const [row] = rows
  return rows.length === 1 && row
    ? { lines: row.lines.map(({ line, asked: amount }) => ({ line, amount })) }
    : {}
}

/** What is granted of each line. */
function GrantFields({ rows }: { rows: readonly Fund[] }) {
  const text = useText(fundText)
  const [row] = rows
  if (!row || rows.length > 1) return <p>{say(text.grantMany, { count: rows.length })}</p>

  const lines = row.lines.map(({ line, label, asked: requestedAmount }) => ({
    line,
    label: `${label} · ${say(text.lineAsked, { asked: moneyOf(requestedAmount) })}`,
  }))

  return (
    <Field
      name="lines"
      label={text.grantLines}
      shape={fundReview.act.body.shape.lines}
      help={text.grantHelp}
    >
      <AmountsInput lines={lines} isWhole />
    </Field>
  )
}

/** The form of a grant. */
export const grantForm: ActionForm<Fund> = { Fields: GrantFields, initialOf: grantOf }
