import type { Fund } from '@residency/contract/areas/students/funds/fund.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { fundText } from './fund.text.ts'
import { hasBudget, moneyOf } from './fund-tones.rules.ts'
import './funds.css'

/**
 * Every line with what is left of it, as a bar and in words; before anything is granted what is
 * asked for.
 */
export function LineBars({ fund }: { fund: Fund }) {
  const text = useText(fundText)
  if (!hasBudget(fund))
    return (
      <ul className="fund-lines">
        {fund.lines.map(({ line, label, asked: requestedAmount }) => (
          <li key={line} className="fund-line-head">
            <strong>{label}</strong>
            <span className="figures">
              {say(text.lineAsked, { asked: moneyOf(requestedAmount) })}
            </span>
          </li>
        ))}
      </ul>
    )

  return (
    <ul className="fund-lines">
      {fund.lines.map(({ line, label, granted, remaining, checked, waiting }) => {
        const left = say(text.lineLeft, {
          remaining: moneyOf(remaining),
          granted: moneyOf(granted),
        })

        return (
          <li key={line}>
            <div className="fund-line-head">
              <strong>{label}</strong>
              <span className="figures">{left}</span>
            </div>
            <progress
              max={Number(granted) || 1}
              value={Number(remaining)}
              aria-label={`${label} ${left}`}
            />
            <small className="figures">
              {say(text.lineSpent, { checked: moneyOf(checked), waiting: moneyOf(waiting) })}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
