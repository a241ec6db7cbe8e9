import {
  departmentMonthSheet,
  type MonthsFilters,
} from '@residency/contract/areas/rotations/seats/months.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { flagFilter, ListFilters, textFilter } from '../../../screens/list/list-filters.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { cellOf, overBy } from './month-grid.rules.ts'
import { MonthGrid } from './month-grid.tsx'
import { MonthList } from './month-list.tsx'
import { useDepartmentMonths } from './seats.queries.ts'
import { seatsText } from './seats.text.ts'
import type { MonthsInput, SetMonthsProps } from './set-months.tsx'

const SetMonths = lazyDialog<SetMonthsProps>(() =>
  import('./set-months.tsx').then((part) => part.default),
)

/** View key rotation/seats/index: how many trainees each department takes in which month. */
export default function MonthsPage() {
  const text = useText(seatsText)
  const { menus, fields } = useText(seatsWords)
  const isPhone = usePhone()
  const list = useListState('department-months', ['keywords', 'over'])
  const { data, error, refetch } = useDepartmentMonths(list.filters as MonthsFilters)
  const [monthsInput, setMonthsInput] = useState<MonthsInput | null>(null)
  const departments = data?.departments ?? []
  const over = departments.filter((department) =>
    data!.months.some((month, index) => overBy(cellOf(department, month, index)) > 0),
  ).length
  const Months = isPhone ? MonthList : MonthGrid

  return (
    <section className="seats-page">
      <PageHead
        title={menus['rotation.seats']}
        lead={
          data
            ? say(over ? text.leadOver : text.lead, { departments: departments.length, over })
            : '\u00a0'
        }
      >
        <SheetButtons
          title={menus['rotation.seats']}
          calls={departmentMonthSheet}
          filters={list.conditions}
        />
      </PageHead>
      {data ? (
        <div className="panel">
          <ListFilters
            list={list}
            filters={[
              textFilter('keywords', text.search),
              flagFilter('over', fields.over, text.overOnly),
            ]}
          />
          {departments.length === 0 ? (
            <p className="list-message">{text.empty}</p>
          ) : (
            <Months data={data} onAsk={setMonthsInput} />
          )}
        </div>
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
      <SetMonths
        isOpen={monthsInput !== null}
        input={monthsInput}
        data={data ?? null}
        onClose={() => setMonthsInput(null)}
      />
    </section>
  )
}
