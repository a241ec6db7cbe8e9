import type { GoalSuggestion } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../progress.css'
import { planText } from './plan.text.ts'

const SHOWN = 5

type Props = {
  suggestions: readonly GoalSuggestion[]

  /** Without it the list is only read. */
  onTake?: (suggestion: GoalSuggestion) => void
  isTaken?: (suggestion: GoalSuggestion) => boolean
}

/** What a trainee lacks; one tap makes a goal of it. */
export function SuggestionList({ suggestions, onTake, isTaken }: Props) {
  const text = useText(planText)
  const [isWhole, setWhole] = useState(false)
  const visibleSuggestions = isWhole ? suggestions : suggestions.slice(0, SHOWN)
  const hidden = suggestions.length - visibleSuggestions.length

  return (
    <>
      <ul className="progress-goals">
        {visibleSuggestions.map((suggestion) => (
          <li key={`${suggestion.origin} ${suggestion.key}`} className="progress-suggestion">
            <Suggestion suggestion={suggestion} />
            {onTake && (
              <Take
                suggestion={suggestion}
                isTaken={isTaken?.(suggestion) ?? false}
                onTake={onTake}
              />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(text.more, { count: hidden })}
        </Button>
      )}
    </>
  )
}

function Suggestion({ suggestion: { origin, label, detail } }: { suggestion: GoalSuggestion }) {
  const { origins } = useText(planWords)

  return (
    <div>
      <div>{label}</div>
      <div className="soft">
        {origins[origin]}
        {detail && ` · ${detail}`}
      </div>
    </div>
  )
}

type TakeProps = {
  suggestion: GoalSuggestion
  isTaken: boolean
  onTake: (suggestion: GoalSuggestion) => void
}

function Take({ suggestion, isTaken, onTake }: TakeProps) {
  const text = useText(planText)
  if (isTaken) return <span className="soft">{text.added}</span>

  return (
    <Button
      aria-label={say(text.add, { label: suggestion.label })}
      onClick={() => onTake(suggestion)}
    >
      +
    </Button>
  )
}
