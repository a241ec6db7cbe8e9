import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import {
  calendarDaySheet,
  FIRST_YEAR,
  type HolidayYear,
  LAST_YEAR,
} from '@residency/contract/areas/settings/holidays/holiday.contract'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useGenerateYear } from './holiday.queries.ts'
import { holidayText } from './holiday.text.ts'

type Props = {
  year: number
  data: HolidayYear | undefined
  onShow: (year: number) => void
  onImport: () => void
}

/** The choice of the year, and the actions on it. */
export function YearActions({ year, data, onShow, onImport }: Props) {
  const text = useText(holidayText)
  const generate = useGenerateYear()

  const onGenerate = async () => {
    if (data?.year !== year) return // The previous year is still shown.

    const { version } = data
    const content = text.generateContent
    if (
      !(await ask({ title: say(text.generateQuestion, { year }), content, okText: text.generate }))
    )
      return

    // The call has reported the error.
    const done = await generate.mutateAsync({ year, version }).catch(() => null)
    if (done) toast.success(say(text.generated, { year }))
  }

  return (
    <div className="screen-actions">
      <div className="year-choice">
        <IconButton
          label={text.before}
          icon={<LeftOutlined />}
          disabled={year <= FIRST_YEAR}
          onClick={() => onShow(year - 1)}
        />
        <strong className="figures" aria-live="polite">
          {say(text.yearName, { year })}
        </strong>
        <IconButton
          label={text.after}
          icon={<RightOutlined />}
          disabled={year >= LAST_YEAR}
          onClick={() => onShow(year + 1)}
        />
      </div>
      {data?.actions.includes('edit') && (
        <>
          <SheetButtons title={text.title} calls={calendarDaySheet} filters={{ year }} />
          <Button onClick={() => void onGenerate()}>{text.generate}</Button>
          <Button type="primary" onClick={onImport}>
            {text.import}
          </Button>
        </>
      )}
    </div>
  )
}
