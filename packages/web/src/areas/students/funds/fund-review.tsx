import type { Fund, FundMove } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { useOneFund, useSpendingsOfFund, useWaitingFunds } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { useFundFacts, useFundTotal } from './fund-facts.tsx'
import { FUND_TONES, hasBudget, moneyOf, stepsOfFund } from './fund-tones.rules.ts'
import { LineBars } from './line-bars.tsx'
import type { MoveFormProps } from './move-form.tsx'
import { SpendingLine } from './spending-line.tsx'
import { useFundReview } from './use-fund-review.ts'

const MoveForm = lazyDialog<MoveFormProps>(() =>
  import('./move-form.tsx').then((part) => part.default),
)

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One application: lines with what is left, facts, papers, spendings. */
export function FundReview({ id, isVisit, onOpen }: Props) {
  const text = useText(fundText)
  const { fields, flows } = useText(fundWords)
  const factsOf = useFundFacts()
  const totalOf = useFundTotal()
  const review = useFundReview()
  const waiting = useWaitingFunds().data
  const { data: fund, error } = useOneFund(id)
  const [isMoving, setMoving] = useState(false)

  const files = asEvidence(fund?.files, fields.files)
  const pane = useEvidencePane(files)

  const tools = fund?.mayMove && <Button onClick={() => setMoving(true)}>{text.move}</Button>

  return (
    <>
      <ReviewScreen<Fund>
        review={review}
        waiting={waiting}
        isVisit={isVisit}
        onOpen={onOpen}
        error={error}
        record={fund}
        lead={
          fund && <StateTag tone={FUND_TONES[fund.state]}>{flows.fund.states[fund.state]}</StateTag>
        }
        {...(fund ? { steps: stepsOfFund(fund.state, text.steps), tools } : {})}
        evidence={files.length > 0 ? pane : undefined}
      >
        {fund && (
          <>
            <section className="panel" aria-label={text.lines}>
              <h2>{fund.title}</h2>
              {totalOf(fund) && <p className="figures">{totalOf(fund)}</p>}
              <LineBars fund={fund} />
              <Moves moves={fund.moves} />
            </section>
            {hasBudget(fund) && <Spendings fundId={fund.id} />}
            <section className="panel">
              <h2>{text.facts}</h2>
              <FactList facts={factsOf(fund)} />
            </section>
          </>
        )}
      </ReviewScreen>
      {fund && (
        <MoveForm
          isOpen={isMoving}
          fund={fund}
          lines={fund.lineOptions}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  )
}

function Moves({ moves }: { moves: readonly FundMove[] }) {
  const text = useText(fundText)
  if (moves.length === 0) return null

  return (
    <>
      <h3>{text.moves}</h3>
      <ul>
        {moves.map(({ id, amount, ...of }) => (
          <li key={id}>{say(text.moved, { ...of, amount: moneyOf(amount) })}</li>
        ))}
      </ul>
    </>
  )
}

function Spendings({ fundId }: { fundId: number }) {
  const text = useText(fundText)
  const rows = useSpendingsOfFund(fundId).data?.list ?? []
  return (
    <section className="panel" aria-label={text.spendings}>
      <h2>{text.spendings}</h2>
      {rows.length === 0 && <p className="soft">{text.own.noSpendings}</p>}
      <ul className="fund-spendings">
        {rows.map((row) => (
          <SpendingLine key={row.id} spending={row} />
        ))}
      </ul>
    </section>
  )
}
