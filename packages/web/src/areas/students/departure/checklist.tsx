import type { Clearance } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './departure.css'
import { outcomeTone } from './departure.rules.ts'
import { departureText } from './departure.text.ts'
import type { ItemDecisionProps } from './item-decision.tsx'

const ItemDecision = lazyDialog<ItemDecisionProps>(() =>
  import('./item-decision.tsx').then((part) => part.default),
)

type ItemOutcome = { item: Clearance; outcome: 'signed' | 'refused' }
type Props = { items: readonly Clearance[]; extra?: (item: Clearance) => ReactNode }

/**
 * The items of a departure with their owners; what the reader owns is signed off or refused here.
 */
export function Checklist({ items, extra }: Props) {
  const text = useText(departureText)
  const { itemOwners, itemOutcomes } = useText(departureWords)
  const itemDecisionDialog = useRowDialog<ItemOutcome>()

  return (
    <section className="panel" aria-label={text.checklist}>
      <h2>{text.checklist}</h2>
      <ul className="departure-list">
        {items.map((item) => (
          <li key={item.id} aria-label={item.name}>
            <div className="panel-head">
              <strong>{item.name}</strong>
              <StateTag tone={outcomeTone(item.outcome)}>
                {item.outcome ? itemOutcomes[item.outcome] : text.openItem}
              </StateTag>
            </div>
            <small className="soft">
              {say(text.ownerOf, { owner: item.department ?? itemOwners[item.owner] })}
              {item.by && (
                <span className="figures">
                  {' '}
                  · {say(text.by, { by: item.by, at: item.at ?? '' })}
                </span>
              )}
            </small>
            {item.remark && <p>{item.remark}</p>}
            {item.mayDecide && (
              <p className="departure-buttons">
                {item.outcome !== 'signed' && (
                  <Button onClick={() => itemDecisionDialog.open({ item, outcome: 'signed' })}>
                    {text.sign}
                  </Button>
                )}
                <Button onClick={() => itemDecisionDialog.open({ item, outcome: 'refused' })}>
                  {text.refuse}
                </Button>
              </p>
            )}
            {extra?.(item)}
          </li>
        ))}
      </ul>
      <ItemDecision
        isOpen={itemDecisionDialog.isOpen}
        decision={itemDecisionDialog.opened}
        onClose={itemDecisionDialog.close}
      />
    </section>
  )
}
