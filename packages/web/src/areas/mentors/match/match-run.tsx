import type { MatchRun, MentorMatch } from '@residency/contract/areas/mentors/choice/match.contract'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { CopyText } from '../../../ui/fields/copy-text.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useDiscard, usePreview, usePublish } from '../choice/choice.queries.ts'
import { isPreview } from '../choice/choice-state.rules.ts'
import { matchText } from './match.text.ts'

const FIGURES = ['trainees', 'chose', 'mentors', 'free', 'unranked'] as const

/** Figures of the window; preview, publication and the runs so far. */
export function MatchRunPart({ match }: { match: MentorMatch }) {
  const text = useText(matchText)
  const { figures, window, preview, published, actions } = match
  const isClosed = window.state === 'over' || window.state === 'off'

  const chooseHint = () => {
    if (window.mode === 'firstCome') return text.firstCome
    if (!isClosed) return text.waitEnd

    return figures.chose === 0 && !preview ? text.nobody : null
  }

  const hint = chooseHint()

  return (
    <div className="panel">
      <dl className="match-figures">
        {FIGURES.map((key) => (
          <div key={key}>
            <dt>{text.figures[key]}</dt>
            <dd className="figures">{figures[key]}</dd>
          </div>
        ))}
      </dl>
      {hint && <p className="soft">{hint}</p>}
      {actions.some((action) => action !== 'place') && <RunActions match={match} />}
      {preview && <RunView run={preview} />}
      {published.map((run) => (
        <RunView key={run.id} run={run} />
      ))}
    </div>
  )
}

function RunActions({ match: { window, preview, published, actions } }: { match: MentorMatch }) {
  const text = useText(matchText)
  const [run, publish, discard] = [usePreview(), usePublish(), useDiscard()]

  const go = async (matchRun: MatchRun) => {
    const { placed, unplaced } = matchRun
    const content = say(text.publishContent, { placed, unplaced })
    if (await ask({ title: text.publishQuestion, content, okText: text.publish }))
      publish.mutate(matchRun.id, { onSuccess: () => toast.success(text.published) })
  }

  const leave = async ({ id }: MatchRun) => {
    if (
      await ask({
        title: text.discardQuestion,
        content: text.discardContent,
        okText: text.discard,
        danger: true,
      })
    )
      discard.mutate(id, { onSuccess: () => toast.success(text.discarded) })
  }

  const choosePreviewLabel = () => {
    if (preview) return text.previewAgain

    return published.length ? text.previewSecond : text.preview
  }

  return (
    <div className="applicant-acts match-acts">
      {actions.includes('preview') && (
        <Button
          type={preview ? 'default' : 'primary'}
          loading={run.isPending}
          onClick={() =>
            run.mutate(window.id, {
              onSuccess: ({ placed, unplaced }) =>
                toast.success(say(text.previewed, { placed, unplaced })),
            })
          }
        >
          {choosePreviewLabel()}
        </Button>
      )}
      {preview && actions.includes('publish') && (
        <Button type="primary" loading={publish.isPending} onClick={() => void go(preview)}>
          {text.publish}
        </Button>
      )}
      {preview && actions.includes('discard') && (
        <Button loading={discard.isPending} onClick={() => void leave(preview)}>
          {text.discard}
        </Button>
      )}
    </div>
  )
}

/** A run: how many came with which choice, and what proves it. */
function RunView({ run }: { run: MatchRun }) {
  const text = useText(matchText)
  const isLooked = isPreview(run)
  const all = Math.max(1, run.placed + run.unplaced)

  const bars = [
    ...run.byChoice.map(({ rank, count }) => ({
      key: `c${rank}`,
      label: say(text.nth, { n: rank }),
      count,
      isUnplaced: false,
    })),
    { key: 'none', label: text.unplacedBar, count: run.unplaced, isUnplaced: true },
  ]

  const meta = { round: run.round, at: run.publishTime ?? run.createTime, by: run.by }

  return (
    <section className="match-run">
      <h2>
        {say(text.runSummary, { placed: run.placed, unplaced: run.unplaced })}{' '}
        {isLooked && <StateTag tone="wait">{text.runPreview}</StateTag>}
      </h2>
      <p className="soft figures">{say(isLooked ? text.runOf : text.runPublished, meta)}</p>
      <ul className="match-bars">
        {bars.map(({ key, label, count, isUnplaced }) => (
          <li key={key} className={isUnplaced ? 'is-unplaced' : ''}>
            <span>{label}</span>
            <span className="match-bar" aria-hidden="true">
              <span style={{ width: `${(count / all) * 100}%` }} />
            </span>
            <span className="figures">{say(text.people, { count })}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{text.proof}</summary>
        <div className="match-proof">
          <p className="soft">{text.proofHelp}</p>
          <span>{text.seed}</span>
          <CopyText value={run.seed} />
          <span>{text.hash}</span>
          <CopyText value={run.inputHash} />
        </div>
      </details>
    </section>
  )
}
