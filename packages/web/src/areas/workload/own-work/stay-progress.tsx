import type { WorkBoard, WorkStay } from '@residency/contract/areas/workload/entries/entry.contract'
import { Select } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { entryText } from '../entries/entry.text.ts'
import { WorkBar } from '../entries/work-bar.tsx'
import { initialStay, percentOf } from './new-entry.rules.ts'

type Props = { board: WorkBoard; onRequirement: (id: number) => void }

/** What a stay asks for, as bars of what was logged and passed; each opens its entries. */
export function StayProgress({ board, onRequirement }: Props) {
  const { own: text } = useText(entryText)
  const [chosen, setChosen] = useState<number | null>(null)
  const stay = board.stays.find(({ id }) => id === chosen) ?? initialStay(board)
  if (!stay) return <div className="panel list-message">{text.noStay}</div>

  const span = ({ startsOn, endsOn }: WorkStay) => say(text.span, { from: startsOn, until: endsOn })

  return (
    <section className="panel" aria-label={stay.department}>
      <Select
        className="work-stay"
        aria-label={text.stay}
        value={stay.id}
        onChange={setChosen}
        labelRender={() => stay.department}
        options={board.stays.map((stay) => ({
          value: stay.id,
          label: `${stay.department}　${span(stay)}`,
        }))}
      />
      <p className="soft">
        <span className="figures">{span(stay)}</span> ·{' '}
        {stay.supervisor ? say(text.supervisor, { name: stay.supervisor }) : text.noSupervisor}
        {stay.requirements.length > 0 && ` · ${say(text.total, { percent: percentOf(stay) })}`}
      </p>
      {stay.requirements.length === 0 && <p>{text.noRequirements}</p>}
      <ul className="work-bars">
        {stay.requirements.map((requirement) => (
          <RequirementBar
            key={requirement.id}
            requirement={requirement}
            onOpen={() => onRequirement(requirement.id)}
          />
        ))}
      </ul>
    </section>
  )
}

function RequirementBar({
  requirement,
  onOpen,
}: {
  requirement: WorkStay['requirements'][number]
  onOpen: () => void
}) {
  const { own: text } = useText(entryText)

  return (
    <li>
      <button
        type="button"
        className="work-bar"
        onClick={onOpen}
        title={say(text.entriesOf, { item: requirement.item })}
      >
        <WorkBar {...requirement} />
      </button>
    </li>
  )
}
