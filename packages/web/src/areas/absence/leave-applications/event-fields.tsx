import { leaveForm } from '@residency/contract/areas/absence/leave/leave.contract'
import type { LeaveEvent } from '@residency/contract/areas/absence/leave/leave-event.contract'
import { leaveWords } from '@residency/contract/areas/absence/leave/text'
import { Checkbox, Form, Select } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DayField, Field, TextField } from '../../../ui/fields/fields.tsx'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { leaveText } from '../leave/leave.text.ts'
import { countOf, type ExtraDays, labelOf, placeOf, withExtra } from './event.rules.ts'

const { shape } = leaveForm
const MAX_OF_ONE = 9
type Props = { kind: LeaveEvent['kind']; event: LeaveEvent | null | undefined }

/**
 * Of which birth, marriage, death or other event the days are; an event that an earlier application
 * names shares its days.
 */
export function EventFields({ kind, event }: Props) {
  const { event: text } = useText(leaveText)
  const { eventDays, eventNames, fields } = useText(leaveWords)
  const known = event?.known ?? []

  return (
    <section className="leave-event" aria-label={text.title}>
      <h3>{text.title}</h3>
      {known.length > 0 && <KnownEvents known={known} />}
      <div className="field-pair">
        <DayField name="eventOn" label={eventDays[kind]} help={text.help} shape={shape.eventOn} />
        {(kind === 'death' || kind === 'other') && (
          <TextField
            name="eventName"
            label={eventNames[kind]}
            shape={shape.eventName}
            maxLength={60}
          />
        )}
        {kind === 'birth' && (
          <WholeNumberField
            name="childNumber"
            label={fields.childNumber}
            shape={shape.childNumber}
            max={9}
            isOptional
          />
        )}
      </div>
      {event && event.extras.length > 0 && (
        <Field name="extras" label={fields.extras} help={text.extrasHelp} isOptional>
          <Extras extras={event.extras} />
        </Field>
      )}
      {event && event.most !== null && (
        <p className="soft" role="status">
          {say(event.taken > 0 ? text.mostTaken : text.most, {
            most: event.most,
            taken: event.taken,
          })}
        </p>
      )}
    </section>
  )
}

const NEW = -1

/** Choosing a known event writes its day, name and child, so that it is named the same. */
function KnownEvents({ known }: Pick<LeaveEvent, 'known'>) {
  const { event: text } = useText(leaveText)
  const form = Form.useFormInstance()
  const eventOn = Form.useWatch('eventOn', form)
  const eventName = Form.useWatch('eventName', form)

  const choose = (at: number) => {
    form.setFieldsValue({
      eventOn: undefined,
      eventName: undefined,
      childNumber: undefined,
      ...known[at],
    })
  }

  return (
    <Form.Item label={text.which}>
      <Select
        aria-label={text.which}
        value={placeOf(known, { eventOn, eventName })}
        options={[
          { value: NEW, label: text.another },
          ...known.map((one, index) => ({ value: index, label: labelOf(one) })),
        ]}
        onChange={choose}
      />
    </Form.Item>
  )
}

type ExtrasProps = {
  extras: LeaveEvent['extras']
  value?: ExtraDays[]
  onChange?: (value: ExtraDays[]) => void
}

/** Extra days of the event: once, or as often as they occur. */
function Extras({ extras, value = [], onChange }: ExtrasProps) {
  const { event: text } = useText(leaveText)
  return (
    <ul className="leave-extras">
      {extras.map(({ dayId, name, days, isCounted }) => {
        const label = say(text.extra, { name, days })
        const count = countOf(value, dayId)
        const set = (times: number) => onChange?.(withExtra(value, dayId, times))

        return (
          <li key={dayId}>
            <Checkbox checked={count > 0} onChange={({ target }) => set(target.checked ? 1 : 0)}>
              {label}
            </Checkbox>
            {isCounted && count > 0 && (
              <NumberInput
                aria-label={say(text.times, { name })}
                min={1}
                max={MAX_OF_ONE}
                precision={0}
                value={count}
                onChange={(times) => set(times ?? 1)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
