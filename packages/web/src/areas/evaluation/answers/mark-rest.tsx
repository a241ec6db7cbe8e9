import {
  type FormSection,
  itemsOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { Select } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { answerText } from './answer.text.ts'
import type { EvaluationFormState } from './use-evaluation-form.ts'

/** From so many marks on it saves taps. */
const MIN = 4

/** Items that can get the same mark: all marks of a form, if they have one scale. */
export function sameScaleOf(sections: readonly FormSection[]) {
  const marks = itemsOf(sections).flatMap((item) => (item.kind === 'score' ? [item] : []))
  const scales = new Set(marks.map(({ scale }) => scale))
  const [scale] = scales
  if (scale === undefined || scales.size > 1 || marks.length < MIN) return null

  return { scale, keys: marks.map(({ key }) => key) }
}

type Props = { sections: readonly FormSection[]; form: EvaluationFormState }

/** One choice gives everything that is not marked yet the same mark; each can be changed after it. */
export function MarkRest({ sections, form }: Props) {
  const text = useText(answerText)
  const same = sameScaleOf(sections)
  if (!same) return null

  const isMarked = same.keys.every((key) => form.draft.scores[key] !== undefined)

  return (
    <Select<number | null>
      className="mark-rest"
      aria-label={text.markRest}
      placeholder={text.markRest}
      value={null}
      disabled={isMarked}
      options={Array.from({ length: same.scale }, (_, index) => ({
        value: same.scale - index,
        label: same.scale - index,
      }))}
      onChange={(value) => value !== null && form.markRest(same.keys, value)}
    />
  )
}
