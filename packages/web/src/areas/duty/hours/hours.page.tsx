import {
  hoursSorts,
  type PersonHours,
  type WeekHours,
} from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { regimePermissions as regimeMay } from '@residency/contract/areas/duty/limits/access'
import { limitWords } from '@residency/contract/areas/duty/limits/text'
import {
  firstDayOf,
  lastDayOf,
  mondaysIn,
  monthAfter,
  sundayOf,
} from '@residency/contract/kernel/day'
import { Button } from 'antd'
import { useState } from 'react'
import { monthInShanghai } from '../../../platform/clock.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toSameChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { DepartmentHours } from './department-hours.tsx'
import './hours.css'
import { useRegime } from '../limits/regime.queries.ts'
import { usePersonColumns } from './hours.columns.tsx'
import { type HoursListInput, useHours } from './hours.queries.ts'
import { hoursText } from './hours.text.ts'

const TraineeWeek = lazyDialog(() => import('./trainee-week.tsx').then((part) => part.TraineeWeek))

const DutyCode = lazyDialog(() => import('./duty-code.tsx').then((part) => part.DutyCode))

const RegimeForm = lazyDialog(() =>
  import('../limits/regime-form.tsx').then((part) => part.RegimeForm),
)

const MONTHS = 18
const MONTHS_AHEAD = 2
const ONLY = ['over', 'open', 'asked'] as const

/** Months that the page offers: the next ones, which are planned, and those before. */
function useMonths() {
  const last = monthAfter(monthInShanghai(), MONTHS_AHEAD)
  return Array.from({ length: MONTHS }, (_, back) => monthAfter(last, -back))
}

/** View key duty/hours/index: hours of a month by trainee, and by department for several. */
export default function HoursPage() {
  const { list: text } = useText(hoursText)
  const { fields, menus } = useText(hoursWords)
  const [thisMonth] = useState(monthInShanghai)
  const months = useMonths()

  const list = useListState('duty-hours', ['keywords', 'month', 'departmentId', 'only'], {
    month: thisMonth,
  })

  const month = list.filters.month ?? thisMonth
  const result = useHours({ month, ...list.input } as HoursListInput)
  const departments = result.data?.departments ?? []
  const [only] = departments.length === 1 ? departments : []
  const departmentId = Number(list.filters.departmentId ?? only?.value ?? 0)
  const week = useRowDialog<{ person: PersonHours; week: WeekHours }>()

  const mondays = mondaysIn(firstDayOf(month), lastDayOf(month))
  const lead = result.data && (
    <>
      {say(text.lead, {
        from: mondays[0]!,
        until: sundayOf(mondays.at(-1)!),
        total: result.data.total,
      })}
      <br />
      <RuleInForce />
      <br />
      {text.everywhere}
      <br />
      {text.weekHelp}
    </>
  )
  const buttons = <PageButtons departmentId={departmentId} />
  const hasSeveral = departments.length > 1 && !list.filters.departmentId

  return (
    <>
      {hasSeveral && (
        <>
          <PageHead title={menus.dutyHours} lead={lead}>
            {buttons}
          </PageHead>
          <DepartmentHours
            month={month}
            onOpen={(id) => list.change({ filters: { departmentId: String(id) } })}
          />
        </>
      )}
      <ListScreen<PersonHours>
        title={hasSeveral ? text.trainees : menus.dutyHours}
        isPart={hasSeveral}
        lead={hasSeveral ? undefined : lead}
        list={list}
        result={result}
        columns={usePersonColumns(mondays, week.open)}
        sorts={hoursSorts}
        filters={[
          {
            ...choiceFilter('month', fields.month, toSameChoices(months)),
            isScope: true,
          },
          ...(departments.length > 1
            ? [choiceFilter('departmentId', fields.departmentId, toTextChoices(departments))]
            : []),
          choiceFilter('only', fields.only, toChoices(ONLY, text.only)),
          textFilter('keywords', text.search),
        ]}
        actions={hasSeveral ? undefined : buttons}
      >
        {list.filters.keywords || list.filters.only ? text.nobody : text.empty}
      </ListScreen>
      <TraineeWeek isOpen={week.isOpen} chosen={week.opened} onClose={week.close} />
    </>
  )
}

/** Which limit the marks of the page are about. */
function RuleInForce() {
  const { list: text } = useText(hoursText)
  const { regimes } = useText(limitWords)
  const { data } = useRegime()
  if (!data) return null

  return say(text.rule, { regime: regimes[data.regime], most: data.most })
}

/** The code of the chosen department, and the rule of hours. */
function PageButtons({ departmentId }: { departmentId: number }) {
  const { list: text } = useText(hoursText)
  const [openDialog, setOpenDialog] = useState<'code' | 'regime' | null>(null)
  const hide = () => setOpenDialog(null)

  return (
    <>
      {departmentId > 0 && <Button onClick={() => setOpenDialog('code')}>{text.code}</Button>}
      <Can perm={[regimeMay.choose]}>
        <Button onClick={() => setOpenDialog('regime')}>{text.regime}</Button>
      </Can>
      <DutyCode isOpen={openDialog === 'code'} departmentId={departmentId} onClose={hide} />
      <RegimeForm isOpen={openDialog === 'regime'} onClose={hide} />
    </>
  )
}
