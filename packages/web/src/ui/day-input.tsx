import { CalendarOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { lazy, Suspense, useState } from 'react'

const load = () => import('./day-picker.tsx')
const DayPicker = lazy(load)

export type DayInputProps = {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  id?: string
  placeholder?: string
  'aria-label'?: string
}

/** A calendar day as `YYYY-MM-DD`. It can be typed at once; the calendar, a heavy thing, comes when the field is turned to. */
export function DayInput(props: DayInputProps) {
  const [isWanted, setWanted] = useState(false)
  const { value, onChange, ...rest } = props
  const plain = (
    <Input
      {...rest}
      key={value ?? ''}
      defaultValue={value ?? ''}
      className="day-input"
      suffix={<CalendarOutlined aria-hidden="true" />}
      autoComplete="off"
      onPointerEnter={() => void load().catch(() => {})}
      onFocus={() =>
        load().then(
          () => setWanted(true),
          () => {},
        )
      }
      onChange={({ target }) => /^\d{4}-\d{2}-\d{2}$/.test(target.value) && onChange?.(target.value)}
    />
  )
  if (!isWanted) return plain
  return (
    <Suspense fallback={plain}>
      <DayPicker {...props} autoFocus defaultOpen />
    </Suspense>
  )
}
