import {
  MAX_FORMS,
  OVERLAP_UNITS,
} from '@residency/contract/areas/questions/papers/blueprint.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { blueprintText } from './blueprint.text.ts'
import type { DraftBlueprint } from './blueprint-draft.rules.ts'

const COUNTS = Array.from({ length: MAX_FORMS }, (_, index) => index + 1)

/** How many parallel forms, and how many questions two of them may share. */
export function FormsChoice({
  draft,
  onDraft,
}: {
  draft: DraftBlueprint
  onDraft: (next: DraftBlueprint) => void
}) {
  const text = useText(blueprintText)
  return (
    <div className="paper-forms">
      <label>
        <span>{text.forms}</span>
        <ChoiceInput
          aria-label={text.forms}
          value={String(draft.forms)}
          options={COUNTS.map((count) => ({
            value: String(count),
            label: say(text.formsOf, { count }),
          }))}
          onChange={(value) => onDraft({ ...draft, forms: Number(value ?? 1) })}
        />
        <small className="soft">{text.formsHelp}</small>
      </label>
      {draft.forms > 1 && (
        <div className="paper-overlap">
          <span>{text.overlap}</span>
          <NumberInput
            min={0}
            max={draft.overlapUnit === 'percent' ? 100 : 300}
            precision={0}
            inputMode={'numeric' as const}
            aria-label={text.overlap}
            value={draft.overlap}
            onChange={(overlap) => onDraft({ ...draft, overlap })}
          />
          <ChoiceInput
            aria-label={text.unit}
            value={draft.overlapUnit}
            options={toChoices(OVERLAP_UNITS, text.units)}
            onChange={(value) =>
              onDraft({ ...draft, overlapUnit: value === 'percent' ? 'percent' : 'questions' })
            }
          />
        </div>
      )}
    </div>
  )
}
