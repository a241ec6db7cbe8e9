import { planWords } from '@residency/contract/areas/progress/plans/text'
import type { PacketFacts } from '@residency/contract/areas/progress/sessions/packet.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { sessionText } from './session.text.ts'

/** The facts of a packet: what is behind and why first, then figures, then lists. */
export function PacketFactsView({ facts }: { facts: PacketFacts }) {
  const text = useText(sessionText)

  return (
    <>
      <p className="soft">{say(text.packetOf, { factsOn: facts.factsOn, madeOn: facts.madeOn })}</p>
      <Lines facts={facts} />
      <Figures facts={facts} />
      <Stays facts={facts} />
      <Lists facts={facts} />
    </>
  )
}

function Lines({ facts: { lines } }: { facts: PacketFacts }) {
  const text = useText(sessionText)
  const met = lines.filter(({ state }) => state === 'met').length
  const total = lines.length
  const share = total > 0 ? Math.round((met / total) * 100) : 0

  return (
    <section>
      <h3>{text.lines}</h3>
      <div>{say(text.linesOf, { met, total })}</div>
      <div className="progress-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
      <ul className="progress-lines">
        {lines.map(({ key, label, state, detail }) => (
          <li key={key}>
            {label} <span className="soft">{text.states[state]}</span>
            {detail && <div className="soft">{detail}</div>}
          </li>
        ))}
      </ul>
    </section>
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
        [text.major, facts.major],
        [text.department, facts.department],
        [text.end, facts.plannedEnd],
        [text.mentor, facts.mentor],
        [text.meetings, String(facts.meetings)],
        [text.absent, String(facts.absentDays)],
        [text.unexcused, String(facts.unexcusedDays)],
        [text.last, before],
      ]}
    />
  )
}

function Stays({ facts: { stays } }: { facts: PacketFacts }) {
  const text = useText(sessionText)
  const { states } = useText(blockWords).flows.rotationBlock
  if (stays.length === 0) return null

  return (
    <section>
      <h3>{text.stays}</h3>
      <ul className="progress-lines">
        {stays.map(({ id, department, startsOn, endsOn, state }) => (
          <li key={id}>
            {department} <span className="soft">{states[state as keyof typeof states]}</span>
            <div className="soft">
              {startsOn} – {endsOn}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lists({ facts: { levels, situations, goals } }: { facts: PacketFacts }) {
  const text = useText(sessionText)
  const { results } = useText(planWords)

  const parts = [
    {
      title: text.goals,
      lines: goals.map((goal) => {
        const { result, ...named } = goal
        const word = result ? results[result as keyof typeof results] : text.noResult
        return `${say(text.goalOf, named)} · ${word}`
      }),
    },
    {
      title: text.situations,
      lines: situations.map(
        ({ kind, startsOn, endsOn }) =>
          `${text.kinds[kind as keyof typeof text.kinds]} · ${startsOn} – ${endsOn ?? text.openEnd}`,
      ),
    },
    { title: text.levels, lines: levels.map((level) => say(text.levelOf, level)) },
  ].filter(({ lines }) => lines.length > 0)

  return (
    <>
      {parts.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className="progress-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
