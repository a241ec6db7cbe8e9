import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { AbsencePlaces } from '@residency/contract/areas/absence/leave/absence-calendar.contract'
import { monthOf } from '@residency/contract/kernel/day'
import { Button, Segmented } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VIEWS, type View } from './absence-calendar.rules.ts'
import { calendarText } from './absence-calendar.text.ts'
import type { useCalendarAddress } from './use-calendar-address.ts'

type Props = {
  address: ReturnType<typeof useCalendarAddress>
  range: { from: string; until: string }
  data: AbsencePlaces
  go: (step: 1 | -1) => void
}

/** The period and the place of the calendar. */
export function CalendarBar({
  address: { view, departmentId, baseId, change },
  range,
  data,
  go,
}: Props) {
  const text = useText(calendarText)

  const describeRange = () => {
    if (view === 'day') return range.from
    if (view === 'month') return monthOf(range.from)

    return `${range.from} – ${range.until}`
  }

  return (
    <div className="absence-calendar-bar">
      <IconButton label={text.before} icon={<LeftOutlined />} onClick={() => go(-1)} />
      <strong className="figures">{describeRange()}</strong>
      <IconButton label={text.after} icon={<RightOutlined />} onClick={() => go(1)} />
      <Button onClick={() => change({ day: null })}>{text.today}</Button>
      <Segmented<View>
        options={toChoices(VIEWS, text.views)}
        value={view}
        onChange={(next) => change({ view: next })}
        aria-label={text.view}
      />
      <ChoiceInput
        aria-label={text.department}
        placeholder={text.department}
        isClearable
        value={departmentId}
        options={toTextChoices(data.departments)}
        onChange={(next) => change({ departmentId: next ?? null })}
      />
      {data.bases.length > 1 && (
        <ChoiceInput
          aria-label={text.base}
          placeholder={text.base}
          isClearable
          value={baseId}
          options={toTextChoices(data.bases)}
          onChange={(next) => change({ baseId: next ?? null })}
        />
      )}
    </div>
  )
}
