import type { paperForm } from '@residency/contract/areas/questions/papers/paper.contract'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { LongTextField, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { SwitchField, WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { usePaperChoices } from './paper.queries.ts'
import { paperText } from './paper.text.ts'

/** The fields of a paper, in its dialog and above a blueprint. */
export function PaperFields({ shape }: { shape: (typeof paperForm)['shape'] }) {
  const text = useText(paperText)
  const { fields } = useText(paperWords)
  const { bases = [], mayAll = false } = usePaperChoices().data ?? {}

  return (
    <>
      <TextField name="title" label={text.search} shape={shape.title} maxLength={120} />
      <div className="form-columns">
        <SelectField
          name="baseId"
          label={text.base}
          options={bases}
          {...(mayAll ? { help: text.baseHelp } : {})}
          isOptional={mayAll}
        />
        <WholeNumberField
          name="passPercent"
          label={fields.passPercent}
          shape={shape.passPercent}
          max={100}
        />
      </div>
      <SwitchField
        name="givesPart"
        label={fields.givesPart}
        on={text.yes}
        off={text.no}
        help={text.partHelp}
      />
      <LongTextField
        name="note"
        label={fields.note}
        shape={shape.note}
        maxLength={1000}
        rows={3}
        isOptional
      />
    </>
  )
}
