import {
  type BalanceRow,
  balanceSheet,
  balanceSorts,
} from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { AdjustProps } from './adjust-form.tsx'
import { useBalanceColumns } from './balance.columns.tsx'
import { type BalanceListInput, useBalanceChoices, useBalances } from './balance.queries.ts'
import { balanceText } from './balance.text.ts'
import { BalanceRecord } from './balance-record.tsx'

const AdjustForm = lazyDialog<AdjustProps>(() =>
  import('./adjust-form.tsx').then((part) => part.default),
)

/**
 * View key daily/leave/balance: what trainees have of each kind of leave in a year; `?id=` opens
 * one of them.
 */
export default function BalancesPage() {
  const id = useRecordId()
  return id === null ? <BalanceList /> : <BalanceRecord key={id} id={id} />
}

function BalanceList() {
  const text = useText(balanceText)
  const { fields } = useText(balanceWords)
  const list = useListState('leave-balances', ['keywords', 'leaveTypeId', 'year', 'baseId'])
  const result = useBalances(list.input as BalanceListInput)
  const choices = useBalanceChoices().data
  const adjustForm = useRowDialog<BalanceRow>()

  const years = (choices?.years ?? []).map((year) => ({
    value: String(year),
    label: say(text.thisYear, { year }),
  }))

  const year = result.data?.list[0]?.year ?? list.filters.year ?? ''

  return (
    <>
      <ListScreen<BalanceRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total, year })}
        list={list}
        result={result}
        columns={useBalanceColumns(adjustForm.open)}
        sorts={balanceSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('leaveTypeId', fields.leaveTypeId, toTextChoices(choices?.types)),
          choiceFilter('year', text.year, years),
          choiceFilter('baseId', text.base, toTextChoices(choices?.bases)),
        ]}
        actions={<SheetButtons title={text.title} calls={balanceSheet} filters={list.conditions} />}
      >
        {text.empty}
      </ListScreen>
      <AdjustForm isOpen={adjustForm.isOpen} of={adjustForm.opened} onClose={adjustForm.close} />
    </>
  )
}
