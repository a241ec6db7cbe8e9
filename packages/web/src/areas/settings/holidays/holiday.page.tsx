import { FIRST_YEAR, LAST_YEAR } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { daysIn } from '@residency/contract/kernel/day'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { yearInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import './holiday.css'
import { useHolidayYear } from './holiday.queries.ts'
import { holidayText } from './holiday.text.ts'
import { GroupDays, Legend, SourceNote } from './source-note.tsx'
import { YearActions } from './year-actions.tsx'
import { YearCalendar } from './year-calendar.tsx'

const DayForm = lazyDialog(() => import('./day-form.tsx').then((part) => part.DayForm))
const ImportYear = lazyDialog(() => import('./import-year.tsx').then((part) => part.ImportYear))

/** View key system/holiday/index: the working days of a year. The address names the year. */
export default function HolidayPage() {
  const text = useText(holidayText)
  const [query, setQuery] = useSearchParams()
  const thisYear = yearInShanghai()
  const yearInAddress = Number(query.get('year') ?? thisYear)
  const year =
    Number.isInteger(yearInAddress) && yearInAddress >= FIRST_YEAR && yearInAddress <= LAST_YEAR
      ? yearInAddress
      : thisYear
  const { data, error, isPlaceholderData, refetch } = useHolidayYear(year)
  const [open, setOpen] = useState<{ day: string } | 'import' | null>(null)
  const show = (next: number) =>
    setQuery(next === thisYear ? {} : { year: String(next) }, { replace: true })
  const close = () => setOpen(null)
  const work = data?.workingDays.reduce((sum, n) => sum + n, 0) ?? 0
  const all = daysIn(`${year}-01-01`, `${year}-12-31`)

  return (
    <section aria-label={text.title} className="list-screen">
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead figures">
            {data && !isPlaceholderData
              ? say(text.lead, { year, work, off: all - work })
              : '\u00a0'}
          </p>
        </div>
        <YearActions year={year} data={data} onShow={show} onImport={() => setOpen('import')} />
      </div>
      {error && !data && (
        <div className="list-message" role="alert">
          <p>{say(text.failed, { reason: error.message })}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 14 }} />}
      {data && (
        <div className={isPlaceholderData ? 'is-stale' : ''}>
          <SourceNote year={data} />
          <YearCalendar year={data} onEdit={(day) => setOpen({ day })} />
          <Legend canEdit={data.actions.includes('edit')} />
          <GroupDays year={data} />
          <DayForm
            isOpen={open !== null && open !== 'import'}
            year={data}
            day={open && open !== 'import' ? open.day : null}
            onClose={close}
          />
          <ImportYear
            key={`${data.year}-${data.shipped}`}
            isOpen={open === 'import'}
            year={data}
            onClose={close}
            onImported={(imported) => {
              close()
              show(imported)
            }}
          />
        </div>
      )}
    </section>
  )
}
