import type { BlockDetail } from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { PageActions } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useBlock, useWaitingBlocks } from './block.queries.ts'
import { blockText } from './block.text.ts'
import { BLOCK_TONES, isToBeSupervised } from './block-tones.rules.ts'
import { useBlockActs } from './use-block-acts.tsx'

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One stay: its days and people, what it is judged by, and what happened so far. */
export function BlockReview({ id, isVisit, onOpen }: Props) {
  const { states } = useText(blockWords).flows.rotationBlock
  const { review, actionsOf, dialogs } = useBlockActs()
  const { data: block, error } = useBlock(id)
  const waiting = useWaitingBlocks().data
  // decisions are in the bar below
  const tools = block && actionsOf(block).filter(({ key }) => !(key in review.calls.flow.actions))

  return (
    <>
      <ReviewScreen<BlockDetail>
        waiting={waiting}
        isVisit={isVisit}
        onOpen={onOpen}
        error={error}
        review={review}
        record={block}
        tools={tools && <PageActions actions={tools} />}
        lead={
          block && (
            <>
              <StateTag tone={BLOCK_TONES[block.state]}>{states[block.state]}</StateTag>{' '}
              {block.department}
            </>
          )
        }
      >
        {block && <Parts block={block} />}
      </ReviewScreen>
      {dialogs}
    </>
  )
}

function Parts({ block }: { block: BlockDetail }) {
  const text = useText(blockText)
  const { fields, origins, flows } = useText(blockWords)
  const { actions } = flows.rotationBlock

  return (
    <>
      <section className="panel">
        <h2>{text.facts}</h2>
        <FactList
          facts={[
            [text.trainee, `${block.name} · ${block.number} · ${block.major}`],
            [text.department, block.department],
            [text.period, `${block.startsOn} – ${block.endsOn}`],
            [text.origin, origins[block.origin]],
            [
              text.supervisor,
              block.supervisor ?? (isToBeSupervised(block.state) ? text.noSupervisor : '—'),
            ],
            [fields.enteredOn, block.enteredOn ?? '—'],
            [fields.entryEducationOn, block.entryEducationOn ?? '—'],
          ]}
        />
      </section>
      <section className="panel">
        <h2>{text.scores}</h2>
        <Scores block={block} />
      </section>
      {block.history.length > 0 && (
        <section className="panel">
          <h2>{text.history}</h2>
          <FactList
            facts={block.history.map(({ action, at, by, reason }) => [
              actions[action as keyof typeof actions] ?? action,
              <span key={at}>
                {say(text.by, { name: by ?? '', at })}
                {reason && <small className="soft"> {reason}</small>}
              </span>,
            ])}
          />
        </section>
      )}
    </>
  )
}

function Scores({ block }: { block: BlockDetail }) {
  const text = useText(blockText)
  const { fields, shortfalls } = useText(blockWords)
  const { rules, workingDays } = block
  const points = (value: number | null, limit: number) =>
    value === null ? '—' : say(text.score, { value, limit })
  const isAssessed = block.theoryScore !== null
  const days = isAssessed ? block.absenceDays : block.recordedAbsence

  return (
    <FactList
      facts={[
        [fields.theoryScore, points(block.theoryScore, rules.theory)],
        [fields.skillScore, points(block.skillScore, rules.skill)],
        [fields.dailyScore, points(block.dailyScore, rules.daily)],
        [
          fields.workloadShare,
          block.workloadShare === null
            ? '—'
            : say(block.workloadCounted === null ? text.share : text.shareCounted, {
                value: block.workloadShare,
                limit: rules.workload,
              }),
        ],
        [
          fields.absenceDays,
          say(text.absence, { days, working: workingDays, limit: rules.absence }),
        ],
        [text.source, rules.source],
        ...(block.exitNote ? [[fields.exitNote, block.exitNote, true] as const] : []),
        ...(block.shortfalls.length > 0
          ? [
              [
                text.short,
                block.shortfalls.map((s) => <div key={s.key}>{say(shortfalls[s.key], s)}</div>),
                true,
              ] as const,
            ]
          : [[text.scores, isAssessed ? text.allMet : text.notAssessed] as const]),
      ]}
    />
  )
}
