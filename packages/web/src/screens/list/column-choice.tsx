import { Checkbox, Segmented } from 'antd'
import { useText } from '../../platform/texts/i18n.ts'
import { toChoices } from '../../ui/choices/choices.ts'
import { Floating } from '../../ui/floating.tsx'
import { uiText } from '../../ui/ui.text.ts'
import type { Density, useListView } from './list-view.ts'

export type ColumnChoiceProps = {
  isOpen: boolean
  anchor: HTMLElement | null
  view: ReturnType<typeof useListView>
  onClose: () => void
}

/** Choice of visible columns and row height, below the button that opened it. */
export function ColumnChoice({ anchor, view, onClose }: ColumnChoiceProps) {
  const text = useText(uiText)
  const densities = toChoices(Object.keys(text.densities) as Density[], text.densities)
  if (!anchor) return null

  return (
    <Floating
      anchor={anchor}
      align="end"
      onLeave={onClose}
      className="column-choice"
      role="dialog"
      aria-label={text.columns}
    >
      <strong>{text.columns}</strong>
      <Checkbox.Group
        value={view.shownKeys}
        options={view.choosable.map(({ key, title }) => ({ value: key, label: title }))}
        onChange={(keys) => view.choose(keys)}
      />
      <strong>{text.density}</strong>
      <Segmented block options={densities} value={view.density} onChange={view.setDensity} />
    </Floating>
  )
}
