import { Radio } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { Floating } from '../../ui/floating.tsx'
import { uiText } from '../../ui/ui.text.ts'
import { OWN_ORDER } from './sort-choice.rules.ts'

export type SortChoiceProps = {
  isOpen: boolean
  anchor: HTMLElement | null
  orders: readonly { value: string; label: string }[]
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  onClose: () => void
}

/** Choice of the order of a list whose rows are cards: they have no headings to press. */
export function SortChoice({ anchor, orders, sort, onSort, onClose }: SortChoiceProps) {
  const text = useText(uiText)
  if (!anchor) return null

  return (
    <Floating
      anchor={anchor}
      align="end"
      onLeave={onClose}
      className="column-choice sort-choice"
      role="dialog"
      aria-label={text.sortBy}
    >
      <strong>{text.sortBy}</strong>
      <Radio.Group
        value={sort ?? OWN_ORDER}
        options={[...orders]}
        onChange={({ target }) => {
          onSort(target.value === OWN_ORDER ? undefined : String(target.value))
          onClose()
        }}
      />
    </Floating>
  )
}
