import { CheckCircleOutlined, CloudUploadOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { timeLeft } from './clock.rules.ts'
import { isPaused, itemStatusOf, mayAnswer, unsaved } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import { useTimeLeft } from './use-deadline.ts'
import type { Sitting, SittingView } from './use-sitting.ts'
import type { View, ViewMode } from './use-view.ts'

const SOON_MS = 5 * 60_000

type Props = {
  sitting: Sitting
  seen: SittingView
  view: View
  onSheet: () => void
  onSubmit: () => void
}

/** What stays in view: the exam, the time left, whether everything is saved, and submitting. */
export function SitHead({ sitting, seen, view, onSheet, onSubmit }: Props) {
  const { sit: text } = useText(takingText)
  const done = view.items.filter(
    (item) => itemStatusOf(item, seen.sheet, seen.isSaved).isAnswered,
  ).length
  const canAnswer = mayAnswer(seen.queue?.answer ?? seen.opened!, seen.queue?.isReplaced ?? false)
  const modes = toChoices(['one', 'all'], text)

  return (
    <header className="sit-head">
      <div className="sit-head-name">
        <h1>{seen.opened!.name}</h1>
        <SavedLine seen={seen} />
      </div>
      <Countdown sitting={sitting} seen={seen} />
      <div className="sit-head-acts">
        <Segmented<ViewMode>
          options={modes}
          value={view.mode}
          onChange={view.choose}
          aria-label={text.view}
        />
        <Button className="sit-sheet-button" disabled={!canAnswer} onClick={onSheet}>
          {say(text.sheetNow, { done, all: view.items.length })}
        </Button>
        <Button
          type="primary"
          disabled={!canAnswer}
          loading={seen.queue?.isSubmitting ?? false}
          onClick={onSubmit}
        >
          {text.submit}
        </Button>
      </div>
    </header>
  )
}

function Countdown({ sitting, seen }: { sitting: Sitting; seen: SittingView }) {
  const { sit: text } = useText(takingText)
  const left = useTimeLeft(sitting)
  const { state } = seen.queue?.answer ?? seen.opened!
  if (left === null || isPaused(state)) return null

  return (
    <div
      className={`sit-clock${left < SOON_MS ? ' is-soon' : ''}`}
      role="timer"
      aria-label={text.left}
    >
      <small>{text.left}</small>
      <strong className="figures">{timeLeft(left)}</strong>
    </div>
  )
}

/** True at every moment: saved is what the server has acknowledged. */
function SavedLine({ seen }: { seen: SittingView }) {
  const { sit: text } = useText(takingText)
  const count = unsaved(seen.sheet, seen.isSaved)
  return (
    <p className={`sit-saved${count ? '' : ' is-saved'}`} role="status">
      {count ? (
        <CloudUploadOutlined aria-hidden="true" />
      ) : (
        <CheckCircleOutlined aria-hidden="true" />
      )}{' '}
      {count ? say(text.someUnsaved, { count }) : text.allSaved}
    </p>
  )
}
