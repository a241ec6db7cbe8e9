import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import type { ElectiveGroup } from '@residency/contract/areas/standards/electives/electives.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { Checkbox } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Draft, progressOf, toggled, withMonthsOf } from './draft.rules.ts'
import './electives.css'
import { electivesText } from './electives.text.ts'

type Props = { group: ElectiveGroup; draft: Draft; onChange?: (draft: Draft) => void }

/** What a group asks for, in words. */
function useGroupDescription() {
  const text = useText(electivesText)
  return ({ months, least, most, sumMonths: sum }: ElectiveGroup) =>
    months === null
      ? say(least === most ? text.freeOne : text.free, { least, most, sum })
      : say(text.fixed, { count: least, months })
}

/**
 * One group: its departments to tick, months of each where they are free, and what is still to
 * choose. Without `onChange` it is read.
 */
export function GroupCard({ group, draft, onChange }: Props) {
  const { stages } = useText(tableWords)
  const describeGroup = useGroupDescription()
  const chosen = draft.get(group.rowId) ?? []
  const { isFull } = progressOf(group, chosen)
  const monthsOf = (id: number) =>
    chosen.find(({ departmentId }) => departmentId === id)?.months ?? null

  return (
    <section className="panel elective-group" aria-label={group.name}>
      <h2>{group.name}</h2>
      <p className="soft">
        {group.stage !== null && `${stages[group.stage]} · `}
        {describeGroup(group)}
      </p>
      <ul>
        {group.options.map(({ departmentId, name }) => {
          const months = monthsOf(departmentId)
          return (
            <li key={departmentId} className={months === null ? '' : 'is-chosen'}>
              <Checkbox
                checked={months !== null}
                disabled={!onChange || (isFull && months === null)}
                onChange={() => onChange?.(toggled(draft, group, departmentId))}
              >
                {name}
              </Checkbox>
              {months !== null && (
                <Months
                  name={name}
                  months={months}
                  {...(onChange && group.months === null
                    ? {
                        onChange: (next: number) =>
                          onChange(withMonthsOf(draft, group.rowId, departmentId, next)),
                      }
                    : {})}
                />
              )}
            </li>
          )
        })}
      </ul>
      <Progress group={group} chosen={chosen} />
    </section>
  )
}

/** Months of a department, changed one by one: large enough for a thumb. */
function Months({
  name,
  months,
  onChange,
}: {
  name: string
  months: number
  onChange?: (months: number) => void
}) {
  const text = useText(electivesText)
  const monthsLabel = <span className="figures">{say(text.months, { count: months })}</span>
  if (!onChange) return <span className="elective-months">{monthsLabel}</span>

  return (
    <span className="elective-months">
      <IconButton
        label={say(text.fewer, { name })}
        icon={<MinusOutlined />}
        disabled={months <= 1}
        onClick={() => onChange(months - 1)}
      />
      {monthsLabel}
      <IconButton
        label={say(text.more, { name })}
        icon={<PlusOutlined />}
        onClick={() => onChange(months + 1)}
      />
    </span>
  )
}

function Progress({ group, chosen }: { group: ElectiveGroup; chosen: ElectiveGroup['chosen'] }) {
  const text = useText(electivesText)
  const { count, months, isComplete } = progressOf(group, chosen)
  const left = group.sumMonths - months

  const chooseSentence = () => {
    if (isComplete) return text.groupDone
    if (count < group.least) return say(text.leftDepartments, { count: group.least - count })

    return say(left > 0 ? text.leftMonths : text.overMonths, { count: Math.abs(left) })
  }

  const sentence = chooseSentence()

  return (
    <p role="status" className={`elective-progress ${isComplete ? 'is-good' : 'is-wait'}`}>
      <span className="figures">{say(text.counted, { months, sum: group.sumMonths })}</span> ·{' '}
      {sentence}
    </p>
  )
}
