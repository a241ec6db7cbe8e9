import { WORKLOAD_KINDS } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Segmented } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Filter } from '../../../screens/list/list-filters.tsx'
import { entryText } from './entry.text.ts'

type TabsProps = {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  'aria-label': string
}

/** The kinds of entries as tabs of a list. */
function KindTabs({ value, onChange, ...named }: TabsProps) {
  const { list: text } = useText(entryText)
  const { workloadKinds } = useText(entryWords)

  const options = [
    { value: '', label: text.everyKind },
    ...WORKLOAD_KINDS.map((kind) => ({ value: kind as string, label: workloadKinds[kind] })),
  ]

  return (
    <div className="work-kinds">
      <Segmented
        options={options}
        value={value ?? ''}
        onChange={(next) => onChange?.(next || undefined)}
        {...named}
      />
    </div>
  )
}

export const kindTabs = (label: string): Filter => ({
  name: 'kind',
  label,
  isScope: true,
  control: <KindTabs aria-label={label} />,
})
