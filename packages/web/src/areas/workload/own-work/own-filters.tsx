import type { Entry } from '@residency/contract/areas/workload/entries/entry.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { Select } from 'antd'
import { monthInShanghai } from '../../../platform/clock.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { toChoices, toSameChoices } from '../../../ui/choices/choices.ts'
import { monthsBack } from '../entries/audit-month.rules.ts'
import { entryText } from '../entries/entry.text.ts'
import { ENTRY_STATES_LISTED } from './new-entry.rules.ts'

const MONTHS = 36
export type OwnFilterValues = { state?: Entry['state'] | undefined; month?: string | undefined }
type Props = { values: OwnFilterValues; onChange: (values: OwnFilterValues) => void }

/** The own entries of a state or a month. */
export function OwnFilters({ values, onChange }: Props) {
  const { list: text } = useText(entryText)
  const { fields, flows } = useText(entryWords)
  const states = toChoices(ENTRY_STATES_LISTED, flows.workloadEntry.states)

  const months = toSameChoices(monthsBack(monthInShanghai(), MONTHS))

  return (
    <div className="work-filters">
      <Select
        allowClear
        aria-label={fields.state}
        placeholder={fields.state}
        value={values.state}
        options={states}
        onChange={(state) => onChange({ ...values, state })}
      />
      <Select
        allowClear
        aria-label={text.month}
        placeholder={text.month}
        value={values.month}
        options={months}
        onChange={(month) => onChange({ ...values, month })}
      />
    </div>
  )
}
