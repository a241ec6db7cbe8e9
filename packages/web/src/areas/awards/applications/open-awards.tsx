import type { OfferedAward } from '@residency/contract/areas/awards/applications/own-award.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { applicationText } from './application.text.ts'

/** Awards that are open now, each with a button, or with the reason why one cannot apply. */
export function OpenAwards({
  offered,
  onApply,
}: {
  offered: readonly OfferedAward[]
  onApply: (award: OfferedAward) => void
}) {
  const { own: text, kindLine } = useText(applicationText)
  return (
    <section className="panel" aria-label={text.open}>
      <h2>{text.open}</h2>
      {offered.length === 0 && <p className="soft">{text.noneOpen}</p>}
      <ul className="open-awards">
        {offered.map((award) => (
          <li key={award.limitId}>
            <div className="own-award-head">
              <h3>{say(kindLine, { kind: award.kind, year: award.year })}</h3>
              <span className="soft">
                {[
                  award.levelLabel,
                  award.isCompetition ? text.competition : null,
                  say(text.closes, { until: award.closesOn }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {award.conditions && <p>{award.conditions}</p>}
            {award.refusal ? (
              <p className="soft">{award.refusal}</p>
            ) : (
              <Button
                type="primary"
                aria-label={`${text.apply} ${award.kind}`}
                onClick={() => onApply(award)}
              >
                {text.apply}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
