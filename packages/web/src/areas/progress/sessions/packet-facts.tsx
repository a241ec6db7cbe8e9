import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { ReactNode } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { ResultChart } from './result-chart.tsx'
import { sessionText } from './session.text.ts'

/** The facts of a packet: what is behind and why first, then figures and charts, then lists. */
export function PacketFactsView({ facts }: { facts: PacketFacts }) {
  const text = useText(sessionText)

  return (
    <>
      <p className="soft">{say(text.packetOf, { factsOn: facts.factsOn, madeOn: facts.madeOn })}</p>
      <TimeOver facts={facts} />
      <Lines lines={facts.lines} />
      <Figures facts={facts} />
      <ResultChart facts={facts} />
      <Exams exams={facts.exams} />
      <Levels levels={facts.levels} />
      <Goals goals={facts.goals} />
      <Situations situations={facts.situations} />
      <Stays stays={facts.stays} />
    </>
  )
}

/** How much of the training is over: what is open is read against it. */
function TimeOver({ facts: { timeShare, plannedEnd } }: { facts: PacketFacts }) {
  const text = useText(sessionText)
  if (timeShare === null || plannedEnd === null) return null

  const inWords = say(text.timeOver, { percent: Math.round(100 * timeShare), plannedEnd })

  return (
    <div className="progress-meter">
      <span>{text.time}</span>
      <meter min={0} max={1} value={timeShare} aria-label={inWords} />
      <span className="figures">{inWords}</span>
    </div>
  )
}

type LinesProps = Pick<PacketFacts, 'lines'>

/** What is behind and why; what is open in time, and what is met, are lines that open. */
function Lines({ lines }: LinesProps) {
  const text = useText(sessionText)
  const met = lines.filter(({ state }) => state === 'met')
  const behind = lines.filter(({ isBehind }) => isBehind)
  const open = lines.filter(({ state, isBehind }) => state !== 'met' && !isBehind)
  const progress = say(text.linesOf, { met: met.length, total: lines.length })

  return (
    <section>
      <div className="progress-meter">
        <span>{text.lines}</span>
        <meter min={0} max={Math.max(1, lines.length)} value={met.length} aria-label={progress} />
        <span className="figures">{progress}</span>
      </div>
      <h3>{behind.length > 0 ? text.behindLines : text.noneBehind}</h3>
      <LineList lines={behind} />
      <Folded title={say(text.openLines, { count: open.length })} lines={open} />
      <Folded title={say(text.metLines, { count: met.length })} lines={met} />
    </section>
  )
}

const Folded = ({ title, lines }: LinesProps & { title: string }) =>
  lines.length > 0 && (
    <details>
      <summary>{title}</summary>
      <LineList lines={lines} />
    </details>
  )

function LineList({ lines }: LinesProps) {
  const { states } = useText(sessionText)

  return (
    <ul className="progress-lines">
      {lines.map(({ key, label, state, detail }) => (
        <li key={key}>
          {label} <span className="soft">{states[state]}</span>
          {detail && <div className="soft">{detail}</div>}
        </li>
      ))}
    </ul>
  )
}

function Figures({ facts }: { facts: PacketFacts }) {
  const text = useText(sessionText)
  const { outcomes } = useText(sessionWords)
  const { last } = facts

  const before =
    last &&
    say(text.lastOf, {
      heldOn: last.heldOn,
      outcome: outcomes[last.outcome as keyof typeof outcomes],
    })

  return (
    <FactList
      facts={[
        [text.last, before],
        [text.absent, String(facts.absentDays)],
        [text.unexcused, String(facts.unexcusedDays)],
        [text.meetings, String(facts.meetings)],
        [text.mentor, facts.mentor],
        [text.department, facts.department],
        [text.major, facts.major],
      ]}
    />
  )
}

/** Exams that were not passed, by name; the chart shows all of them. */
function Exams({ exams }: Pick<PacketFacts, 'exams'>) {
  const text = useText(sessionText)
  const failed = exams.filter(({ isPassed }) => !isPassed)

  return (
    <Part title={text.failedExams} isEmpty={failed.length === 0}>
      {failed.map(({ exam, on, percent }) => (
        <li key={`${exam} ${on}`}>{say(text.examOf, { exam, on, percent })}</li>
      ))}
    </Part>
  )
}

/** The highest of the supervision levels. */
const HIGHEST = 5

function Levels({ levels }: Pick<PacketFacts, 'levels'>) {
  const text = useText(sessionText)

  return (
    <Part title={text.levels} isEmpty={levels.length === 0}>
      {levels.map(({ item, level, until }) => {
        const inWords = say(text.levelOf, { level, until })

        return (
          <li key={item} className="progress-meter">
            <span>{item}</span>
            <meter min={0} max={HIGHEST} value={level} aria-label={`${item}: ${inWords}`} />
            <span className="soft figures">{inWords}</span>
          </li>
        )
      })}
    </Part>
  )
}

function Goals({ goals }: Pick<PacketFacts, 'goals'>) {
  const text = useText(sessionText)
  const { results } = useText(planWords)

  return (
    <Part title={text.goals} isEmpty={goals.length === 0}>
      {goals.map(({ result, ...goal }) => (
        <li key={`${goal.goal} ${goal.dueOn}`}>
          {say(text.goalOf, goal)}{' '}
          <span className="soft">
            {result ? results[result as keyof typeof results] : text.noResult}
          </span>
        </li>
      ))}
    </Part>
  )
}

function Situations({ situations }: Pick<PacketFacts, 'situations'>) {
  const text = useText(sessionText)
  const words = useText(sessionWords)

  return (
    <Part title={text.situations} isEmpty={situations.length === 0}>
      {situations.map(({ kind, startsOn, endsOn }) => (
        <li key={`${kind} ${startsOn}`}>
          {words.situations[kind as keyof typeof words.situations]}{' '}
          <span className="soft">
            {startsOn} – {endsOn ?? text.openEnd}
          </span>
        </li>
      ))}
    </Part>
  )
}

function Stays({ stays }: Pick<PacketFacts, 'stays'>) {
  const text = useText(sessionText)
  const { states } = useText(blockWords).flows.rotationBlock

  return (
    <Part title={text.stays} isEmpty={stays.length === 0}>
      {stays.map(({ id, department, startsOn, endsOn, state }) => (
        <li key={id}>
          {department} <span className="soft">{states[state as keyof typeof states]}</span>
          <div className="soft figures">
            {startsOn} – {endsOn}
          </div>
        </li>
      ))}
    </Part>
  )
}

type PartProps = { title: string; isEmpty: boolean; children: ReactNode }

/** A list under its heading; nothing where it is empty. */
const Part = ({ title, isEmpty, children }: PartProps) =>
  isEmpty ? null : (
    <section>
      <h3>{title}</h3>
      <ul className="progress-lines">{children}</ul>
    </section>
  )
