import { useText } from '../../platform/texts/i18n.ts'
import { Floating } from '../../ui/floating.tsx'
import type { Column } from '../../ui/tables/column.ts'
import { uiText } from '../../ui/ui.text.ts'
import type { ListState } from './list-state.ts'
import { sortText } from './sort.text.ts'
import { OWN_ORDER, ordersOf } from './sort-choice.rules.ts'

export type SortChoiceProps = {
  isOpen: boolean
  anchor: HTMLElement | null
  list: ListState
  columns: readonly Column<never>[]
  sorts: readonly string[]
  onClose: () => void
}

/**
 * Choice of the order of a list whose rows are cards, which have no headings to press. Plain radio
 * buttons: those of the component library bring all parts of forms to every list of a phone.
 */
export function SortChoice({ anchor, list, columns, sorts, onClose }: SortChoiceProps) {
  const { sortBy } = useText(uiText)
  const sentences = useText(sortText)
  if (!anchor) return null

  const choose = (order: string) => {
    list.change({ sort: order === OWN_ORDER ? undefined : order })
    onClose()
  }

  return (
    <Floating
      anchor={anchor}
      align="end"
      onLeave={onClose}
      className="column-choice sort-choice"
      role="dialog"
      aria-label={sortBy}
    >
      <strong>{sortBy}</strong>
      <div role="radiogroup" aria-label={sortBy}>
        {ordersOf(columns, sorts, sentences).map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="sort"
              checked={value === (list.sort ?? OWN_ORDER)}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </Floating>
  )
}
